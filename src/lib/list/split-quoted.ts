/** Spaces and a quote that may start an item. */
const OPENING = / *(["'])/uy;

/**
 * Splits a text where a pattern matches outside quotes. A quoted item with only spaces around it loses its quotes; a doubled quote in it becomes one.
 * Any other quote is text, such as an apostrophe, and so are all quotes of that type after an unclosed one.
 */
export function splitQuoted(text: string, separator: RegExp): readonly string[] {
  const next = new RegExp(separator.source, 'gu');
  const after = new RegExp(` *?(?:(${separator.source})|$)`, 'uy');
  const unclosed = new Set<string>();
  const items: string[] = [];
  for (let at = 0; ; ) {
    OPENING.lastIndex = at;
    const [, quote] = OPENING.exec(text) ?? [];
    if (quote !== undefined && !unclosed.has(quote)) {
      const start = OPENING.lastIndex;
      const end = closingAt(text, start, quote);
      if (end === undefined) unclosed.add(quote);
      else after.lastIndex = end + 1;
      const found = end === undefined ? null : after.exec(text);
      if (found) {
        items.push(text.slice(start, end).replaceAll(quote + quote, quote));
        if (found[1] === undefined) return items;
        at = after.lastIndex;
        continue;
      }
    }
    next.lastIndex = at;
    const found = next.exec(text);
    items.push(text.slice(at, found?.index));
    if (!found) return items;
    at = next.lastIndex;
  }
}

/** Offset of the closing quote of an item; `undefined` if unclosed. */
function closingAt(text: string, from: number, quote: string): number | undefined {
  for (let at = text.indexOf(quote, from); at >= 0; at = text.indexOf(quote, at + 2)) {
    if (text.charAt(at + 1) !== quote) return at;
  }
  return undefined;
}
