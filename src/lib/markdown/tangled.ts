// Browsers do not nest elements more deeply either.
const MAX_DEPTH = 512;
// Elements that a parser reopens because they were not closed where they should have been.
const MAX_REOPENED = 1_000_000;

const TAG = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'>])*/giu;
const VOID: ReadonlySet<string> = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const FORMATTING: ReadonlySet<string> = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));

/**
 * Whether parsing the HTML would take disproportionate time and memory: because it is nested too
 * deeply, or because formatting is not closed, which the parser reopens in every following paragraph.
 */
export function isTangled(html: string): boolean {
  const open: string[] = [];
  let unclosed = 0;
  let reopened = 0;
  for (const [, slash, tagName] of html.matchAll(TAG)) {
    const name = tagName?.toLowerCase();
    if (name === undefined || VOID.has(name)) continue;
    if (slash === '') open.push(name);
    else {
      const at = open.lastIndexOf(name);
      if (at < 0) continue;
      const closed = open.splice(at).slice(1);
      unclosed += closed.filter((inner) => FORMATTING.has(inner)).length;
    }
    reopened += unclosed;
    if (open.length + unclosed > MAX_DEPTH || reopened > MAX_REOPENED) return true;
  }
  return false;
}
