import { expect, test } from 'vitest';
import { file, integer, text } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import { describeText } from './demo-tool.tsx';
import { MainInput } from './MainInput.tsx';
import { renderAnswer, renderOperation } from './testing/render-part.tsx';
import { stubScreen } from '../app/testing/media.ts';
import { order } from './testing/order.ts';
import { plain, read, readWords } from './testing/layout-operations.ts';

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

test('the main input is a text with its toolbar, focused on wide screens', async () => {
  const view = await renderAnswer(read, { result: '' }, (operation) => <MainInput operation={operation} rows={3} />, { words: readWords });
  expect(view.box('answer', 'given').getAttribute('rows')).toBe('3');
  expect(document.activeElement).toBe(view.box('answer', 'given'));
  expect(view.getByRole('button', { name: 'Paste' }).dataset.action).toBe('paste');
  view.unmount();
  stubScreen({ isSmall: true });
  const line = await renderAnswer(read, { result: '' }, (operation) => <MainInput operation={operation} name="line" />, { words: readWords });
  expect(document.activeElement).toBe(document.body);
  expect(order(line.container)).toEqual(['line']);
  line.unmount();
  const none = await renderAnswer(plain, { hits: [] }, (operation) => <MainInput operation={operation} />);
  expect(none.container.querySelector('main')?.textContent).toBe('');
});

const pictures = declare({ input: { picture: file({ primary: true, optional: true, format: 'image' }) }, output: { result: text({ primary: true }) } });

const anyFile = declare({ input: { picture: file({ primary: true, optional: true }) }, output: { result: text({ primary: true }) } });

const pdf = declare({ input: { picture: file({ primary: true, optional: true, format: 'pdf' }) }, output: { result: text({ primary: true }) } });

test.each([
  { operation: pictures, canPaste: true },
  { operation: anyFile, canPaste: true },
  { operation: pdf, canPaste: false },
])('a file input offers Paste if it accepts images: $canPaste', { tags: ['slow'] }, async ({ operation, canPaste }) => {
  const view = await renderAnswer<typeof pictures | typeof anyFile | typeof pdf>(operation, { result: '' }, (state) => <MainInput operation={state} />);
  await view.findByText(/Drop a file here/u);
  expect(view.queryByRole('button', { name: 'Paste a file' }) !== null).toBe(canPaste);
});
