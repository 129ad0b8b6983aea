import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { choice, choices, flag, integer, text } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import type { Failure } from '../runtime/run.ts';
import { SHOW_PLACE } from '../ui/input-text/long-text.ts';
import { Field } from './Field.tsx';
import { FieldGrid } from './FieldGrid.tsx';
import note from './failure-note.module.css';
import look from './look.module.css';
import page from './page.module.css';
import { describeText } from './demo-tool.tsx';
import { renderOperation, toolOf } from './testing/render-part.tsx';

const read = declare({
  input: {
    text: text({ primary: true, multiline: true }),
    name: text(),
    count: integer(),
    kind: choice(['plain', 'rich']),
    marks: choices(['a', 'b'], { default: [] }),
    strict: flag(),
    tag: text({ usedWhen: { kind: 'rich' } }),
  },
  output: { length: text({ primary: true }) },
});
const words = {
  'inputs.text.label': 'Text',
  'inputs.text.hint': 'Any text',
  'inputs.text.placeholder': 'Type here',
  'inputs.name.label': 'Name',
  'inputs.count.label': 'Count',
  'inputs.kind.label': 'Kind',
  'inputs.marks.label': 'Marks',
  'inputs.strict.label': 'Strict',
  'inputs.tag.label': 'Tag',
  'errors.wrong-letter': 'Wrong letter at {position}{line}:{column}.',
};

const tool = toolOf({ read }, { read: () => ({ length: '' }) }, words);
const failing = async (failure: Failure) =>
  toolOf({ read }, {}, words).then((own) => ({ ...own, run: async () => ({ kind: 'error', error: failure }) as const }));

test('labels its control, and describes it by its hint', async () => {
  const view = await renderOperation(read, (operation) => <Field operation={operation} name="text" />, await tool);
  const box = view.getByLabelText('Text');
  expect(box).toBe(view.box('read', 'text'));
  expect(box.tagName).toBe('TEXTAREA');
  expect(box.getAttribute('placeholder')).toBe('Type here');
  expect(view.getByText('Text').className).toBe(look.label);
  const hint = view.getByText('Any text');
  expect(box.getAttribute('aria-describedby')).toBe(hint.id);
  expect(hint.className).toBe(look.hint);
  expect(box.hasAttribute('aria-invalid')).toBe(false);
  const place = view.part('read', 'text');
  expect([place.dataset.kind, place.hidden]).toEqual(['text', false]);
  expect(place.className).toBe(page.field);
});

test('has no description without a hint, and no empty line', async () => {
  const view = await renderOperation(read, (operation) => <Field operation={operation} name="name" />, await tool);
  expect(view.getByLabelText('Name').hasAttribute('aria-describedby')).toBe(false);
  expect(view.container.querySelector('p')).toBeNull();
  expect(view.queryByRole('alert')).toBeNull();
});

test('sets the input of its operation', async () => {
  const view = await renderOperation(read, (operation) => <Field operation={operation} name="name" />, await tool);
  await view.user.type(view.getByLabelText('Name'), 'ab');
  expect(view.state().input.name).toBe('ab');
});

test('is hidden while other inputs make it unused', async () => {
  const view = await renderOperation(
    read,
    (operation) => (
      <>
        <Field operation={operation} name="kind" />
        <Field operation={operation} name="tag" />
      </>
    ),
    await tool,
  );
  expect(view.part('read', 'tag').hidden).toBe(true);
  await view.user.selectOptions(view.getByLabelText('Kind'), 'rich');
  expect(view.part('read', 'tag').hidden).toBe(false);
});

test.each([
  ['name', 1],
  ['count', 1],
  ['kind', 1],
  ['marks', 0],
  ['strict', 0],
] as const)('%s has %i labels of its own: a group has that of its boxes', async (name, count) => {
  const view = await renderOperation(read, (operation) => <Field operation={operation} name={name} />, await tool);
  expect(view.container.querySelectorAll(`label.${look.label}`)).toHaveLength(count);
});

test('in a sentence hides its label from view only', async () => {
  const view = await renderOperation(read, (operation) => <Field operation={operation} name="name" isInline />, await tool);
  expect(view.getByText('Name').className).toBe('visually-hidden');
  expect(view.part('read', 'name').className).toBe(`${page.field} ${page.inline}`);
});

test('puts a mark and tools at the end of the label’s line, and children below the control', async () => {
  const view = await renderOperation(
    read,
    (operation) => (
      <Field operation={operation} name="name" mark={<i>marked</i>} tools={<button type="button">Tool</button>}>
        <p>below</p>
      </Field>
    ),
    await tool,
  );
  expect(view.getByText('Name').parentElement?.textContent).toBe('NamemarkedTool');
  expect(view.getByText('Name').parentElement?.className).toBe(page.fieldHead);
  expect(view.part('read', 'name').lastElementChild?.textContent).toBe('below');
});

