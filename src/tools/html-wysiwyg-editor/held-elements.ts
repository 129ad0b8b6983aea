/** Elements whose content is not readable text. They are removed with their content. */
export const UNREAD =
  'script, style, noscript, template, iframe, object, embed, svg, math, canvas, audio, video, select, textarea, datalist, head, title, meta, link, base, frameset, noembed, noframes, xmp, plaintext';

const ALIGNED = ['style', 'align'];
const CELL = ['colspan', 'rowspan'];

/** The elements that the editor keeps, or replaces with an equivalent, and their attributes. */
export const heldAttributes: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, ALIGNED] as const),
  ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'strike', 'sub', 'sup', 'br', 'hr'].map((name) => [name, []] as const),
  ...['blockquote', 'ul', 'pre', 'table', 'thead', 'tbody', 'tr', 'li'].map((name) => [name, []] as const),
  ['ol', ['start', 'type']],
  ['td', CELL],
  ['th', CELL],
  ['code', ['class']],
  ['a', ['href', 'target', 'rel', 'class', 'title']],
  ['img', ['src', 'alt', 'title', 'width', 'height']],
  ['span', ['style']],
  ['font', ['color']],
]);

/** The CSS properties that the editor keeps on a `span`. On other elements it keeps only the alignment. */
export const spanProperties: readonly string[] = [
  'color',
  'background-color',
  'font-weight',
  'font-style',
  'text-decoration',
  'text-decoration-line',
  'vertical-align',
];
