import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { WireInput } from '../../runtime/check.ts';
import type { Step } from '../../runtime/recipe/recipe.ts';
import { loading } from '../testing/loading.ts';
import { pick, renderRecipePart } from '../testing/recipe-part.tsx';
import type { ShownReport } from './step-report.ts';
import { StepCard } from './StepCard.tsx';

const FORMAT: Step = { tool: 'json-prettify', operation: 'format' };
const ENCODE: Step = { tool: 'base64-string-converter', operation: 'encode' };
const HMAC: Step = { tool: 'hmac-generator', operation: 'hmac' };

interface CardOptions {
  /** Index of the step. Default 1: a step that gets the result of another. */
  readonly place?: number;
  readonly report?: Partial<ShownReport>;
  /** Default true. */
  readonly isChosen?: boolean;
  readonly secrets?: WireInput;
}

async function showCard(step: Step, { place = 1, report, isChosen = true, secrets = {} }: CardOptions = {}) {
  const calls = {
    onChoose: vi.fn<() => void>(),
    onChange: vi.fn<(step: Step) => void>(),
    onSecret: vi.fn<(secrets: WireInput) => void>(),
    onDuplicate: vi.fn<() => void>(),
    onRemove: vi.fn<() => void>(),
  };
  const shown: ShownReport | undefined = report && { status: 'done', size: 0, items: -1, isFile: false, format: '', failure: '', ...report };
  const view = await renderRecipePart((words) => (
    <StepCard
      step={step}
      place={place}
      report={shown}
      isChosen={isChosen}
      secrets={secrets}
      words={words}
      control={<button type="button">Move it</button>}
      {...calls}
    />
  ));
  await screen.findByRole('button', { name: 'Move it' });
  return { ...view, ...calls };
}

const heading = (): HTMLElement => screen.getByRole('button', { expanded: true, name: /^\d+\. / });
const endOf = ({ container }: { readonly container: HTMLElement }): string | undefined => container.querySelector('[data-step] > p')?.textContent;
const optionNames = ({ container }: { readonly container: HTMLElement }): readonly (string | undefined)[] =>
  [...container.querySelectorAll<HTMLElement>('[role="group"] [data-field]')].map(({ dataset }) => dataset.field);
const choicesOf = (name: string): readonly string[] => [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ text }) => text);
const select = (name: string, value: string) => fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });

test('shows the number, the tool and the operation of a step', async () => {
  const { container } = await showCard(FORMAT);
  expect(heading().textContent).toBe('2. JSON formatter · Format');
  expect(container.querySelector('[data-step]')?.getAttribute('data-step')).toBe('2');
});

test('omits the operation of a tool that has only one', { tags: ['slow'] }, async () => {
  await showCard({ tool: 'json-to-yaml-converter', operation: 'convert' }, { place: 0 });
  expect(heading().textContent).toBe('1. JSON to YAML');
});

test('shows the default operation of a step without one', async () => {
  await showCard({ tool: 'json-prettify' });
  expect(heading().textContent).toBe('2. JSON formatter · Format');
});

test('expands and collapses with its heading', async () => {
  const { onChoose, container } = await showCard(FORMAT, { isChosen: false });
  const closed = screen.getByRole('button', { expanded: false, name: /^2\. / });
  const body = container.querySelector<HTMLElement>(`[id="${closed.getAttribute('aria-controls')}"]`);
  expect([body?.hidden, body?.textContent]).toEqual([true, '']);
  fireEvent.click(closed);
  expect(onChoose).toHaveBeenCalledTimes(1);
});

test('shows the options and choices of an expanded step', async () => {
  const view = await showCard(FORMAT);
  const body = view.container.querySelector<HTMLElement>(`[id="${heading().getAttribute('aria-controls')}"]`);
  expect(body?.hidden).toBe(false);
  expect(choicesOf('Operation')).toContain('Format');
  expect(choicesOf('Runs')).toEqual(['same as previous step', 'once per line', 'once per JSON record', 'once, on all results']);
  expect(optionNames(view)).toContain('indent');
});

test.each([
  [0, true],
  [1, false],
])('the step at index %i offers its main input: %s', { tags: ['slow'] }, async (place, isOffered) => {
  const view = await showCard(ENCODE, { place });
  expect(optionNames(view).includes('text')).toBe(isOffered);
  expect(optionNames(view)).toContain('urlSafe');
});

