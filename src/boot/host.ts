import { readItem, writeItem } from '../page/storage/storage.ts';
import { HOST_FILE, readStart } from './host-text.ts';
import type { Json } from './json.ts';
import { objectOf, parseObject } from './json.ts';
import { applyLook } from './look.ts';
import { hide, isHome, isReady, root, whenParsed } from './page.ts';

declare global {
  // The boot script passes it to the app.
  interface Window {
    /** The text of `config.json`; '' if the host has set nothing. */
    hostConfiguration?: Promise<string>;
  }
}

const MENU = '#menu section';
const NAME = ':is(header, #menu) [href="./"]';

/** Keys that do not change the content of the rendered page. */
const HARMLESS: readonly string[] = ['$schema', 'theme', 'language', 'analytics', 'embed'];

/** How long the app waits for the file, in milliseconds. */
const PATIENCE_MS = 3000;
/** The same if an earlier version of it is stored. */
const KNOWN_PATIENCE_MS = 1000;

/**
 * Loads the host's file, and meanwhile hides the content that the file may hide. Then shows the rest, and calls `fill` if it
 * changes nothing. Resolves to the text for the app; '' if the host sets nothing.
 */
export async function followHost(folder: URL, page: string, fill: () => void): Promise<string> {
  const item = `hostConfiguration ${folder.pathname}`;
  const last = readItem(item) ?? '';
  const known = parseObject(last) ?? {};
  // The first section of the home page introduces the site and has the search.
  const tools = isHome(page) ? '#content > div > section ~ *' : '#content [aria-busy]';
  attempt(() => {
    applyLook(known);
    hide([MENU, tools, ...('name' in known || 'logo' in known ? [NAME] : [])]);
  });

  const timeout = new Promise<string>((resolve) => setTimeout(resolve, last === '' ? PATIENCE_MS : KNOWN_PATIENCE_MS, last));
  const text = await Promise.race([loadOr(last, item, folder), timeout]);
  const host = parseObject(text);
  const isHarmless = Object.keys(host ?? {}).every((key) => HARMLESS.includes(key));
  if (!isHarmless) root.dataset.host = '';
  attempt(() => {
    applyLook(host ?? {});
    hide(isHarmless ? [] : [MENU, NAME, tools]);
    if (isHarmless) whenParsed(fill);
    else showUntouched(objectOf(host), page);
  });
  // The app reports a file that cannot be read.
  return host && Object.keys(host).length === 0 ? '' : text;
}

/** Changes the rendered page. An error is only reported, because the app, which renders the page again if needed, does not depend on it. */
function attempt(change: () => void): void {
  try {
    change();
  } catch (error) {
    console.error(error);
  }
}

/** Loads the file and stores it. Resolves to its last version if it cannot be loaded. */
async function loadOr(last: string, item: string, folder: URL): Promise<string> {
  try {
    const text = await fetchHostFile(folder);
    if (text !== last) store(item, text);
    return text;
  } catch (error) {
    console.info(`${HOST_FILE} could not be loaded. Its last version is used.`, error);
    return last;
  }
}

async function fetchHostFile(folder: URL): Promise<string> {
  const response = await fetch(new URL(HOST_FILE, folder));
  if (response.status === 404) return '';
  if (!response.ok) throw new Error(`HTTP status ${response.status}`);
  return readStart(response);
}

function store(item: string, text: string): void {
  const host = parseObject(text);
  if (host) writeItem(item, Object.keys(host).length === 0 ? undefined : text);
}

const listOf = (value: unknown): readonly unknown[] => (value === undefined ? [] : [value].flat());

/** Shows the page of a tool if the file changes nothing but links in it. The app renders the page again. */
function showUntouched(host: Json, page: string): void {
  const { tools, categories } = objectOf(host.hidden);
  const hidden = listOf(tools);
  if (page === '' || listOf(categories).length > 0 || hidden.includes(page) || Object.hasOwn(objectOf(host.options), page)) return;
  whenParsed(() => {
    if (isReady()) return;
    const links = hidden.flatMap((tool) => (typeof tool === 'string' && /^[\w-]+$/u.test(tool) ? `[href="./${tool}"]` : []));
    // A tool that is not in the menu may be hidden by a former name.
    if (!links.every((link) => document.querySelector(`#menu ${link}`))) return;
    hide([MENU, NAME, ...links.map((link) => `#content ${link}`)]);
    // The page can be read. Typing into it would be lost.
    document.querySelector('#content')?.setAttribute('inert', '');
  });
}
