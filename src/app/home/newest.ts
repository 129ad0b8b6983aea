import { useSyncExternalStore } from 'react';
import type { ListedTool } from '../../contract/tool.ts';
import { subscribeToNothing } from '../../page/browser/use-is-client.ts';
import { tools } from '../../tools/registry.ts';

const TWO_WEEKS_MS = 14 * 24 * 60 * 60 * 1000;

/** Whether a tool was added less than two weeks before `now` (milliseconds since 1970-01-01T00:00:00Z). */
export const isNew = ({ createdAt }: ListedTool, now: number): boolean => createdAt !== undefined && Date.parse(createdAt) > now - TWO_WEEKS_MS;

/** The start of this visit: the marks of new tools must not change while the page is open. */
const openedAt = Date.now();

/** The day on which pages are prerendered, as noted in the home page (ISO 8601). */
export const renderedOn = new Date(openedAt).toISOString().slice(0, 10);

/**
 * The ids of the new tools, newest first. While React hydrates a prerendered page, the build date counts: the page
 * is rendered again only if other tools are new now.
 */
export const useNewTools = (): readonly string[] => useSyncExternalStore(subscribeToNothing, newNow, newWhenRendered);

function notedDay(): number {
  const noted = typeof document === 'undefined' ? renderedOn : document.querySelector<HTMLElement>('#root')?.dataset.renderedOn;
  return Date.parse(noted ?? renderedOn);
}

export const newestFirst = (tools: readonly (readonly [id: string, tool: ListedTool])[]): readonly (readonly [id: string, tool: ListedTool])[] =>
  tools.toSorted(([, a], [, b]) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));

const newAt = (now: number): readonly string[] => newestFirst([...tools].filter(([, tool]) => isNew(tool, now))).map(([id]) => id);

/** Read after the host has named the tools to hide. */
let lists: { readonly now: readonly string[]; readonly rendered: readonly string[] } | undefined;

function newLists(): NonNullable<typeof lists> {
  if (lists) return lists;
  const [now, rendered] = [newAt(openedAt), newAt(notedDay())];
  // The same list is the same value for React.
  lists = { now, rendered: now.join() === rendered.join() ? now : rendered };
  return lists;
}

const newNow = (): readonly string[] => newLists().now;
const newWhenRendered = (): readonly string[] => newLists().rendered;
