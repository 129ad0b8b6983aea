// What GitHub allows in raw HTML: the elements and attributes of its sanitizer, and those that it generates itself.

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

export const ELEMENTS = words(
  'a b blockquote br code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img input ins kbd li ol p picture pre q rp rt ruby s samp section source span strike strong sub summary sup table tbody td tfoot th thead tr tt ul var',
);

/** Elements removed with all their content, which no page displays. Of other disallowed elements the content is kept. */
export const DROPPED = words('iframe noembed noframes script style template');

export const VOID = words('br hr img input source');

/** Elements that are meaningless or harmful outside a table. */
export const TABLE_PARTS = words('tbody td tfoot th thead tr');

const ANYWHERE = words(
  'abbr accesskey align alt axis border cellpadding cellspacing char charoff charset checked clear colspan color cols compact coords datetime dir frame headers height hreflang hspace for id ismap itemprop label lang maxlength media multiple name nohref noshade nowrap open prompt readonly rev rowspan rows rules scope selected shape size span start summary tabindex title usemap valign value width',
);

const ARIA = 'aria-describedby aria-label aria-labelledby';

const ATTRIBUTES: Readonly<Record<string, ReadonlySet<string>>> = {
  a: words(`${ARIA} data-footnote-backref data-footnote-ref href`),
  blockquote: words('cite'),
  del: words('cite'),
  div: words('itemscope itemtype'),
  dl: words(ARIA),
  img: words(`${ARIA} longdesc src`),
  input: words('disabled'),
  ins: words('cite'),
  ol: words(ARIA),
  q: words('cite'),
  section: words('data-footnotes'),
  source: words('srcset'),
  summary: words(ARIA),
  table: words(ARIA),
  ul: words(ARIA),
};

/** Additional attributes in pages: link targets, and names of checkboxes. */
const PAGE_ATTRIBUTES: Readonly<Record<string, ReadonlySet<string>>> = { a: words('target'), input: words('aria-label') };

const ALERT_CLASS = /^markdown-alert(?:-(?:note|tip|important|warning|caution))?$/u;

const CLASSES: Readonly<Record<string, RegExp>> = {
  a: /^data-footnote-backref$/u,
  code: /^language-./u,
  div: ALERT_CLASS,
  h2: /^sr-only$/u,
  li: /^task-list-item$/u,
  ol: /^contains-task-list$/u,
  p: /^markdown-alert-title$/u,
  section: /^footnotes$/u,
  ul: /^contains-task-list$/u,
};

/** The heading above the footnotes of a page, for screen readers only. */
const PAGE_CLASSES: Readonly<Record<string, RegExp>> = { h2: /^visually-hidden$/u };

/** Boolean attributes, regardless of their value. */
export const BOOLEAN = words('checked compact disabled ismap itemscope multiple nohref noshade nowrap open readonly selected');

export const isAllowedAttribute = (element: string, name: string, isInPage: boolean): boolean =>
  ANYWHERE.has(name) || ATTRIBUTES[element]?.has(name) === true || (isInPage && PAGE_ATTRIBUTES[element]?.has(name) === true);

export const isAllowedClass = (element: string, name: string, isInPage: boolean): boolean =>
  CLASSES[element]?.test(name) === true || (isInPage && PAGE_CLASSES[element]?.test(name) === true);
