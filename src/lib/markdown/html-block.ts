interface HtmlStart {
  readonly start: RegExp;
  readonly end?: RegExp;
}

const NAMES =
  'address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul';

/** An opening and a closing tag. */
export const TAG =
  '<(?:[A-Za-z][A-Za-z0-9-]*(?:[ \\t\\n]+[A-Za-z_:][A-Za-z0-9_.:-]*(?:[ \\t\\n]*=[ \\t\\n]*(?:[^ \\t\\n"\'=<>`]+|\'[^\']*\'|"[^"]*"))?)*[ \\t\\n]*/?|/[A-Za-z][A-Za-z0-9-]*[ \\t\\n]*)>';

// CommonMark 0.31.2, section 4.6, in its order. The last cannot interrupt a paragraph.
const STARTS: readonly HtmlStart[] = [
  { start: /<(?:script|pre|style|textarea)(?:[ \t>]|$)/iy, end: /<\/(?:script|pre|style|textarea)>/iu },
  { start: /<!--/y, end: /-->/u },
  { start: /<\?/y, end: /\?>/u },
  { start: /<![A-Za-z]/y, end: />/u },
  { start: /<!\[CDATA\[/y, end: /\]\]>/u },
  { start: new RegExp(`</?(?:${NAMES})(?:[ \\t]|/?>|$)`, 'iy') },
];
const ANY_TAG: HtmlStart = { start: new RegExp(`${TAG}[ \\t]*$`, 'y') };

/** Returns the type of HTML block that starts here. */
export function findHtmlStart(line: string, at: number, canBeAnyTag: boolean): HtmlStart | undefined {
  return (canBeAnyTag ? [...STARTS, ANY_TAG] : STARTS).find(({ start }) => {
    start.lastIndex = at;
    return start.test(line);
  });
}
