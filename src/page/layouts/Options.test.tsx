import { expect, test } from 'vitest';
import { choice, choices, flag, integer, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import type { OperationState } from '../session/operation-state.ts';
import { renderAnswer } from '../testing/render-part.tsx';
import optionStyles from './options.module.css';
import { Options, OptionsBelowResult } from './Options.tsx';
import { order } from '../testing/order.ts';
import { raise } from '../testing/raise.ts';

const many = declare({
  input: {
    a: text(),
    b: text(),
    c: text(),
    d: text(),
    e: text(),
    f: text(),
    g: text({ usedWhen: { a: 'on' } }),
    rare: text({ rare: true, usedWhen: { a: 'on' } }),
  },
  output: { result: text({ primary: true }) },
});
const failing = (field: string) => (operation: OperationState<typeof many>) =>
  ({ ...operation, problem: { kind: 'error', failure: { code: 'required', field, params: {} } as never } }) satisfies OperationState<typeof many>;

test.each([
  { names: ['a', 'b', 'c', 'd', 'e', 'f'], shown: undefined, folded: [] },
  { names: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], shown: undefined, folded: ['f', 'g'] },
  { names: ['a', 'b', 'c'], shown: 1, folded: ['b', 'c'] },
  { names: ['a', 'b'], shown: 1, folded: [] },
  { names: ['a', 'rare', 'b'], shown: 1, folded: ['rare'] },
] as const)('of $names rare options, or those beyond the first few, are collapsed: $folded', async ({ names, shown, folded }) => {
  const view = await renderAnswer(many, { result: '' }, (operation) => <Options operation={operation} names={names} {...(shown && { shown })} />);
  const more = view.queryByRole('button', { name: 'More options' });
  const fold = foldOf(view.container);
  expect(fold ? order(fold) : []).toEqual(folded);
  expect(order(view.container)).toEqual([...names.filter((name) => !folded.some((each) => each === name)), ...folded]);
  expect(more !== null).toBe(folded.some((name) => name !== 'rare' && name !== 'g'));
});

/** The part that More options opens. */
const foldOf = (container: Element): HTMLElement | null => container.querySelector('[role="group"][aria-label="More options"]');

const isClosed = (container: Element): boolean => foldOf(container)?.hidden === true;

test('More options opens the collapsed options, and closes them', async () => {
  const view = await renderAnswer(many, { result: '' }, (operation) => <Options operation={operation} names={['a', 'b', 'c']} shown={1} />);
  const more = view.getByRole('button', { name: 'More options' });
  const state = () => [isClosed(view.container), more.getAttribute('aria-expanded')];
  expect(more.getAttribute('aria-controls')).toBe(foldOf(view.container)?.id);
  expect(state()).toEqual([true, 'false']);
  await view.user.click(more);
  expect(state()).toEqual([false, 'true']);
  await view.user.click(more);
  expect(state()).toEqual([true, 'false']);
});

test('without names renders neither options nor a group', async () => {
  const view = await renderAnswer(many, { result: '' }, (operation) => <Options operation={operation} names={[]} />);
  expect(view.queryByRole('group')).toBeNull();
});

test('hides the fold while none of its options is used', async () => {
  const view = await renderAnswer(many, { result: '' }, (operation) => <Options operation={operation} names={['a', 'rare']} />);
  expect(view.queryByRole('button', { name: 'More options' })).toBeNull();
  view.fill('answer', 'a', 'on');
  await view.user.click(view.getByRole('button', { name: 'More options' }));
  expect(isClosed(view.container)).toBe(false);
});

test('options may have custom controls, and parts below them, collapsed or not', async () => {
  const view = await renderAnswer(many, { result: '' }, (operation) => (
    <Options
      operation={operation}
      names={['a', 'b', 'rare']}
      controls={{ a: () => <b>own a</b>, rare: () => <b>own rare</b> }}
      below={{ b: <i>below b</i>, rare: <i>below rare</i> }}
    />
  ));
  expect(view.part('answer', 'a').textContent).toBe('own a');
  expect(view.part('answer', 'b').textContent).toBe('below b');
  expect(view.part('answer', 'rare').textContent).toBe('own rarebelow rare');
  expect(view.parts('answer', 'b')[0]?.querySelector('input')).not.toBeNull();
});

