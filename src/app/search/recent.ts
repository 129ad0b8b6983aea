import { items } from '../../boot/stored-items.ts';
import { createPreference, isTextList } from '../preferences.ts';

export const MAX_SHOWN = 5;
// One more than shown, because the current tool is omitted.
const MAX_RECENT = MAX_SHOWN + 1;

/** Ids of the recently used tools, latest first. */
export const recentPreference = createPreference<readonly string[]>(items.recentTools, [], isTextList, { isIncidental: true });

export function rememberRecent(tool: string): void {
  recentPreference.set([tool, ...recentPreference.get().filter((other) => other !== tool)].slice(0, MAX_RECENT));
}
