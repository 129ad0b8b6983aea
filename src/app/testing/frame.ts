function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} is not on the page`);
  return found;
}

/** The bar at the top of every page. The head of a tool's page is a header too. */
export const bar = (): HTMLElement => find('header');

/** The menu of tools, open or not. */
export const menu = (): HTMLElement => find('#menu');

/** The content of the current page, without bar and menu. */
export const content = (): HTMLElement => find('#content');

/** The heading of the current page. */
export const heading = (): string => find('#content h1').textContent;

/** The dialog with the search. */
export const palette = (): HTMLDialogElement => {
  const found = find('dialog[aria-label]');
  if (!(found instanceof HTMLDialogElement)) throw new Error('The palette is not a dialog');
  return found;
};
