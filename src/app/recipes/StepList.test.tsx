import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Recipe, Step } from '../../runtime/recipe/recipe.ts';
import { MAX_STEPS } from '../../runtime/recipe/recipe.ts';
import type { Words } from '../../runtime/words.ts';
import { loading } from '../testing/loading.ts';
import { pick, recipeOf, renderRecipePart } from '../testing/recipe-part.tsx';
import type { ShownReport } from './step-report.ts';
import { StepList } from './StepList.tsx';

const DECODE: Step = { tool: 'url-encoder', operation: 'decode' };
const FORMAT: Step = { tool: 'json-prettify', operation: 'format', options: { indent: 4 } };
const MINIFY: Step = { tool: 'json-minify', operation: 'minify' };
const HMAC: Step = { tool: 'hmac-generator', operation: 'hmac' };

interface Values {
  readonly recipe: Recipe;
  readonly secrets: string;
  readonly chosen: number | undefined;
}

interface ListOptions {
  readonly secrets?: Readonly<Record<number, object>>;
  readonly chosen?: number;
  readonly result?: string;
  readonly format?: string;
  readonly hasRun?: boolean;
  readonly reports?: readonly ShownReport[];
  /** Recipes on this device. */
  readonly own?: readonly Recipe[];
}

/** Shows steps and keeps the changes made in the list, as the page does. */
async function showList(steps: readonly Step[], { secrets, chosen, result = '', format, hasRun = true, reports = [], own = [] }: ListOptions = {}) {
  const changed = vi.fn<(values: Values) => void>();
  let latest: Values = { recipe: recipeOf(steps, 'Test'), secrets: secrets ? JSON.stringify(secrets) : '', chosen };
  const List = ({ words }: { readonly words: Words }) => {
    const [values, setValues] = useState(latest);
    const change = (next: Partial<Values>): void => {
      latest = { ...latest, ...next };
      changed(latest);
      setValues(latest);
    };
    return (
      <StepList
        {...values}
        reports={reports}
        result={result}
        format={format}
        hasRun={hasRun}
        words={words}
        onChange={(recipe, others = {}) => change({ ...others, recipe })}
        onSet={({ recipe: _recipe, ...others }) => change(others)}
      />
    );
  };
  const stored = own.length === 0 ? {} : { recipes: JSON.stringify({ version: 1, recipes: own }) };
  const view = await renderRecipePart((words) => <List words={words} />, { stored });
  const cards = (): readonly HTMLElement[] => [...view.container.querySelectorAll<HTMLElement>('[data-step]')];
  await waitFor(() => expect(cards()).toHaveLength(steps.length));
  return { ...view, cards, changed, values: () => latest, steps: () => latest.recipe.steps };
}

type ShownList = Awaited<ReturnType<typeof showList>>;

function card({ cards }: ShownList, number: number): HTMLElement {
  const found = cards()[number - 1];
  if (!found) throw new Error(`no step ${number}`);
  return found;
}

const titles = ({ cards }: ShownList): readonly string[] => cards().map((each) => each.querySelector('button span')?.textContent ?? '');
const menu = (list: ShownList, number: number, entry: string): Promise<void> =>
  pick(within(card(list, number)).getByRole('button', { name: 'More' }), entry, 'menuitem');