test('shows no mark without tools', async () => {
  const view = await renderOperation(read, (operation) => <Field operation={operation} name="name" mark={<i>marked</i>} />, await tool);
  expect(view.queryByText('marked')).toBeNull();
  expect(view.getByText('Name').parentElement).toBe(view.part('read', 'name'));
});

test('takes focus on request only', async () => {
  const view = await renderOperation(read, (operation) => <Field operation={operation} name="name" autoFocus />, await tool);
  expect(document.activeElement).toBe(view.getByLabelText('Name'));
  view.unmount();
  await renderOperation(read, (operation) => <Field operation={operation} name="name" />, await tool);
  expect(document.activeElement).toBe(document.body);
});

test('shows a given placeholder first, then the detected value, then that of the strings', async () => {
  const view = await renderOperation(describeText, (operation) => (
    <>
      <Field operation={operation} name="ending" />
      <Field operation={operation} name="text" placeholder="Given" rows={9} />
    </>
  ));
  await waitFor(() => expect(view.box('describeText', 'ending').placeholder).toBe('prompt'));
  expect(view.box('describeText', 'text').placeholder).toBe('Given');
  expect(view.box('describeText', 'text').getAttribute('rows')).toBe('9');
  view.fill('describeText', 'text', '');
  await waitFor(() => expect(view.box('describeText', 'ending').placeholder).toBe(''));
});

test('has a button that generates its value, if an operation does that', async () => {
  const view = await renderOperation(describeText, (operation) => (
    <>
      <Field operation={operation} name="tag" />
      <Field operation={operation} name="ending" />
    </>
  ));
  expect(view.part('describeText', 'tag').querySelectorAll(`.${page.making}`)).toHaveLength(1);
  expect(view.part('describeText', 'ending').querySelectorAll(`.${page.making}`)).toHaveLength(0);
  await view.user.click(view.getByRole('button', { name: 'Generate Tag' }));
  await waitFor(() => expect(view.box('describeText', 'tag').value).toMatch(/^\d{20}$/u));
});

test('renders another control instead of the usual one, with everything that it needs', async () => {
  const control = vi.fn<(props: object) => string>(() => 'own control');
  const view = await renderOperation(read, (operation) => <Field operation={operation} name="kind" control={control} rows={2} />, await tool);
  expect(view.part('read', 'kind').textContent).toBe('Kindown control');
  expect(control.mock.lastCall?.[0]).toMatchObject({
    name: 'kind',
    label: 'Kind',
    value: 'plain',
    placeholder: '',
    invalid: false,
    describedBy: undefined,
    autoFocus: false,
    rows: 2,
  });
});

test('throws for an unknown input', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const wrong: string = 'nothing';
  await expect(renderOperation<typeof describeText>(describeText, (operation) => <Field operation={operation} name={wrong as 'text'} />)).rejects.toThrow(
    'describeText has no input nothing',
  );
});

test('shows why its input was rejected, and no other', async () => {
  const failure: Failure = { code: 'required', field: 'name', params: {} };
  const view = await renderOperation(
    read,
    (operation) => (
      <>
        <Field operation={operation} name="text" />
        <Field operation={operation} name="name" />
      </>
    ),
    await failing(failure),
  );
  view.fill('read', 'text', 'x');
  const note = await view.findByRole('alert');
  expect(note.textContent.trim()).toBe('A value is required.');
  const box = view.box('read', 'name');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('A value is required.');
  expect(view.queryByRole('button', { name: 'Show' })).toBeNull();
  expect(view.box('read', 'text').hasAttribute('aria-invalid')).toBe(false);
  expect(view.part('read', 'text').querySelector('[role=alert]')).toBeNull();
});

test('has a line for an error below the main input, and below a field with a hint, whose place the error takes', async () => {
  const view = await renderOperation(
    read,
    (operation) => (
      <>
        <Field operation={operation} name="text" />
        <Field operation={operation} name="name" />
        <Field operation={operation} name="text" isInline />
      </>
    ),
    await failing({ code: 'required', field: 'text', params: {} }),
  );
  view.fill('read', 'text', 'x');
  const [below, inSentence] = await view.findAllByRole('alert');
  expect(below?.className).toBe(`${note.note} ${note.line}`);
  expect(inSentence?.className).toBe(note.note);
  expect(view.parts('read', 'text').map(({ className }) => className.includes(page.roomy ?? '?'))).toEqual([false, false]);
  expect(view.part('read', 'name').className).not.toContain(page.roomy);
});