test('shows the error of a collapsed option next to the closed fold', async () => {
  const wrong = failing('g');
  const view = await renderAnswer(many, { result: '' }, (operation) => <Options operation={wrong(operation)} names={['a', 'b', 'c', 'd', 'e', 'f', 'g']} />);
  const fold = foldOf(view.container) ?? raise();
  const alerts = () => view.getAllByRole('alert', { hidden: true }).filter((alert) => !fold.contains(alert));
  expect(alerts().map(({ textContent }) => textContent.trim())).toEqual(['A value is required.']);
  expect(alerts()[0]?.querySelector('p')?.id).toBe('answer-folded-failure');
  await view.user.click(view.getByRole('button', { name: 'More options' }));
  expect(alerts()).toEqual([]);
  view.unmount();
  const other = failing('a');
  const visible = await renderAnswer(many, { result: '' }, (operation) => <Options operation={other(operation)} names={['a', 'b', 'c', 'd', 'e', 'f', 'g']} />);
  expect(visible.getAllByRole('alert')).toHaveLength(1);
});

const mixed = declare({
  input: { key: text(), size: integer({ default: 1 }), kind: choice(['one', 'two']), pad: flag(), tint: text({ remembered: true, usedWhen: { kind: 'two' } }) },
  output: { result: text({ primary: true }) },
});

const folded = (container: Element) => [...container.querySelectorAll(`.${optionStyles.foldable} [data-field]`)].map((part) => part.getAttribute('data-field'));

test('on small screens one button, before the first option, opens all of them; other inputs stay visible', async () => {
  const view = await renderAnswer(mixed, { result: '' }, (operation) => <Options operation={operation} names={['key', 'size', 'kind', 'pad', 'tint']} />);
  const group = view.getByRole('group', { name: 'Options' });
  const toggle = view.getByRole('button', { name: 'Options (3)' });
  expect(folded(view.container)).toEqual(['size', 'kind', 'pad']);
  expect(view.part('answer', 'key').compareDocumentPosition(toggle)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(toggle.compareDocumentPosition(view.part('answer', 'size'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const isOpen = () => [toggle.getAttribute('aria-expanded'), group.classList.contains(optionStyles.unfolded ?? '')];
  expect(isOpen()).toEqual(['false', false]);
  await view.user.click(toggle);
  expect(isOpen()).toEqual(['true', true]);
});

test.each([
  { names: ['key', 'size'], isBelow: false },
  { names: ['size', 'kind', 'pad'], isBelow: true },
] as const)('$names have no such button: a single option, or options below the result', async ({ names, isBelow }) => {
  const view = await renderAnswer(mixed, { result: '' }, (operation) => (
    <OptionsBelowResult value={isBelow}>
      <Options operation={operation} names={names} />
    </OptionsBelowResult>
  ));
  expect(view.queryByRole('button')).toBeNull();
});

test('that button opens rare options too, which stay closed on wide screens', async () => {
  const view = await renderAnswer(mixed, { result: '' }, (operation) => <Options operation={operation} names={['size', 'kind', 'pad']} shown={1} />);
  expect(isClosed(view.container)).toBe(true);
  await view.user.click(view.getByRole('button', { name: 'Options (3)' }));
  expect([isClosed(view.container), foldOf(view.container)?.classList.contains(optionStyles.closed ?? '')]).toEqual([false, true]);
});

test('an error in an option opens the fold, and the reader can close it', async () => {
  const view = await renderAnswer(mixed, { result: '' }, (operation) => (
    <Options
      operation={{
        ...operation,
        problem: operation.input.size === 0 ? { kind: 'error', failure: { code: 'required', field: 'size', params: {} } as never } : undefined,
      }}
      names={['size', 'kind']}
    />
  ));
  const toggle = view.getByRole('button', { name: 'Options (2)' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  view.fill('answer', 'size', '0');
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await view.user.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
});

test('texts, and labels or choices of many characters, take two columns, several choices all', async () => {
  const view = await renderAnswer(
    wide,
    { result: '' },
    (operation) => <Options operation={operation} names={['short', 'long', 'picked', 'line', 'lines', 'many']} shown={6} />,
    {
      words: {
        'inputs.short.label': 'Short',
        'inputs.long.label': 'A label of many characters',
        'inputs.picked.label': 'Picked',
        'inputs.picked.options.one': 'A choice of many characters',
      },
    },
  );
  const spanOf = (name: 'short' | 'long' | 'picked' | 'line' | 'lines' | 'many') =>
    ['one', 'two', 'all'].find((span) => view.part('answer', name).parentElement?.classList.contains(optionStyles[span] ?? span));
  expect((['short', 'long', 'picked', 'line', 'lines', 'many'] as const).map(spanOf)).toEqual(['one', 'two', 'two', 'two', 'all', 'all']);
});

const wide = declare({
  input: {
    short: integer(),
    long: integer(),
    picked: choice(['one', 'two']),
    line: text(),
    lines: text({ multiline: true }),
    many: choices(['one', 'two'], { default: [] }),
  },
  output: { result: text({ primary: true }) },
});
