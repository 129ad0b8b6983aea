import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { holdRuns } from '../../app/testing/engine.ts';
import { choice, choices, color, dateTime, file, flag, integer, number, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { Field } from '../Field.tsx';
import { describeText } from '../demo-tool.tsx';
import { renderOperation, renderPart, toastWith, toolOf } from '../testing/render-part.tsx';
import { ColoredTextInput } from './ColoredTextInput.tsx';
import FieldsDemo from './demo.tsx';
import styles from './fields.module.css';
import { MakeButton } from './MakeButton.tsx';
import { Segments } from './Segments.tsx';

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm'] as const;

const read = declare({
  input: {
    text: text({ primary: true, multiline: true }),
    line: text(),
    count: integer({ min: 0, max: 8, default: 3 }),
    free: integer(),
    ratio: number({ min: 0, max: 1, step: 0.25 }),
    share: number({ min: 10, max: 1_000, step: 5, usualMax: 100 }),
    kind: choice(['plain', 'rich']),
    marks: choices(['x', 'y', 'z'], { default: ['x'] }),
    letters: choices(LETTERS, { default: ['b'] }),
    twelve: choices(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'], { default: [] }),
    strict: flag({ default: true }),
    tint: color({ default: '#18a058' }),
    since: dateTime({ optional: true }),
    picture: file({ optional: true, format: 'image' }),
    attachment: file({ optional: true }),
  },
  output: { length: text({ primary: true }) },
});
const words = Object.fromEntries([
  ...Object.keys(read.input).map((name) => [`inputs.${name}.label`, `The ${name}`]),
  ['inputs.kind.options.plain', 'Plain'],
  ['inputs.kind.options.rich', 'Rich'],
  ['inputs.marks.options.x', 'Ex'],
  ['inputs.free.placeholder', 'Any'],
]);

type Name = keyof (typeof read)['input'];

/** Renders the field of an input. With a code, the run rejects that input. */
async function show(name: Name, code?: string) {
  const tool = await toolOf({ read }, { read: () => ({ length: '' }) }, words);
  const refusal = { run: async () => ({ kind: 'error', error: { code: code ?? '', field: name, params: {} } }) as const };
  const view = await renderOperation(read, (operation) => <Field operation={operation} name={name} />, { ...tool, ...(code !== undefined && refusal) });
  if (code !== undefined) {
    await act(async () => view.state().set('text', 'x'));
    await view.findByRole('alert');
  }
  return { ...view, value: () => view.state().input[name] };
}

const describedBy = (element: Element): string | undefined => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

test.each(['text', 'line', 'count', 'kind', 'since'] as const)('%s is marked as invalid and described by the reason when rejected', async (name) => {
  const view = await show(name, 'required');
  const control = view.getByLabelText(`The ${name}`);
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(control)).toBe('A value is required.');
  view.unmount();
  const good = await show(name);
  expect(good.getByLabelText(`The ${name}`).hasAttribute('aria-invalid')).toBe(false);
  expect(good.getByLabelText(`The ${name}`).hasAttribute('aria-describedby')).toBe(false);
});

test('a flag is a switch', async () => {
  const view = await show('strict');
  const control = view.getByRole('switch', { name: 'The strict' });
  expect(control).toMatchObject({ checked: true });
  await view.user.click(control);
  expect(view.value()).toBe(false);
});

test('a choice is a list of its options by label', async () => {
  const view = await show('kind');
  const list = view.getByLabelText('The kind');
  expect([...list.querySelectorAll('option')].map(({ textContent, value }) => [value, textContent])).toEqual([
    ['plain', 'Plain'],
    ['rich', 'Rich'],
  ]);
  await view.user.selectOptions(list, 'rich');
  expect(view.value()).toBe('rich');
});

test('several choices are boxes in a group, with buttons for all and none', async () => {
  const view = await show('marks');
  const group = view.getByRole('group', { name: 'The marks' });
  expect(view.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)).toEqual(['Ex', 'y', 'z']);
  await view.user.click(view.getByLabelText('z'));
  expect(view.value()).toEqual(['x', 'z']);
  await view.user.click(view.getByLabelText('y'));
  expect(view.value()).toEqual(['x', 'y', 'z']);
  await view.user.click(view.getByLabelText('Ex'));
  expect(view.value()).toEqual(['y', 'z']);
  await view.user.click(view.getByRole('button', { name: 'None' }));
  expect(view.value()).toEqual([]);
  await view.user.click(view.getByRole('button', { name: 'All' }));
  expect(view.value()).toEqual(['x', 'y', 'z']);
  expect(view.container.querySelector('details')).toBeNull();
  expect(group.querySelector('legend')?.className).not.toBe('visually-hidden');
});

