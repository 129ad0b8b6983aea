import type { Language } from '../contract/languages.ts';
import { chooseLanguage } from '../contract/languages.ts';
import { readItem } from '../page/storage/storage.ts';
import type { Json } from './json.ts';
import { root } from './page.ts';
import { isTheme, items, parseItem } from './stored-items.ts';
import type { Theme } from './stored-items.ts';

/** The theme of this visit: the visitor's choice, else the host's, else the system's. */
const themeOf = (host: Json): Theme => [readChoice(items.theme), host.theme].find(isTheme) ?? 'system';

/** The language of this visit: the visitor's choice, else the host's, else the browser's. */
const languageOf = (host: Json): Language =>
  chooseLanguage(
    [readChoice(items.locale), host.language].find((value) => typeof value === 'string'),
    navigator.languages,
  );

function readChoice(name: string): unknown {
  const text = readItem(name);
  return text === null ? undefined : parseItem(text);
}

/** Sets the theme. If the reader's language differs from the page's, sets `data-language`, which hides the page. */
export function applyLook(host: Json): void {
  const theme = themeOf(host);
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  const language = languageOf(host);
  if (language === 'en') delete root.dataset.language;
  else root.dataset.language = language;
}
