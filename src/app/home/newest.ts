import { useSyncExternalStore } from 'react';
import type { Tool } from '../../contract/tool.ts';

const TWO_WEEKS_MS = 14 * 24 * 60 * 60 * 1000;

/** Whether a tool was added less than two weeks before `now` (milliseconds since 1970-01-01T00:00:00Z). */
export const isNew = ({ createdAt }: Tool, now: number): boolean => createdAt !== undefined && Date.parse(createdAt) > now - TWO_WEEKS_MS;

/** When this visit began: what is new does not change under the person's eyes. */
const openedAt = Date.now();

/** The day on which pages are rendered, as home notes it: ISO 8601. */
export const renderedOn = new Date(openedAt).toISOString().slice(0, 10);

/** Tells which tools are new: while a page is taken over that was rendered at build, those that were new then. */
export function useIsNew(): (tool: Tool) => boolean {
  const now = useSyncExternalStore(subscribeToNothing, () => openedAt, notedDay);
  return (tool) => isNew(tool, now);
}

const subscribeToNothing = () => () => undefined;

function notedDay(): number {
  const noted = typeof document === 'undefined' ? renderedOn : document.querySelector<HTMLElement>('#root')?.dataset.renderedOn;
  return Date.parse(noted ?? renderedOn);
}

export const newestFirst = (tools: readonly (readonly [id: string, tool: Tool])[]): readonly (readonly [id: string, tool: Tool])[] =>
  tools.toSorted(([, a], [, b]) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