test('collapses more than twelve choices behind their number', async () => {
  const view = await show('letters');
  const fold = view.container.querySelector('details');
  expect(fold?.querySelector('summary')?.textContent).toBe('The letters: 1 of 13 selected');
  expect(fold?.open).toBe(false);
  expect(fold?.querySelector('legend')?.className).toBe('visually-hidden');
  await act(async () => view.state().set('letters', ['a', 'b', 'm']));
  expect(fold?.querySelector('summary')?.textContent).toBe('The letters: 3 of 13 selected');
  view.unmount();
  const twelve = await show('twelve');
  expect(twelve.container.querySelector('details')).toBeNull();
});

test('a group of choices is described by the reason when rejected', async () => {
  const view = await show('marks', 'required');
  expect(describedBy(view.getByRole('group', { name: 'The marks' }))).toBe('A value is required.');
});

test('a date and time is text, and none while that is empty', async () => {
  const view = await show('since');
  const box = view.getByLabelText('The since');
  expect(box).toMatchObject({ value: '', placeholder: '2026-01-31T12:00:00Z' });
  fireEvent.change(box, { target: { value: '2026-01-01' } });
  expect(view.value()).toBe('2026-01-01');
  fireEvent.change(box, { target: { value: '' } });
  expect(view.value()).toBeUndefined();
});

test('a file is opened by its control, shown with its size, and cleared', async () => {
  const view = await show('attachment');
  const control = await view.findByLabelText('The attachment');
  expect(view.getByText('The attachment: Drop a file here, or click to browse').tagName).toBe('SPAN');
  expect(control.hasAttribute('accept')).toBe(false);
  expect(view.queryByRole('button', { name: 'Clear' })).toBeNull();
  await view.user.upload(control, new File(['12345'], 'five.txt', { type: 'text/plain' }));
  expect(view.value()).toMatchObject({ name: 'five.txt', type: 'text/plain' });
  expect(view.getByText('five.txt · 5 bytes').tagName).toBe('SPAN');
  await view.user.click(view.getByRole('button', { name: 'Clear' }));
  expect(view.value()).toBeUndefined();
});

test('an image is chosen among images, and marked when rejected', async () => {
  const view = await show('picture', 'required');
  const control = await view.findByLabelText('The picture');
  expect([control.getAttribute('accept'), control.getAttribute('aria-invalid')]).toEqual(['image/*', 'true']);
  expect(describedBy(control)).toBe('A value is required.');
});

test('segments show all options, by label or as they are', async () => {
  const view = await renderOperation(
    read,
    (operation) => (
      <>
        <Field operation={operation} name="kind" control={(props) => <Segments {...props} />} />
        <Field operation={operation} name="kind" control={(props) => <Segments {...props} isCode />} />
      </>
    ),
    await toolOf({ read }, { read: () => ({ length: '' }) }, words),
  );
  const [inWords, asCode] = view.getAllByRole('radiogroup', { name: 'The kind' });
  expect([inWords?.textContent, asCode?.textContent]).toEqual(['PlainRich', 'plainrich']);
  expect(inWords?.className).not.toBe(asCode?.className);
  await view.user.click(view.getByLabelText('rich'));
  expect(view.state().input.kind).toBe('rich');
  expect(view.getByLabelText('Rich')).toMatchObject({ checked: true });
});

const wordsAndSpaces = (given: string) =>
  given.split(/(\s+)/u).map((piece) => ({ text: piece, part: /\S/u.test(piece) ? (/\d/u.test(piece) ? 'number' : 'word') : undefined }) as const);
const NAMES = { word: 'Words', number: 'Numbers' } as const;

test('a colored text shows its parts behind its letters, and a legend of the existing ones', async () => {
  const view = await renderOperation(
    read,
    (operation) => (
      <Field
        operation={operation}
        name="text"
        control={(props) => <ColoredTextInput {...props} piecesOf={wordsAndSpaces} nameOf={(part) => NAMES[part]} legend="Parts" />}
      />
    ),
    await toolOf({ read }, { read: () => ({ length: '' }) }, words),
  );
  const behind = (): Element | null => view.container.querySelector('pre[aria-hidden="true"]');
  expect(view.queryByRole('list', { name: 'Parts' })).toBeNull();
  expect(behind()?.textContent).toBe('\n');
  view.fill('read', 'text', 'one 2');
  expect(behind()?.textContent).toBe('one 2\n');
  expect([...(behind()?.querySelectorAll('span') ?? [])].map(({ dataset }) => dataset.part)).toEqual(['word', undefined, 'number']);
  expect(view.getByRole('list', { name: 'Parts' }).textContent).toBe('WordsNumbers');
  expect(behind()?.parentElement?.className).toContain(`${styles.colored} ${styles.grows}`);
  view.fill('read', 'text', '2');
  expect(view.getByRole('list', { name: 'Parts' }).textContent).toBe('Numbers');
  view.fill('read', 'text', 'x'.repeat(20_000));
  expect(view.getByRole('list', { name: 'Parts' }).textContent).toBe('Words');
  view.fill('read', 'text', 'x'.repeat(20_001));
  expect(view.queryByRole('list', { name: 'Parts' })).toBeNull();
  expect(behind()?.parentElement?.className).not.toContain(styles.grows);
  expect(behind()?.textContent).toBe('\n');
});

