import { itemNames, keptName, optionsName, readItem, storedName } from '../page/storage/storage.ts';
import { root } from './page.ts';
import { items } from './stored-items.ts';

/** Names of the items with a tool's stored options and kept inputs. */
export const itemsOf = (tool: string): readonly string[] => [optionsName(tool), keptName(tool)].map(storedName);

/** Marks the root element with facts about the visitor that the rendered page lacks: a closed menu, favorites, recent tools, values of the tool. */
export function markVisitor(page: string): void {
  const { dataset } = root;
  // A menu that a small screen has collapsed is open on a wide one. On a small screen it is closed at the start in any case.
  if (readItem(items.isMenuCollapsed) === 'true' && readItem(items.isCollapsedBySmallScreen) !== 'true') dataset.menu = 'collapsed';
  if (hasAny(items.recentTools)) dataset.recent = '';
  if ([items.favorites, items.pinnedRecipes, items.collapsedCategories].some(hasAny)) dataset.personal = '';
  // A recipe's own page is another one than the rendered page.
  if (page === 'recipes' && new URLSearchParams(location.search).has('page')) dataset.page = '';
  // Pages store their own values at or below their name.
  const own = storedName(page);
  const isOfPage = (name: string): boolean => itemsOf(page).includes(name) || name === own || name.startsWith(`${own}.`);
  if (location.hash.length > 1 || itemNames().some(isOfPage)) dataset.work = '';
}

/** Whether an item exists and is not an empty list. */
const hasAny = (name: string): boolean => /\w/u.test(readItem(name) ?? '');
