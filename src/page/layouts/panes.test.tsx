import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import page from '../page.module.css';
import { renderAnswer, renderPart } from '../testing/render-part.tsx';
import { Pane, PaneEditor } from './panes.tsx';

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

const read = declare({ input: { given: text({ primary: true, multiline: true, sample: 'x' }), other: text() }, output: { result: text() } });
const failure = { code: 'required', field: 'given', position: { line: 1, column: 1 }, params: {} } as const;

test('the editor of a pane may show another text than the input, and shows why the input is rejected', async () => {
  const onChange = vi.fn<(text: string) => void>();
  const view = await renderAnswer(read, { result: '' }, (operation) => (
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
  const view = await renderAnswer(read, { result: '' }, (operation) => (
    <PaneEditor operation={{ ...operation, problem: { kind: 'error', failure } }} name="other" label="Other" value="" />
  ));
  expect(view.getByRole('textbox').hasAttribute('aria-invalid')).toBe(false);
  expect(view.queryByRole('alert')).toBeNull();
});
