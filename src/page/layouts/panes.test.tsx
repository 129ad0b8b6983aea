import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import page from '../page.module.css';
import { renderAnswer, renderPart, toastWith } from '../testing/render-part.tsx';
import { Pane, PaneEditor, InputPane, OutputPane, Panes } from './panes.tsx';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { rejected } from '../testing/rejected.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';
import type { CodeEditorHandle } from '../../ui/code-editor/CodeEditor.tsx';
import type { OperationState } from '../session/operation-state.ts';
import { watchDownloads } from '../testing/downloads.ts';
import { dropOn } from '../testing/files.ts';
import { copied } from '../../app/testing/clipboard.ts';
import { raise } from '../testing/raise.ts';
import { convert, convertWords, read, readWords } from '../testing/layout-operations.ts';

test('a pane has its title, the part next to it, its buttons and its content', async () => {
  const view = await renderPart(
    <Pane
      operation={{ name: 'format' }}
      name="input"
      label="Text"
      className="own"
      beside={<i>beside</i>}
      tools={<button type="button">Start new</button>}
      data-primary
    >
      <p>content</p>
    </Pane>,
  );
  const pane = view.getByRole('region', { name: 'Text' });
  expect(pane.dataset).toMatchObject({ operation: 'format', field: 'input', kind: 'text', primary: 'true' });
  expect(pane.className).toBe(`${page.pane} own`);
  expect(view.getByText('beside').previousElementSibling).toBe(view.getByRole('heading', { name: 'Text' }));
  expect(view.getByRole('button').parentElement?.className).toBe(page.toolbar);
  expect(pane.lastElementChild?.textContent).toBe('content');
});

test('a pane without buttons has no space for them', async () => {
  const view = await renderPart(<Pane operation={{ name: 'format' }} name="input" label="Text" />);
  expect(view.container.querySelector(`.${page.toolbar}`)).toBeNull();
});

const editText = declare({ input: { given: text({ primary: true, multiline: true, sample: 'x' }), other: text() }, output: { result: text() } });
const failure = { code: 'required', field: 'given', position: { line: 1, column: 1 }, params: {} } as const;

