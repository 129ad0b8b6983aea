import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from '../contract/errors.ts';
import type { InputField } from '../contract/fields.ts';
import { languages } from '../contract/languages.ts';
import type { Language } from '../contract/languages.ts';
import type { Operation, Operations } from '../contract/operations.ts';
import type { Vector } from '../contract/vectors.ts';
import { forgetDrafts } from '../page/session/drafts.ts';
import { isOption } from '../page/session/page-state.ts';
import { checkInput } from '../runtime/check.ts';
import { formatLink, isLinkable, tabLink } from '../runtime/link.ts';
import { costOf, primaryInput } from '../runtime/run.ts';
import { arbitraryInput } from '../runtime/testing/arbitrary-input.ts';
import { testedTools } from '../runtime/testing/tools.ts';
import { loadOperations } from '../tools/declarations.ts';
import { loadVectors } from '../tools/facts.ts';
import { refuseRuns } from './testing/engine.ts';
import { answered, enter, goTo, settled, textBoxOf } from './testing/every-tool.ts';
import type { RenderedTool } from './testing/render-tool.tsx';
import { rawKeysIn } from './testing/raw-keys.ts';
import { renderTool } from './testing/render-tool.tsx';

const tools = await Promise.all(testedTools.map(async (id) => ({ id, operations: await loadOperations(id), vectors: await loadVectors(id) })));

const allLanguages = Object.keys(languages) as readonly Language[];

/** Control characters, markup, a lone surrogate. */
const RUBBISH = '\u0001\u0002 "<script>alert(1)</script>" \u202E {[( %ZZ \\x \uFEFF \u2028 a\uD800b';

/** The operations with a separate view: an operation that only generates a value for another one, or is part of its view, has none. */
const isOnPage = (page: RenderedTool, operation: string): boolean => page.container.querySelector(`[data-operation="${operation}"]`) !== null;

/** Selects an operation by its tab, or by its URL where the page has no tab for it. */
async function show(page: RenderedTool, operation: string): Promise<void> {
  if (page.container.querySelector(`[role="tab"][data-tab="${operation}"]`)) await act(async () => page.choose(operation));
  else if (!isOnPage(page, operation)) await goTo(`${location.pathname}${tabLink(operation)}`);
  await settled(page);
}

const resultsOf = (page: RenderedTool, operation: string, { output }: Operation): readonly HTMLElement[] =>
  Object.keys(output).flatMap((name) => page.parts(operation, name));

const alertsOf = (page: RenderedTool): readonly HTMLElement[] => [...page.container.querySelectorAll<HTMLElement>('[role="alert"]')];

/** Expects the primary result of a fresh page, if its operation runs automatically. */
async function expectFirstResult(page: RenderedTool, name: string, operation: Operation): Promise<void> {
  const isFile = primaryInput(operation)?.[1].kind === 'file';
  if (isFile || costOf(operation, {}) === 'on-demand') return;
  const [output] = Object.entries(operation.output).find(([, { primary }]) => primary) ?? [''];
  await waitFor(() => expect(page.part(name, output).textContent).not.toBe(''));
}

/** The link that the page copies. */
async function copiedLink(page: RenderedTool): Promise<string> {
  await page.user.click(screen.getByRole('button', { name: 'Copy link' }));
  return new URL(await navigator.clipboard.readText()).hash;
}

const hasFields = (operations: Operations): boolean => Object.values(operations).some(({ input }) => Object.keys(input).length > 0);

describe.each(tools)('$id', ({ id, operations, vectors }) => {
  const first = Object.entries(operations)[0];

  // Two tests in one, because rendering the page takes longer than each.
  test('shows every field and a first result, and handles garbage input', async () => {
    const page = await renderTool(id);
    if (first) await expectFirstResult(page, ...first);
    for (const [name, operation] of Object.entries(operations)) {
      await show(page, name);
      for (const input of Object.keys(operation.input)) {
        await waitFor(() => {
          const places = isOnPage(page, name) ? page.parts(name, input) : page.container.querySelectorAll(`[data-field="${input}"]`);
          expect(places.length, `${name}.${input}`).toBeGreaterThan(0);
        });
      }
    }
    for (const [name, operation] of Object.entries(operations)) {
      const [field, declared] = primaryInput(operation) ?? [];
      if (field === undefined || declared?.kind !== 'text' || declared.secret || declared.unlinked) continue;
      await goTo(`/${id}${formatLink(name, operation, { [field]: RUBBISH })}`);
      await settled(page);
      await waitFor(() => expect(page.box(name, field).value, name).toContain('%ZZ'));
      await waitFor(() => expect(alertsOf(page).length + resultsOf(page, name, operation).length, name).toBeGreaterThan(0));
      await settled(page);
      expect(page.container.textContent).not.toMatch(/Something went wrong|Something went wrong in this tool/u);
      await waitFor(() => expectOldResultsMarked(page, name, operation));
    }
  });

  test('marks outdated results with the reason', { tags: ['slow'] }, async () => {
    const engine = refuseRuns();
    const page = await renderTool(id, { engine });
    for (const [name, operation] of Object.entries(operations)) {
      await show(page, name);
      await expectReasonForOldResults(page, engine, name, operation, answered(operation, vectors[name] ?? []));
    }
  });

  const showsNoRawKeys = async (language: Language): Promise<void> => {
    const page = await renderTool(id, { language });
    await settled(page);
    expect(rawKeysIn(page.container)).toEqual([]);
  };
  test.each(allLanguages)('is shown in %s without raw keys', { tags: ['slow'] }, showsNoRawKeys);

  if (!hasFields(operations)) return;

  const linkable = Object.entries(operations).filter(([, { input }]) => Object.values(input).some(isLinkable));
  test.each(linkable)('%s: a link restores its values', { tags: ['slow'] }, async (name, operation) => {
    const links = (vectors[name] ?? []).filter((vector) => 'output' in vector).map(({ input }) => formatLink(name, operation, input));
    // A link without values only selects the operation.
    const link = links.find((each) => !each.endsWith('?'));
    if (link === undefined) return;
    const page = await renderTool(id, { link });
    await settled(page);
    const tabs = page.container.querySelectorAll('[role="tab"][data-tab]');
    // An operation that is part of another one's view has no separate link.
    if (tabs.length > 0 && ![...tabs].some((tab) => tab.getAttribute('data-tab') === name)) return;
    expect(await copiedLink(page)).toBe(link);
  });

  test.each(Object.entries(operations).filter(([, { input }]) => Object.values(input).some(isStoredOption)))(
    '%s: options of an earlier visit are restored',
    { tags: ['slow'] },
    async (name, operation) => {
      const [sample = {}] = fc.sample(arbitraryInput(operation, vectors[name] ?? []), { numRuns: 1, seed: 5 });
      const options = Object.fromEntries(Object.entries(sample).filter(([field, value]) => isStoredValue(field, operation.input[field], value)));
      // On the first visit of all, a page may choose options by the reader's locale.
      (await renderTool(id)).unmount();
      forgetDrafts();
      const page = await renderTool(id, { link: tabLink(name), stored: { [`penknife.options.${id}`]: JSON.stringify({ [name]: options }) } });
      await settled(page);
      const copied = new URLSearchParams((await copiedLink(page)).replace(/^[^?]*\?/u, ''));
      const expected = new URLSearchParams(formatLink(name, operation, options).replace(/^[^?]*\?/u, ''));
      for (const [field, value] of expected) expect(copied.get(field), field).toBe(value);
    },
  );
});