test('a colored text accepts an order of its parts', async () => {
  const view = await renderOperation(
    read,
    (operation) => (
      <Field
        operation={operation}
        name="text"
        control={(props) => <ColoredTextInput {...props} parts={['number', 'word']} piecesOf={wordsAndSpaces} nameOf={(part) => NAMES[part]} legend="Parts" />}
      />
    ),
    await toolOf({ read }, { read: () => ({ length: '' }) }, words),
  );
  view.fill('read', 'text', 'one 2');
  expect(view.getByRole('list', { name: 'Parts' }).textContent).toBe('NumbersWords');
});

const make = declare({ input: { length: integer({ default: 8 }) }, output: { made: text({ primary: true }) } });
const fill = declare({
  input: { text: text({ primary: true }), length: integer({ default: 5 }), key: text({ madeBy: 'make' }) },
  output: { copy: text({ primary: true }) },
});
const makerWords = { 'inputs.key.label': 'Key' };

test('a button generates something new, is disabled meanwhile, and reports why it could not', async () => {
  const engine = holdRuns();
  const made = vi.fn<(output: object) => void>();
  const view = await renderPart(
    <MakeButton maker={make} input={{ length: 2 }} label="Make a long key" onMade={made}>
      Make
    </MakeButton>,
    { ...(await toolOf({ make })), run: engine.run },
  );
  const button = view.getByRole('button', { name: 'Make a long key' });
  expect(button.textContent).toBe('Make');
  await view.user.click(button);
  expect(engine.runs[0]?.request).toMatchObject({ operation: 'make', input: { length: 2 } });
  expect(button).toMatchObject({ disabled: true });
  await act(async () => engine.runs[0]?.fail({ code: 'required', params: {} }));
  expect(button).toMatchObject({ disabled: false });
  expect(view.getByRole('alert').textContent.trim()).toBe('A value is required.');
  await view.user.click(button);
  await act(async () => engine.runs[1]?.crash('x'));
  expect(view.getByRole('alert').textContent).toContain('Something went wrong.');
  expect(view.getByRole('alert').querySelector('p')?.id).toBe(`make-${make.place}-failure`);
  expect(made).not.toHaveBeenCalled();
  await view.user.click(button);
  await act(async () => engine.runs[2]?.succeed({ made: 'key' }));
  expect(made).toHaveBeenCalledExactlyOnceWith({ made: 'key' });
  expect(view.queryByRole('alert')).toBeNull();
});

test('a field is filled by the operation that generates it, with the inputs that both have, and typed text can be restored', async () => {
  const run = vi.fn<(request: { readonly operation: string; readonly input: object }) => Promise<object>>(async () => ({
    kind: 'output',
    output: { made: 'new key', copy: '' },
    isRandom: true,
  }));
  const tool = await toolOf({ fill, make }, { fill: () => ({ copy: '' }), make: () => ({ made: 'new key' }) }, makerWords);
  const view = await renderOperation(fill, (operation) => <Field operation={operation} name="key" />, {
    ...tool,
    run: (request, options) => {
      void run(request);
      return tool.run(request, options);
    },
  });
  const button = view.getByRole('button', { name: 'Generate Key' });
  expect(button.textContent).toBe('Generate');
  await view.user.click(button);
  await waitFor(() => expect(view.box('fill', 'key').value).toBe('new key'));
  expect(
    run.mock.calls
      .map(([request]) => request)
      .filter(({ operation }) => operation === 'make')
      .map(({ input }) => input),
  ).toEqual([{ length: 5 }]);
  view.fill('fill', 'key', 'typed');
  await view.user.click(button);
  await toastWith(view, 'Key was replaced.');
  await view.user.click(view.getByRole('button', { name: 'Undo' }));
  expect(view.box('fill', 'key').value).toBe('typed');
});

test('throws for an unknown generating operation', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const tool = await toolOf({ fill }, {}, makerWords);
  await expect(renderOperation(fill, (operation) => <Field operation={operation} name="key" />, tool)).rejects.toThrow('the tool has no operation make');
});

test('the demo shows a control of each field type, presets and the rare ones behind More options', { tags: ['slow'] }, async () => {
  const view = await renderPart(<FieldsDemo />);
  const kinds = view.parts('describeText', 'attachment').map(({ dataset }) => dataset.kind);
  expect(kinds).toEqual(['file', 'file']);
  expect(view.getAllByRole('group', { name: 'Limits' })).toHaveLength(1);
  expect(view.getByRole('button', { name: 'More options' }).getAttribute('aria-expanded')).toBe('false');
  await view.user.click(view.getByRole('button', { name: 'low' }));
  expect(view.getByRole('button', { name: 'low' }).getAttribute('aria-pressed')).toBe('true');
  expect(view.parts('describeText', 'limit').map((part) => part.querySelector('input')?.value)).toEqual(['10', '10', '10', '10']);
  expect(describeText.input.limit.max).toBe(40);
});
