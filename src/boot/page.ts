/** The root element. The boot script passes its findings to style sheets and the app as `data-` attributes. */
export const root = document.documentElement;

/** Whether the app has hydrated the page. */
export const isReady = (): boolean => root.dataset.ready !== undefined;

/** Whether a page, named by its path below the site's folder, is the home page. */
export const isHome = (page: string): boolean => ['', 'index'].includes(page);

/** Calls `act` when the page has been parsed. DOMContentLoaded would be too late: the app's scripts run before it. */
export function whenParsed(act: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('readystatechange', act, { once: true });
  else act();
}

let sheet: CSSStyleSheet | undefined;

/** Hides these parts of the page, and no others, until the app is ready. */
export function hide(selectors: readonly string[]): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(selectors.map((selector) => `:root:not([data-ready]) ${selector} { visibility: hidden; }`).join('\n'));
}
