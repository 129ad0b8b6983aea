import { act, fireEvent, waitFor } from '@testing-library/react';
import type { Operation } from '../../contract/operations.ts';
import type { Vector } from '../../contract/vectors.ts';
import { formatLink, isLinkable } from '../../runtime/link.ts';
import { costOf, isNothing } from '../../runtime/run.ts';
import type { RenderedTool } from './render-tool.tsx';

/** Goes to another URL of the page. Awaited, because its content may have to load first. */
export async function goTo(address: string): Promise<void> {
  history.pushState(null, '', address);
  await act(async () => dispatchEvent(new PopStateEvent('popstate')));
}

/** Waits until no run is under way and no part of the page is loading. */
export const settled = (page: RenderedTool): Promise<void> =>
  waitFor(() => {
    const busy = page.container.querySelector('[aria-busy="true"], [role="progressbar"]');
    if (busy) throw new Error(`the page is busy: ${busy.outerHTML.slice(0, 300)}`);
  });

/** The input of the first vector with an output; undefined without one. */
export const answered = (operation: Operation, vectors: readonly Vector[]): Vector['input'] | undefined =>
  vectors.find((vector) => 'output' in vector && !isNothing(operation, vector.input))?.input;

/** The visible box of a field that is typed into; not one that takes pressed keys instead of text. */
export const textBoxOf = (page: RenderedTool, operation: string, field: string): HTMLInputElement | HTMLTextAreaElement | undefined =>
  page
    .parts(operation, field)
    .flatMap((part) => [...part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input:is([type="text"], :not([type]))')])
    .find((box) => !box.readOnly && !box.disabled && box.dataset['takesKeys'] === undefined && !box.closest('[hidden], details:not([open])'));

/**
 * Operations whose input the page takes from elsewhere or makes of several boxes: the edited token of the decoder, the prefix that was generated,
 * a box per suite.
 */
const COMPOSED = new Set(['jwt-parser/edit', 'ipv6-ula-generator/subnet', 'benchmark-builder/compare']);

export interface EnteredInput {
  /** A field that is typed into. */
  readonly field: string;
  /** The texts that reach the engine as they were entered. */
  readonly texts: Vector['input'];
}

/**
 * Enters an input of an operation, by a link and by typing what links omit: secrets and long texts. Undefined if the page has no field that is
 * typed into, or runs the operation only on demand: then no run is to be expected.
 */
export async function enter(page: RenderedTool, name: string, operation: Operation, input: Vector['input']): Promise<EnteredInput | undefined> {
  await goTo(`${location.pathname}${formatLink(name, operation, input)}`);
  await settled(page);
  const typed = Object.keys(operation.input).find((field) => textBoxOf(page, name, field) !== undefined);
  if (typed === undefined || costOf(operation, input) === 'on-demand') return undefined;
  const texts: Record<string, unknown> = {};
  for (const [field, declared] of Object.entries(operation.input)) {
    const box = isLinkable(declared) ? undefined : textBoxOf(page, name, field);
    const value = input[field] ?? '';
    if (box) await act(async () => fireEvent.change(box, { target: { value: String(value) } }));
    if (declared.kind === 'text' && (box || (isLinkable(declared) && field in input))) texts[field] = value;
  }
  return { field: typed, texts: COMPOSED.has(`${location.pathname.slice(1)}/${name}`) ? {} : texts };
}