test('the editor of a pane may show another text than the input, and shows why the input is rejected', async () => {
  const onChange = vi.fn<(text: string) => void>();
  const view = await renderAnswer(editText, { result: '' }, (operation) => (
    <PaneEditor operation={{ ...operation, problem: { kind: 'error', failure } }} name="given" label="Result" value="shown" onChange={onChange}>
      <b>repair</b>
    </PaneEditor>
  ));
  const box = view.getByRole('textbox', { name: 'Result' });
  expect(box).toMatchObject({ value: 'shown' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('A value is required.');
  expect(view.getByRole('alert').textContent).toContain('repair');
  fireEvent.change(box, { target: { value: 'typed' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('typed');
});

test('the editor of a pane does not show the error of another input', async () => {
  const view = await renderAnswer(editText, { result: '' }, (operation) => (
    <PaneEditor operation={{ ...operation, problem: { kind: 'error', failure } }} name="other" label="Other" value="" />
  ));
  expect(view.getByRole('textbox').hasAttribute('aria-invalid')).toBe(false);
  expect(view.queryByRole('alert')).toBeNull();
});

test('an input pane has its toolbar, its editor and the size of its text', async () => {
  const view = await renderAnswer(
    read,
    { result: '' },
    (operation) => (
      <InputPane operation={operation} name="given" wrap={false} autoFocus>
        <p>below</p>
      </InputPane>
    ),
    { words: readWords },
  );
  const pane = view.getByRole('region', { name: 'Given' });
  expect(pane.dataset).toMatchObject({ operation: 'answer', field: 'given', kind: 'text', dropZone: 'true' });
  const box = view.getByRole('textbox', { name: 'Given' });
  expect(document.activeElement).toBe(box);
  expect(box.hasAttribute('aria-invalid')).toBe(false);
  const foot = pane.lastElementChild;
  expect(foot?.lastElementChild?.textContent.trim()).toBe('3 characters · 3 bytes · 1 line');
  expect(foot?.firstElementChild?.textContent).toBe('below');
  fireEvent.change(box, { target: { value: 'é\n' } });
  expect(view.state().input.given).toBe('é\n');
  expect(foot?.lastElementChild?.textContent.trim()).toBe('2 characters · 3 bytes · 2 lines');
  expect(view.queryByRole('alert')).toBeNull();
});

test('an input pane accepts a dropped file, the first of several, and leaves dropped text to its editor', async () => {
  const view = await renderAnswer(read, { result: '' }, (operation) => <InputPane operation={operation} name="given" wrap />, { words: readWords });
  const pane = view.getByRole('region', { name: 'Given' });
  fireEvent.dragOver(pane, { dataTransfer: { types: ['text/plain'], files: [] } });
  expect(pane.className).toBe(page.pane);
  expect(fireEvent.dragOver(pane, { dataTransfer: { types: ['Files'], files: [] } })).toBe(false);
  expect(pane.className).toBe(`${page.pane} ${page.paneOver}`);
  fireEvent.dragLeave(pane);
  expect(pane.className).toBe(page.pane);
  expect(await dropOn(pane, [new File(['[2]'], 'two.json'), new File(['[3]'], 'three.json')])).toBe(true);
  await waitFor(() => expect(view.state().input.given).toBe('[2]'));
  expect(pane.className).toBe(page.pane);
  await toastWith(view, 'One file at a time: only two.json was opened.');
  expect(await dropOn(pane, [])).toBe(false);
  expect(view.state().input.given).toBe('[2]');
});

test('an input pane shows why its text was rejected, and goes to the position', async () => {
  const handle: CodeEditorHandle = { goTo: vi.fn<() => void>(), show: vi.fn<() => void>(), showOffset: vi.fn<() => void>(), focus: vi.fn<() => void>() };
  const Pane = ({ operation }: { readonly operation: OperationState<typeof read> }): ReactNode => {
    const editor = useRef<CodeEditorHandle>(null);
    return (
      <InputPane
        operation={{ ...operation, ...rejected({ code: 'required', field: 'given', position: { line: 2, column: 3 } }) }}
        name="given"
        wrap
        editor={{
          get current() {
            return handle;
          },
          set current(_) {
            editor.current = null;
          },
        }}
        failureActions={<button type="button">Repair</button>}
      />
    );
  };
  const view = await renderAnswer(read, { result: '' }, (operation) => <Pane operation={operation} />, { words: readWords });
  const box = view.getByRole('textbox', { name: 'Given' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('A value is required.');
  expect(view.getByRole('button', { name: 'Repair' }).closest('[role=alert]')).toBe(view.getByRole('alert'));
  await view.user.click(view.getByRole('button', { name: 'Show' }));
  expect(handle.show).toHaveBeenCalledExactlyOnceWith({ line: 2, column: 3 });
});

test('an input pane does not show the error of another input', async () => {
  const view = await renderAnswer(
    read,
    { result: '' },
    (operation) => <InputPane operation={{ ...operation, ...rejected({ code: 'required', field: 'line' }) }} name="given" wrap />,
    { words: readWords },
  );
  expect(view.queryByRole('alert')).toBeNull();
});

test('an input pane suggests the matching tool for a rejected text', { tags: ['slow'] }, async () => {
  const view = await renderTool('json-prettify');
  view.fill('format', 'input', '<?xml version="1.0"?>\n<a><b>1</b></a>');
  const offer = await view.findByText('This looks like input for another tool:');
  const button = within(offer.parentElement ?? raise()).getByRole('button', { name: 'XML to JSON' });
  await view.user.click(button);
  await waitFor(() => expect(location.pathname).toBe('/xml-to-json'));
});

test('an output pane has the buttons of its result, a switch for long lines and the size', async () => {
  const downloads = watchDownloads();
  const onWrap = vi.fn<(wrap: boolean) => void>();
  const view = await renderAnswer(
    convert,
    { yaml: 'a: 1\nb: 2' },
    (operation) => <OutputPane operation={operation} name="yaml" wrap={false} onWrap={onWrap} views={<i>views</i>} />,
    { words: convertWords },
  );
  const pane = view.getByRole('region', { name: 'YAML' });
  expect(pane.dataset).toMatchObject({ operation: 'answer', field: 'yaml', kind: 'text', primary: 'true' });
  expect(view.getByRole('textbox', { name: 'YAML' })).toMatchObject({ readOnly: true, value: 'a: 1\nb: 2' });
  expect(pane.lastElementChild?.textContent.trim()).toBe('9 characters · 9 bytes · 2 lines');
  const wrap = view.getByRole('button', { name: 'Wrap lines' });
  expect(wrap.getAttribute('aria-pressed')).toBe('false');
  await view.user.click(wrap);
  expect(onWrap).toHaveBeenCalledExactlyOnceWith(true);
  await view.user.click(view.getByRole('button', { name: 'Copy YAML' }));
  expect(await copied()).toBe('a: 1\nb: 2');
  await view.user.click(view.getByRole('button', { name: 'Download YAML' }));
  expect(downloads.map(({ name, type }) => [name, type])).toEqual([['demo.yaml', 'application/yaml']]);
  expect(view.getByText('views').previousElementSibling?.textContent).toBe('YAML');
  expect(pane.className).toBe(page.pane);
});

test('an output pane shows a view instead of its text, without a switch for lines', async () => {
  const view = await renderAnswer(
    convert,
    { yaml: '' },
    (operation) => (
      <OutputPane operation={operation} name="yaml" onWrap={() => undefined}>
        <p>own view</p>
      </OutputPane>
    ),
    { words: convertWords },
  );
  expect(view.getByText('own view').parentElement?.className).toBe(page.paneBody);
  expect(view.queryByRole('textbox')).toBeNull();
  expect(view.queryByRole('button', { name: 'Wrap lines' })).toBeNull();
});

test('the buttons of an output pane keep their place without a result', async () => {
  const view = await renderAnswer(convert, { yaml: '' }, (operation) => <OutputPane operation={operation} name="yaml" onWrap={() => undefined} />, {
    words: convertWords,
  });
  const buttons = view.getAllByRole('button').map((button) => [button.getAttribute('aria-label') ?? button.textContent, button.matches(':disabled')]);
  expect(buttons).toEqual([
    ['Wrap lines', false],
    ['Copy YAML', true],
    ['Download YAML', true],
    ['Open YAML in…', true],
  ]);
});

test('an output pane marks an outdated result, and shows the status of the run', async () => {
  const view = await renderAnswer(
    convert,
    { yaml: 'a' },
    (operation) => <OutputPane operation={{ ...operation, isStale: true, isDimmed: true, isCanceled: true }} name="yaml" fileName={['x.txt', 'text/plain']} />,
    { words: convertWords },
  );
  const pane = view.getByRole('region', { name: 'YAML' });
  expect(pane.className).toBe(`${page.pane} ${page.stale}`);
  expect(view.getByText('Last valid result').className).toBe(page.lastGood);
  expect(view.getByText(/^Canceled\./u).getAttribute('role')).toBe('status');
  expect(view.getByRole('button', { name: 'Download YAML (last valid result)' }).matches(':disabled')).toBe(true);
  view.unmount();
  const empty = await renderAnswer(
    convert,
    { yaml: '' },
    (operation) => <OutputPane operation={{ ...operation, isStale: true, isDimmed: true }} name="yaml" />,
    {
      words: convertWords,
    },
  );
  expect(empty.queryByText('Last valid result')).toBeNull();
});

test('low panes leave space for the parts below', async () => {
  const view = await renderPart(
    <>
      <Panes>high</Panes>
      <Panes low>low</Panes>
    </>,
  );
  expect(view.getByText('high').className).toBe(page.panes);
  expect(view.getByText('low').className).toBe(`${page.panes} ${page.lowPanes}`);
});
