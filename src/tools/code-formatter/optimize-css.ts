import type { minify as Minify, syntax as Syntax } from 'csso';

type CssNode = ReturnType<typeof Syntax.parse>;

interface Library {
  readonly minify: typeof Minify;
  readonly syntax: typeof Syntax;
}

/**
 * Merges and shortens rules and values of a minified style sheet; undefined if that is not safe: if the library does not know a part of
 * the syntax, such as nested rules, or would drop a license comment.
 */
export function optimizeCss(css: string, { minify, syntax }: Library): string | undefined {
  const comments = css.match(/\/\*(?!\*\/)[^]*?\*\//gu) ?? [];
  if (comments.some((comment) => !comment.startsWith('/*!'))) return undefined;
  let isKnown = true;
  const tree = syntax.parse(css, {
    onParseError: () => {
      isKnown = false;
    },
  });
  if (!isKnown) return undefined;
  const output = minify(css, { comments: true, restructure: !hasFallbacks(tree, syntax) }).css.trim();
  return output.length < css.length ? output : css;
}

/**
 * Whether a property, or one that is a part of it, has values of which not all browsers know both. The library would drop the value that
 * older browsers use, because a later one seems to replace it, or move it behind that one.
 */
function hasFallbacks(tree: CssNode, syntax: typeof Syntax): boolean {
  // at-rule and property → what is new in its values
  const found = new Map<string, string>();
  let isFallback = false;
  syntax.walk(tree, {
    visit: 'Declaration',
    enter({ property, value }) {
      if (property.startsWith('--')) return;
      const condition = this.atrule?.prelude ? syntax.generate(this.atrule.prelude) : '';
      const key = `${condition}{${familyOf(property)}`;
      const news = newsIn(value, syntax);
      if ((found.get(key) ?? news) !== news) isFallback = true;
      found.set(key, news);
    },
  });
  return isFallback;
}

/** A property without a vendor’s prefix, and without the part of it that it sets: `margin` for `margin-top`. */
const familyOf = (property: string): string =>
  property
    .toLowerCase()
    .replace(/^-[a-z]+-(?=.)/u, '')
    .split('-', 1)[0] ?? '';

// Of CSS 2.1, which all browsers know.
const UNITS = /^(?:px|em|ex|in|cm|mm|pt|pc|deg|m?s)$/iu;
const WORDS =
  /^(?:none|auto|inherit|normal|bold|bolder|lighter|italic|solid|dotted|dashed|double|left|right|center|justify|top|bottom|middle|baseline|block|inline|hidden|visible|scroll|static|relative|absolute|fixed|both|underline|pointer|nowrap|pre|uppercase|lowercase|collapse|transparent|black|white|red|green|blue|gray|silver|yellow|orange)$/iu;

/** The units, functions, keywords and colors of a value that older browsers may not know. */
function newsIn(value: CssNode, syntax: typeof Syntax): string {
  const news = new Set<string>();
  syntax.walk(value, (node) => {
    if (node.type === 'Dimension' && !UNITS.test(node.unit)) news.add(node.unit);
    else if (node.type === 'Function') news.add(`${node.name}(`);
    else if (node.type === 'Identifier' && !node.name.startsWith('--') && !WORDS.test(node.name)) news.add(node.name);
    else if (node.type === 'Hash' && !/^(?:.{3}|.{6})$/u.test(node.value)) news.add('#');
    else if (node.type === 'Raw') news.add(node.value);
  });
  return [...news].toSorted().join(' ');
}
