import type { minify as Minify, syntax as Syntax } from 'csso';

/**
 * Merges and shortens rules and values of a minified style sheet; undefined if that is not safe: if the library does not know a part of
 * the syntax, such as nested rules, or would drop a license comment.
 */
export function optimizeCss(css: string, { minify, syntax }: { readonly minify: typeof Minify; readonly syntax: typeof Syntax }): string | undefined {
  const comments = css.match(/\/\*(?!\*\/)[^]*?\*\//gu) ?? [];
  if (comments.some((comment) => !comment.startsWith('/*!'))) return undefined;
  let isKnown = true;
  syntax.parse(css, {
    onParseError: () => {
      isKnown = false;
    },
  });
  if (!isKnown) return undefined;
  const output = minify(css, { comments: true }).css.trim();
  return output.length < css.length ? output : css;
}
