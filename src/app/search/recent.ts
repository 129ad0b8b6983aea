import { items } from '../../boot/stored-items.ts';
import { createPreference, isTextList } from '../preferences.ts';

export const MAX_SHOWN = 5;
// One more than is shown, because the tool in view is left out.
const MAX_RECENT = MAX_SHOWN + 1;

/** Ids of the tools that were opened last, the latest first. */
export const recentPreference = createPreference<readonly string[]>(items.recentTools, [], isTextList, { isIncidental: true });

export function rememberRecent(tool: string): void {
  recentPreference.set([tool, ...recentPreference.get().filter((other) => other !== tool)].slice(0, MAX_RECENT));
}
