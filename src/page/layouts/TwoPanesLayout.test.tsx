import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rejected } from '../testing/rejected.ts';
import type { CodeEditorHandle } from '../../ui/code-editor/CodeEditor.tsx';
import page from '../page.module.css';
import { renderAnswer } from '../testing/render-part.tsx';
import { TwoPanesLayout } from './TwoPanesLayout.tsx';
import { copied } from '../../app/testing/clipboard.ts';
import { order } from '../testing/order.ts';
import { raise } from '../testing/raise.ts';
import { convertWords, plain, warn, warnings } from '../testing/layout-operations.ts';

const warnWords = {
  ...convertWords,
  'inputs.indent.label': 'Indent',
  'outputs.length.label': 'Length',
  'outputs.warnings.label': 'Warnings',
  'outputs.warnings.columns.code.values.odd': 'An odd one',
};

test('two panes show options, input, result, other outputs, then warnings with links to their positions', { tags: ['slow'] }, async () => {
  const view = await renderAnswer(
    warn,
    { yaml: 'y', length: '1', warnings },
    (operation) => (
      <TwoPanesLayout
        operation={operation}
        before={<i>before</i>}
        above={<i>above</i>}
        inputNote={<i>note</i>}
        resultViews={<i>views</i>}
        below={<i>below</i>}
        warningActions={<button type="button">Avoid</button>}
      />
    ),
    { words: warnWords },
  );
  expect(order(view.container)).toEqual(['indent', 'json', 'yaml', 'length', 'warnings']);
  expect(view.container.textContent.match(/before|above|note|views|below|Avoid/gu)).toEqual(['before', 'above', 'note', 'views', 'Avoid', 'below']);
  expect(view.container.querySelector('[data-fill]')?.className).toBe(page.filling);
  expect(document.activeElement).toBe(view.getByRole('textbox', { name: 'JSON' }));
  expect(view.queryByRole('region', { name: 'Warnings' })).toBeNull();
  const line = view.getByRole('button', { name: /^2 warnings/u });
  expect(line.textContent).toBe('2 warningsAn odd one · even');
  await view.user.click(line);
  const card = view.getByRole('region', { name: 'Warnings' });
  const found = within(card).getAllByRole('listitem');
  expect(found.map(({ dataset, textContent }) => [dataset.code, textContent.trim().replaceAll(/\s+/gu, ' ')])).toEqual([
    ['odd', 'An odd one $.a xLine 1, column 2'],
    ['even', 'even Line 3, column 1'],
  ]);
  expect([...card.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual(['$.a', 'x']);
  await view.user.click(within(card).getByRole('button', { name: 'Copy Warnings' }));
  expect(await copied()).toBe('An odd one\t$.a\t1\t2\tx\neven\t\t3\t1\t');
  await view.user.keyboard('{Escape}');
  expect(view.queryByRole('region', { name: 'Warnings' })).toBeNull();
  expect(document.activeElement).toBe(line);
  const [wrap] = view.getAllByRole('button', { name: 'Wrap lines' });
  expect(wrap?.getAttribute('aria-pressed')).toBe('false');
  await view.user.click(wrap ?? raise());
  expect(wrap?.getAttribute('aria-pressed')).toBe('true');
});

test('two panes show the named options and outputs, a custom view, and go to positions by a given editor', async () => {
  const goTo = vi.fn<(line: number, column: number) => void>();
  const handle: CodeEditorHandle = { goTo, show: () => undefined, showOffset: () => undefined, focus: () => undefined };
  const editor = {
    get current() {
      return handle;
    },
    set current(_: CodeEditorHandle | null) {
      // The page's own handle stays.
    },
  };
  const view = await renderAnswer(
    warn,
    { yaml: 'y', length: '1', warnings },
    (operation) => (
      <TwoPanesLayout
        operation={operation}
        options={[]}
        outputs={['warnings']}
        wrap
        editor={editor}
        resultView={<b>own</b>}
        resultFile={['a.txt', 'text/plain']}
      />
    ),
    { words: warnWords },
  );
  expect(order(view.container)).toEqual(['json', 'yaml', 'warnings']);
  expect(view.queryByRole('group', { name: 'Options' })).toBeNull();
  expect(view.getByText('own').parentElement?.className).toBe(page.paneBody);
  await view.user.click(view.getByRole('button', { name: /^2 warnings/u }));
  await view.user.click(view.getByRole('button', { name: 'Line 3, column 1' }));
  expect(goTo).toHaveBeenCalledExactlyOnceWith(3, 1);
});

test('two panes show no other outputs while a text without any result is rejected', async () => {
  const view = await renderAnswer(
    warn,
    { yaml: '', length: '', warnings: [] },
    (operation) => <TwoPanesLayout operation={{ ...operation, ...rejected({ code: 'required', field: 'json' }), hasOutput: false }} />,
    { words: warnWords },
  );
  expect(order(view.container)).toEqual(['indent', 'json', 'yaml', 'warnings']);
  // The line of the warnings keeps its place.
  expect(view.part('answer', 'warnings').querySelector('[data-action="warnings"]')?.textContent).toBe('');
  view.unmount();
  const before = await renderAnswer(
    warn,
    { yaml: 'y', length: '1', warnings: [] },
    (operation) => <TwoPanesLayout operation={{ ...operation, ...rejected({ code: 'required', field: 'json' }), isStale: true, isDimmed: true }} />,
    { words: warnWords },
  );
  expect(order(before.container)).toEqual(['indent', 'json', 'yaml', 'length', 'warnings']);
  expect(before.part('answer', 'warnings').textContent).toContain('No warnings');
  expect(before.getAllByText('Last valid result')).toHaveLength(1);
});

test('two panes throw for an operation without them', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await expect(renderAnswer(plain, { hits: [] }, (operation) => <TwoPanesLayout operation={operation} />)).rejects.toThrow('answer has no two panes');
});