test('adds a changed option to the step', async () => {
  const { onChange, onSecret } = await showCard({ ...FORMAT, options: { indent: 4 } });
  fireEvent.click(screen.getByRole('switch', { name: 'Sort keys' }));
  expect(onChange.mock.calls).toEqual([[{ ...FORMAT, options: { indent: 4, sortKeys: true } }]]);
  expect(onSecret).not.toHaveBeenCalled();
});

test('removes an option that is set to its default', async () => {
  const { onChange } = await showCard({ ...FORMAT, options: { sortKeys: true } });
  fireEvent.click(screen.getByRole('switch', { name: 'Sort keys', checked: true }));
  expect(onChange.mock.calls).toEqual([[{ ...FORMAT, options: undefined }]]);
});

test('changes the operation and discards the options of the previous one', { tags: ['slow'] }, async () => {
  const { onChange } = await showCard({ ...ENCODE, options: { urlSafe: true }, input: 'text', output: 'base64', each: 'line', off: true });
  select('Operation', 'decode');
  expect(onChange.mock.calls).toEqual([[{ tool: ENCODE.tool, operation: 'decode', each: 'line', off: true }]]);
});

test('changes how often a step runs', async () => {
  const { onChange } = await showCard({ ...ENCODE, each: 'line' });
  select('Runs', 'all');
  select('Runs', '');
  expect(onChange.mock.calls).toEqual([[{ ...ENCODE, each: 'all' }], [{ ...ENCODE, each: undefined }]]);
});

test('changes the output that the next step gets', async () => {
  const { onChange } = await showCard(ENCODE);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Output' }).value).toBe('base64');
  select('Output', 'byteLength');
  expect(onChange.mock.calls).toEqual([[{ ...ENCODE, output: 'byteLength' }]]);
});

test('changes the input that gets the previous result', { tags: ['slow'] }, async () => {
  const { onChange } = await showCard(HMAC);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Input' }).value).toBe('text');
  select('Input', 'key');
  expect(onChange.mock.calls).toEqual([[{ ...HMAC, input: 'key' }]]);
});

test('turns a step off', async () => {
  const { onChange } = await showCard(FORMAT);
  fireEvent.click(screen.getByRole('switch', { name: 'Enable step 2', checked: true }));
  expect(onChange.mock.calls).toEqual([[{ ...FORMAT, off: true }]]);
});

test('turns a step on again', async () => {
  const view = await showCard({ ...FORMAT, off: true }, { report: { status: 'off' } });
  expect(endOf(view)).toBe('Off');
  expect(view.container.querySelector('[data-step]')?.getAttribute('data-off')).toBe('true');
  fireEvent.click(screen.getByRole('switch', { name: 'Enable step 2', checked: false }));
  expect(view.onChange.mock.calls).toEqual([[{ ...FORMAT, off: undefined }]]);
});

test('passes a secret to onSecret and leaves the step unchanged', { tags: ['slow'] }, async () => {
  const { fill, onSecret, onChange } = await showCard(HMAC, { secrets: { expected: 'kept' } });
  fill('hmac', 'key', 'Jefe');
  expect(onSecret.mock.calls).toEqual([[{ expected: 'kept', key: 'Jefe' }]]);
  expect(onChange).not.toHaveBeenCalled();
});

test('shows a secret in its field with a note that it is not saved', async () => {
  const { box, container } = await showCard(HMAC, { secrets: { key: 'Jefe' } });
  expect(box('hmac', 'key').value).toBe('Jefe');
  expect(screen.getByText('Never saved in the recipe. You enter it for each run.').tagName).toBe('P');
  // A generated key would be lost with the page.
  expect(container.querySelector('[data-field="key"] [data-action="generate"]')).toBeNull();
});

test('does not mention secrets for an operation without any', async () => {
  await showCard(FORMAT);
  expect(screen.queryByText('Never saved in the recipe. You enter it for each run.')).toBeNull();
});

test.each([
  [{ size: 1 }, '1 character'],
  [{ size: 30, format: 'json' }, '30 characters · json'],
  [{ size: 2, items: 2, format: 'text' }, '2 characters · 2 items · text'],
  [{ size: 0, items: 0 }, '0 characters · no items'],
  [{ size: 2000, isFile: true }, /^2(?:\.0)? kB$/u],
  [{ status: 'waiting' }, 'Waiting for earlier steps'],
  [{ status: 'failed', failure: '{"code":"bug"}' }, ''],
] as const)('describes the report %j', async (report, expected) => {
  const view = await showCard(FORMAT, { report });
  expect(endOf(view)).toMatch(typeof expected === 'string' ? new RegExp(`^${expected}$`, 'u') : expected);
});