const undo = (): Promise<void> => loading(() => fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
const adder = (): HTMLElement => screen.getByRole('combobox', { name: 'Add step' });

async function addStep(name: string): Promise<void> {
  await waitFor(() => expect(adder().hasAttribute('disabled')).toBe(false));
  await pick(adder(), name, 'option');
}

async function move(list: ShownList, number: number, key: string): Promise<void> {
  const control = within(card(list, number)).getByRole('button', { name: /^Move / });
  control.focus();
  await loading(() => fireEvent.keyDown(control, { key }));
}

test('lists the steps in order', { tags: ['slow'] }, async () => {
  const list = await showList([DECODE, FORMAT]);
  expect(titles(list)).toEqual(['1. URL encoder/decoder · Decode', '2. JSON formatter · Format']);
  expect(screen.getByRole('region', { name: 'Steps' }).contains(card(list, 2))).toBe(true);
  expect(screen.queryByText('No steps yet: the result equals the input.')).toBeNull();
});

test('shows a message for a recipe without steps', async () => {
  await showList([]);
  expect(screen.getByText('No steps yet: the result equals the input.').tagName).toBe('P');
});

test('shows the report of each step at that step', { tags: ['slow'] }, async () => {
  const report = { items: -1, isFile: false, format: '', failure: '' } as const;
  const list = await showList([DECODE, MINIFY], {
    reports: [
      { ...report, status: 'done', size: 7 },
      { ...report, status: 'waiting', size: 0 },
    ],
  });
  expect(list.cards().map((each) => each.querySelector(':scope > p')?.textContent)).toEqual(['7 characters', 'Waiting for earlier steps']);
});

test('expands one step and collapses it', async () => {
  const list = await showList([DECODE, MINIFY], { chosen: 0 });
  const expanded = () => list.cards().map((each) => each.querySelector('button')?.getAttribute('aria-expanded'));
  expect(expanded()).toEqual(['true', 'false']);
  fireEvent.click(within(card(list, 2)).getByRole('button', { expanded: false, name: /^2\. / }));
  expect([list.values().chosen, expanded()]).toEqual([1, ['false', 'true']]);
  fireEvent.click(within(card(list, 2)).getByRole('button', { expanded: true, name: /^2\. / }));
  expect([list.values().chosen, expanded()]).toEqual([undefined, ['false', 'false']]);
});

test('changes one step and leaves the others unchanged', async () => {
  const list = await showList([DECODE, FORMAT], { chosen: 1 });
  fireEvent.click(screen.getByRole('switch', { name: 'Enable step 2' }));
  expect(list.steps()).toEqual([DECODE, { ...FORMAT, off: true }]);
});

test('stores the secret of a step separately from the recipe', async () => {
  const list = await showList([DECODE, HMAC], { chosen: 1, secrets: { 0: { other: 'kept' } } });
  list.fill('hmac', 'key', 'Jefe');
  expect(JSON.parse(list.values().secrets)).toEqual({ 0: { other: 'kept' }, 1: { key: 'Jefe' } });
  expect(list.steps()).toEqual([DECODE, HMAC]);
});

test('adds a step at the end and expands it', { tags: ['slow'] }, async () => {
  const list = await showList([DECODE], { result: '{"a":1}', format: 'json' });
  await addStep('JSON to YAML (suggested)');
  expect(list.steps()).toEqual([DECODE, { tool: 'json-to-yaml-converter', operation: 'convert' }]);
  expect(list.values().chosen).toBe(1);
});

test('adds a tool that does not match the result, with its default operation', { tags: ['slow'] }, async () => {
  const list = await showList([DECODE], { result: '{"a":1}', format: 'json' });
  await addStep('HMAC generator');
  await waitFor(() => expect(list.steps()).toEqual([DECODE, HMAC]));
});

test('lists tools that match the result first, then other tools and recipes', { tags: ['slow'] }, async () => {
  await showList([DECODE], { result: '{"a":1}', format: 'json', own: [recipeOf([MINIFY], 'Squeeze')] });
  await waitFor(() => expect(adder().hasAttribute('disabled')).toBe(false));
  await loading(() => fireEvent.click(adder()));
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  const kinds = names.map((name) => (name.endsWith(' (suggested)') ? 'fits' : name.startsWith('Recipe: ') ? 'recipe' : 'other'));
  expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toEqual(['fits', 'other', 'recipe']);
  expect(names).toEqual(expect.arrayContaining(['JSON minify (suggested)', 'Hash text and files', 'Recipe: Squeeze', 'Recipe: XML to YAML']));
  expect(names).not.toContain('JSON minify');
});

test('adds all steps of another recipe', { tags: ['slow'] }, async () => {
  const list = await showList([DECODE], { own: [recipeOf([FORMAT, MINIFY], 'Squeeze')] });
  await addStep('Recipe: Squeeze');
  expect(list.steps()).toEqual([DECODE, FORMAT, MINIFY]);
});

test('offers no steps before the recipe has run', async () => {
  await showList([DECODE], { hasRun: false });
  expect(adder().hasAttribute('disabled')).toBe(true);
});

test('duplicates a step with its options, but not its secrets', async () => {
  const list = await showList([{ ...HMAC, options: { encoding: 'base64' } }, MINIFY], { secrets: { 0: { key: 'Jefe' }, 1: { other: 'kept' } } });
  await menu(list, 1, 'Duplicate');
  expect(list.steps()).toEqual([{ ...HMAC, options: { encoding: 'base64' } }, { ...HMAC, options: { encoding: 'base64' } }, MINIFY]);
  expect(JSON.parse(list.values().secrets)).toEqual({ 0: { key: 'Jefe' }, 2: { other: 'kept' } });
  expect(list.values().chosen).toBe(1);
});

test('rejects more steps than the maximum', { tags: ['slow'] }, async () => {
  const list = await showList(Array.from({ length: MAX_STEPS }, () => DECODE));
  await menu(list, 1, 'Duplicate');
  await screen.findByText(`A recipe can have at most ${MAX_STEPS} steps.`);
  expect(list.changed).not.toHaveBeenCalled();
});

test('removes a step with its secret and restores both with Undo', { tags: ['slow'] }, async () => {
  const list = await showList([DECODE, HMAC, MINIFY], { chosen: 1, secrets: { 1: { key: 'Jefe' }, 2: { other: 'kept' } } });
  await menu(list, 2, 'Remove');
  await screen.findByText('Step removed.');
  expect([list.steps(), list.values().secrets, list.values().chosen]).toEqual([[DECODE, MINIFY], '{"1":{"other":"kept"}}', undefined]);
  await undo();
  expect([list.steps(), JSON.parse(list.values().secrets)]).toEqual([[DECODE, HMAC, MINIFY], { 1: { key: 'Jefe' }, 2: { other: 'kept' } }]);
});

test('discards the last secret with its step', async () => {
  const list = await showList([HMAC, MINIFY], { secrets: { 0: { key: 'Jefe' } } });
  await menu(list, 1, 'Remove');
  expect([list.steps(), list.values().secrets]).toEqual([[MINIFY], '']);
});

test('moves a step with its secret by keyboard and keeps it expanded', async () => {
  const list = await showList([HMAC, DECODE, MINIFY], { chosen: 0, secrets: { 0: { key: 'Jefe' } } });
  await move(list, 1, 'End');
  expect(list.values()).toEqual({ recipe: recipeOf([DECODE, MINIFY, HMAC], 'Test'), secrets: '{"2":{"key":"Jefe"}}', chosen: 2 });
  expect(list.box('hmac', 'key').value).toBe('Jefe');
  expect(card(list, 3).contains(list.box('hmac', 'key'))).toBe(true);
});

test('keeps the expanded step when another is moved past it', async () => {
  const list = await showList([DECODE, MINIFY, HMAC], { chosen: 0 });
  await move(list, 3, 'Home');
  expect([list.steps(), list.values().chosen]).toEqual([[HMAC, DECODE, MINIFY], 1]);
});

test('names a step by its number if its tool is unknown', async () => {
  await renderRecipePart((words) => (
    <StepList
      recipe={recipeOf([{ tool: 'nonesuch' }], 'Test')}
      reports={[]}
      chosen={undefined}
      secrets=""
      result=""
      format={undefined}
      hasRun
      words={words}
      onChange={vi.fn<() => void>()}
      onSet={vi.fn<() => void>()}
    />
  ));
  expect((await screen.findByRole('alert')).textContent).toBe('Unknown tool on this site: “nonesuch”.');
  expect(screen.getByRole('button', { name: /^Move Step 1/u }).getAttribute('aria-expanded')).toBe('false');
});