test('reserves an empty line for an error of the main input without a hint, unless the page wants none', async () => {
  const { 'inputs.text.hint': _, ...withoutHint } = words;
  const view = await renderOperation(
    read,
    (operation) => (
      <>
        <Field operation={operation} name="text" />
        <Field operation={operation} name="text" hasRoomForError={false} />
        <Field operation={operation} name="name" />
        <Field operation={operation} name="name" hasRoomForError />
      </>
    ),
    await toolOf({ read }, { read: () => ({ length: '' }) }, withoutHint),
  );
  expect([...view.parts('read', 'text'), ...view.parts('read', 'name')].map(({ className }) => className)).toEqual([
    `${page.field} ${page.roomy}`,
    page.field,
    page.field,
    `${page.field} ${page.roomy}`,
  ]);
});

test('describes a rejected control by hint and reason', async () => {
  const view = await renderOperation(
    read,
    (operation) => <Field operation={operation} name="text" />,
    await failing({ code: 'required', field: 'text', params: {} }),
  );
  view.fill('read', 'text', 'x');
  await view.findByRole('alert');
  const ids = view.box('read', 'text').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Any text', 'A value is required.']);
});

test.each([
  { position: { character: 3 }, selected: [4, 5] },
  { position: { line: 2, column: 2 }, selected: [8, 9] },
  { position: { line: 1, column: 1 }, selected: [0, 1] },
  { position: { line: 9, column: 1 }, selected: [10, 10] },
])('goes to the position of an error: $position', async ({ position, selected }) => {
  const failure: Failure = { code: 'wrong-letter', field: 'text', position, params: {} };
  const view = await renderOperation(read, (operation) => <Field operation={operation} name="text" />, await failing(failure));
  view.fill('read', 'text', '😀😀ab\nxy\n');
  const box = view.box('read', 'text');
  await view.user.click(await view.findByRole('button', { name: 'Show' }));
  expect(document.activeElement).toBe(box);
  expect([box.selectionStart, box.selectionEnd]).toEqual(selected);
});

test('has no link to the position if positions are of decoded data, or the input is not a text', async () => {
  const view = await renderOperation(
    read,
    (operation) => <Field operation={operation} name="text" hasPlaces={false} />,
    await failing({ code: 'wrong-letter', field: 'text', position: { character: 1 }, params: {} }),
  );
  view.fill('read', 'text', 'x');
  await view.findByRole('alert');
  expect(view.queryByRole('button', { name: 'Show' })).toBeNull();
  view.unmount();
  const other = await renderOperation(
    read,
    (operation) => (
      <>
        <Field operation={operation} name="name" />
        <Field operation={operation} name="count" />
      </>
    ),
    await failing({ code: 'wrong-letter', field: 'count', position: { character: 1 }, params: {} }),
  );
  other.fill('read', 'name', 'x');
  await other.findByRole('alert');
  expect(other.queryByRole('button', { name: 'Show' })).toBeNull();
});

test('finds the position in a long text, which an editor shows', async () => {
  const failure: Failure = { code: 'wrong-letter', field: 'text', position: { line: 2, column: 1 }, params: {} };
  const view = await renderOperation(
    read,
    (operation) => <Field operation={operation} name="text" control={() => <div data-long-text="" />} />,
    await failing(failure),
  );
  const shown = vi.fn<(event: Event) => void>();
  view.part('read', 'text').querySelector('[data-long-text]')?.addEventListener(SHOW_PLACE, shown);
  await act(async () => view.state().set('text', 'a\nb'));
  await view.user.click(await view.findByRole('button', { name: 'Show' }));
  expect(shown.mock.lastCall?.[0]).toMatchObject({ detail: { line: 2, column: 1 } });
});

test('a grid shows the named fields in order, as a group only with a label', async () => {
  const view = await renderOperation(read, (operation) => <FieldGrid operation={operation} names={['count', 'name']} label="Rules" />, await tool);
  const group = view.getByRole('group', { name: 'Rules' });
  expect(group.className).toBe(page.fieldGrid);
  expect([...group.children].map((child) => (child instanceof HTMLElement ? child.dataset.field : ''))).toEqual(['count', 'name']);
  view.unmount();
  const plain = await renderOperation(read, (operation) => <FieldGrid operation={operation} names={['name']} />, await tool);
  expect(plain.queryByRole('group')).toBeNull();
  fireEvent.change(plain.getByLabelText('Name'), { target: { value: 'z' } });
  expect(plain.state().input.name).toBe('z');
});
