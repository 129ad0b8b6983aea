/** Whether the page shows only the tool. boot.js decides that, and marks the root element for style sheets. */
export const isEmbedded = (): boolean => typeof document !== 'undefined' && document.documentElement.dataset.embed !== undefined;

// name of a stored item → the parameter that replaces it
const PARAMETERS: ReadonlyMap<string, string> = new Map([
  ['theme', 'theme'],
  ['locale', 'language'],
]);

/**
 * What an embedded page reads instead of a stored item: theme and language may be set by the URL; everything else that the visitor has
 * stored is left unread, because the page around the tool may get its results. `read` reads the item.
 */
export function embeddedItem(name: string, read: (name: string) => string | null): string | null {
  const parameter = PARAMETERS.get(name);
  return parameter === undefined ? null : (new URLSearchParams(location.search).get(parameter) ?? read(name));
}