test('shows nothing about a step that has not run', async () => {
  const view = await showCard(FORMAT);
  expect(endOf(view)).toBe('');
});

test.each([
  ['line', 'once per line · 5 characters'],
  ['record', 'once per JSON record · 5 characters'],
  ['all', 'once, on all results · 5 characters'],
] as const)('shows how a step with each: %s runs', async (each, expected) => {
  const view = await showCard({ ...FORMAT, each }, { report: { size: 5 } });
  expect(endOf(view)).toBe(expected);
});

const failed = (failure: object): Partial<ShownReport> => ({ status: 'failed', failure: JSON.stringify(failure) });
const INVALID = {
  code: 'invalid-base64',
  field: 'base64',
  params: { line: 1, column: 3, reason: 'foreign', character: '?' },
  position: { line: 1, column: 3 },
};

test('shows why a step failed and at which item', async () => {
  const { container } = await showCard({ ...ENCODE, operation: 'decode', each: 'line' }, { report: failed({ ...INVALID, item: 1 }), isChosen: false });
  expect(container.querySelector('[data-step]')?.getAttribute('data-status')).toBe('failed');
  expect(screen.getByText('Item 2:').tagName).toBe('P');
  expect(screen.getByRole('alert').textContent).toContain('? is not a Base64 character.');
});

test('shows the error of a visible option once, at the option', async () => {
  const { part } = await showCard(HMAC, { report: failed({ code: 'required', field: 'key', params: {} }) });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(within(part('hmac', 'key')).getByRole('alert').textContent).not.toBe('');
});

test('hides the error of a step that is off', async () => {
  await showCard({ ...ENCODE, operation: 'decode', off: true }, { report: failed(INVALID) });
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['Duplicate', 'onDuplicate'],
  ['Remove', 'onRemove'],
] as const)('calls the callback of the menu item %s', { tags: ['slow'] }, async (entry, name) => {
  const calls = await showCard(FORMAT);
  await pick(screen.getByRole('button', { name: 'More' }), entry, 'menuitem');
  expect(calls[name]).toHaveBeenCalledTimes(1);
});

test('opens the tool of a step', { tags: ['slow'] }, async () => {
  await showCard({ tool: 'url-encoder', operation: 'decode' });
  await pick(screen.getByRole('button', { name: 'More' }), 'Open tool', 'menuitem');
  await waitFor(() => expect(location.pathname).toBe('/url-encoder'));
});

test('names an unknown tool and offers to remove the step', async () => {
  const { onRemove, container } = await showCard({ tool: '__proto__', operation: 'constructor' });
  expect(screen.getByRole('alert').textContent).toBe('Unknown tool on this site: “__proto__”.');
  expect(screen.getByText('2. __proto__ constructor').tagName).toBe('SPAN');
  expect(container.querySelector('[data-step]')).toBeNull();
  await loading(() => fireEvent.click(screen.getByRole('button', { name: 'Remove' })));
  expect(onRemove).toHaveBeenCalledTimes(1);
});

// In the second case, the default is not the first operation of the tool.
test.each([
  ['json-prettify', 'Format', 'format'],
  ['base64-file-converter', 'Base64 to file', 'decode'],
])('offers the default operation of %s instead of an unknown one', { tags: ['slow'] }, async (tool, label, operation) => {
  const { onChange } = await showCard({ tool, operation: 'nonesuch', options: { indent: 4 } });
  expect(screen.getByRole('alert').textContent).toBe('Unknown operation: nonesuch.');
  fireEvent.click(screen.getByRole('button', { name: label }));
  expect(onChange.mock.calls).toEqual([[{ tool, operation }]]);
});

test('shows a disabled step with an unknown tool as off, without an alert', async () => {
  const { container } = await showCard({ tool: 'CyberChef: XOR', off: true });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(container.textContent).toContain('2. CyberChef: XOR');
  expect(container.textContent).toContain('Off · Unknown tool on this site: “CyberChef: XOR”.');
});

test('reports an unknown option', async () => {
  const { onRemove } = await showCard({ ...FORMAT, options: { nonesuch: 1 } });
  expect(screen.getByRole('alert').textContent).toBe('Unknown field: nonesuch.');
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});