/** Expects that a page gives the reason, or hides the results, when the input after a valid one is refused. */
async function expectReasonForOldResults(
  page: RenderedTool,
  engine: ReturnType<typeof refuseRuns>,
  name: string,
  operation: Operation,
  valid: Vector['input'] | undefined,
): Promise<void> {
  if (valid === undefined) return;
  engine.refuse();
  const entered = await enter(page, name, operation, valid);
  if (!entered) return;
  await waitFor(() => expect(engine.hasEnded(name, entered.texts), name).toBe(true));
  await settled(page);
  engine.refuse(name, { code: 'wrong-type', field: entered.field, params: {} });
  await act(async () => type(textBoxOf(page, name, entered.field)));
  await settled(page);
  await waitFor(() => expectReason(page, name, operation));
}

/** Whether a value of an option can be restored: the random ones include values out of range. */
function isStoredValue(name: string, field: InputField | undefined, value: unknown): boolean {
  if (!field || !isStoredOption(field)) return false;
  try {
    checkInput({ input: { [name]: field }, output: {}, place: 0 }, { [name]: value });
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

const isStoredOption = (field: InputField): boolean => isOption(field) && isLinkable(field);

/** Adds a digit, which makes a different value of a text and of a number. */
function type(box: HTMLInputElement | HTMLTextAreaElement | undefined): void {
  if (box) fireEvent.change(box, { target: { value: `${box.value}1` } });
}

/** Expects that a result of a refused input is not visible, or that the page shows the reason for it. */
function expectReason(page: RenderedTool, name: string, operation: Operation): void {
  const visible = oldResultsOf(page, name, operation);
  if (visible.length === 0) return;
  const reasons = alertsOf(page).filter((alert) => !alert.closest('[hidden], details:not([open])'));
  expect(reasons.length, `${name}: reasons why ${visible.map((part) => part.dataset['field']).join(', ')} is an older result`).toBeGreaterThan(0);
  expectOldResultsMarked(page, name, operation);
}

/** Expects that a result that stays after an error is marked as outdated, including its buttons. */
function expectOldResultsMarked(page: RenderedTool, name: string, operation: Operation): void {
  // Another operation of the page may have a separate error.
  if (page.container.querySelector(`[data-operation="${name}"] [role="alert"]`) === null) return;
  const old = oldResultsOf(page, name, operation);
  const passing = old
    .flatMap((part) => [...part.querySelectorAll('button:not(:disabled)')])
    .map((button) => button.ariaLabel ?? '')
    .filter((label) => /^(?:Copy|Download|Open) /u.test(label) && !/\((?:last valid result|sample result)\)/u.test(label));
  expect(passing, name).toEqual([]);
  if (old.length > 0)
    expect(page.container.textContent, `${name}: ${old.map(({ dataset, textContent }) => `${dataset['field']} = ${textContent}`).join(', ')}`).toMatch(
      /Last valid result|Sample result/u,
    );
}

/** Whether a result has text besides the head of a table and the word for an empty text. */
const hasText = (part: HTMLElement): boolean =>
  [...part.querySelectorAll('[data-value]:not(figure), textarea, .cm-content')].some((value) => !/^(?:Empty)?$/u.test(shownText(value).trim()));

const shownText = (value: Element): string => (value instanceof HTMLTextAreaElement ? value.value : (value.querySelector('tbody') ?? value).textContent);

/** The visible results of an operation that are not empty. */
const oldResultsOf = (page: RenderedTool, name: string, { input, output }: Operation): readonly HTMLElement[] =>
  Object.keys(output)
    .filter((field) => !(field in input))
    .flatMap((field) => page.parts(name, field))
    .filter((part) => !part.closest('[hidden], details:not([open])'))
    .filter((part) => hasText(part) || part.querySelector('figure img') !== null);
