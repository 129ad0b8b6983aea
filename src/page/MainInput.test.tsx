import { expect, test } from 'vitest';
import { file, integer, text } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import { describeText } from './demo-tool.tsx';
import { MainInput } from './MainInput.tsx';
import { renderAnswer, renderOperation } from './testing/render-part.tsx';

const output = { size: text({ primary: true }) };
const answer = { size: '1' };

test('shows the primary input with its toolbar, with Sample pressed', async () => {
  const view = await renderOperation(describeText, (operation) => <MainInput operation={operation} />);
  expect(view.getByRole('textbox', { name: 'Text' })).toMatchObject({ value: 'An open penknife\nis also a prompt' });
  view.getByRole('button', { name: 'Clear' });
  expect(view.getByRole('button', { name: 'Sample' }).getAttribute('aria-pressed')).toBe('true');
});

test('shows another input by name, with a control of its own', async () => {
  const view = await renderOperation(describeText, (operation) => (
    <MainInput operation={operation} name="text" control={({ id, value }) => <output id={id}>{value.length}</output>} />
  ));
  expect(view.container.querySelector('output')?.textContent).toBe('33');
  expect(view.queryByRole('textbox', { name: 'Text' })).toBeNull();
});

test('makes the page a drop zone for a file', async () => {
  const measure = declare({ input: { photo: file({ primary: true, format: 'image' }) }, output });
  const view = await renderAnswer(measure, answer, (operation) => <MainInput operation={operation} />, { words: { 'inputs.photo.label': 'Photo' } });
  expect(await view.findByLabelText(/^Photo/u)).toMatchObject({ type: 'file', accept: 'image/*' });
  expect(view.queryByRole('textbox')).toBeNull();
});

test('shows nothing for an operation without a primary input', async () => {
  const roll = declare({ input: { sides: integer({ min: 1, max: 9, default: 6 }) }, output });
  const view = await renderAnswer(roll, answer, (operation) => <MainInput operation={operation} />);
  expect(view.container.querySelector('main')?.textContent).toBe('');
});
