import { itemNames, readItem, storedName } from '../page/storage.ts';
import { root } from './page.ts';
import { items } from './stored-items.ts';

/** Names of the items with what the visitor has chosen and kept in a tool: by operation and field, as JSON. */
export const itemsOf = (tool: string): readonly string[] => [storedName(`options.${tool}`), storedName(`inputs.${tool}`)];

/** Marks the root element with what this visitor has that the page does not show: a closed menu, favorites, recent tools, values of the tool. */
export function markVisitor(page: string): void {
  const { dataset } = root;
  if (readItem(items.isMenuCollapsed) === 'true') dataset.menu = 'collapsed';
  if (hasAny(items.recentTools)) dataset.recent = '';
  if (hasAny(items.favorites) || hasAny(items.collapsedCategories)) dataset.personal = '';
  // Tools store values of their own below their id, and what several share below the prefix alone.
  const [own, shared] = [storedName(`${page}.`), storedName('')];
  const isOfPage = (name: string): boolean =>
    itemsOf(page).includes(name) || name.startsWith(own) || (name.startsWith(shared) && !name.includes('.', shared.length));
  if (location.hash.length > 1 || itemNames().some(isOfPage)) dataset.work = '';
}

/** Whether an item is there and is no empty list. */
const hasAny = (name: string): boolean => /\w/u.test(readItem(name) ?? '');
