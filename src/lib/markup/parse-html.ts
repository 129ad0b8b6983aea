import type { DefaultTreeAdapterTypes } from 'parse5';
import { defaultTreeAdapter, parse, parseFragment } from 'parse5';
import { InputError } from '../../contract/errors.ts';
import { Locator } from '../text-position/locator.ts';

// Browsers do not nest elements more deeply either. The parser takes time for each level at each tag.
const MAX_DEPTH = 512;
// A parser opens an element again in every paragraph if it was not closed. No page has more elements than one per two characters.
const MORE_ELEMENTS = 100_000;

interface HtmlReading {
  /** The field of errors; `input` by default. */
  readonly field?: string;
  /** Whether nodes have their places in the text, and errors too. */
  readonly withPlaces?: boolean;
  /** Whether a fragment is read as a page, too. */
  readonly isPage?: boolean;
  /** Whether `noscript` contains text, as in a browser that runs scripts. */
  readonly scriptingEnabled?: boolean;
}

/**
 * Parses HTML as browsers do: a document, or a fragment.
 * @throws InputError `too-deeply-nested` on the field
 */
export function parseHtml(html: string, reading: HtmlReading = {}): DefaultTreeAdapterTypes.Document | DefaultTreeAdapterTypes.DocumentFragment {
  const { field = 'input', withPlaces = false, isPage = isDocument(html), scriptingEnabled = false } = reading;
  let depth = 0;
  let created = 0;
  let at = 0;
  const refuse = (): never => {
    const position = withPlaces && { position: new Locator(html).locate(at) };
    throw new InputError('too-deeply-nested', { field, ...position, params: { reason: 'other', limit: MAX_DEPTH } });
  };
  const treeAdapter = {
    ...defaultTreeAdapter,
    createElement: (...given: Parameters<typeof defaultTreeAdapter.createElement>) => {
      if (++created > html.length / 2 + MORE_ELEMENTS) refuse();
      return defaultTreeAdapter.createElement(...given);
    },
    onItemPush: ({ sourceCodeLocation }: DefaultTreeAdapterTypes.Element) => {
      at = sourceCodeLocation?.startOffset ?? at;
      if (++depth > MAX_DEPTH) refuse();
    },
    onItemPop: () => {
      depth--;
    },
  };
  const options = { treeAdapter, scriptingEnabled, sourceCodeLocationInfo: withPlaces };
  return isPage ? parse(html, options) : parseFragment(html, options);
}

/** Whether HTML is a whole document, perhaps after comments. */
function isDocument(html: string): boolean {
  const beforeTag = /\s*(?:<!--|<(?<tag>!doctype|html|head|body)\b)?/iuy;
  for (let at = 0; ; ) {
    beforeTag.lastIndex = at;
    const found = beforeTag.exec(html);
    if (found?.groups?.['tag'] !== undefined) return true;
    if (!found?.[0].endsWith('<!--')) return false;
    const end = html.indexOf('-->', beforeTag.lastIndex);
    if (end < 0) return false;
    at = end + 3;
  }
}
