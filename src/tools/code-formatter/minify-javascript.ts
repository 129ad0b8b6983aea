import type { Parser, ParserOptions } from 'prettier';
import type { ECMA, minify, MinifyOptions as TerserOptions } from 'terser';
import type { RunContext } from '../../contract/operations.ts';
import { refusal } from './format-code.ts';
import { isLicense } from './is-license.ts';
import type { Minified, MinifyOptions, Removed } from './minify-code.ts';
import { grammarPlace, nestedTooDeeply } from './place.ts';

/**
 * Minifies JavaScript with Terser. Names at the top level of a script stay, because other scripts can use them.
 * @throws InputError `invalid-code`, `too-deeply-nested`
 */
export async function minifyJavascript(
  code: string,
  { keepLicenses, optimize, shortenNames }: MinifyOptions,
  { load }: Pick<RunContext, 'load'>,
): Promise<Minified> {
  const [terser, { parsers }] = await load(() => Promise.all([import('terser'), import('prettier/plugins/acorn')]));
  const tree = treeOf(parsers.acorn, code);
  const module = isModule(tree);
  // `{ a: a }` is only shortened for code that needs ECMAScript 2015 anyway.
  const ecma: ECMA = hasShorthand(tree) ? 2015 : 5;
  const format = { ecma, comments: keepLicenses && ((_node: unknown, { value }: { readonly value: string }) => isLicense(value)) };
  const shorten = (text: string, options: TerserOptions): Promise<string> =>
    run(terser.minify, text, { module, compress: false, mangle: false, format, ...options });
  // In steps, so that it is known which of them changed something.
  const plain = await shorten(code, {});
  const names = { keep_classnames: !shortenNames, keep_fnames: !shortenNames };
  const rewritten = optimize ? await shorten(plain, { ...names, compress: { ...names, passes: 2 } }) : plain;
  const output = shortenNames ? await shorten(rewritten, { mangle: true }) : rewritten;
  return { output, removed: countComments(tree), ...(rewritten !== plain && { isOptimized: true }), hasShortNames: output !== rewritten };
}

/** Parses with another parser first: Terser does not return for some code that is not JavaScript, such as `interface A {}`. */
function treeOf(parser: Parser, code: string): unknown {
  try {
    return parser.parse(code, OPTIONS);
  } catch (error) {
    throw refusal(error, code, 'javascript');
  }
}

/** Whether code imports or exports. A word at the start of a line proves nothing: it can be a key, or be in a comment or a text. */
const isModule = (tree: unknown): boolean =>
  typeof tree === 'object' &&
  tree !== null &&
  'body' in tree &&
  Array.isArray(tree.body) &&
  (tree.body as readonly { readonly type: string }[]).some(({ type }) => /^(?:Import|Export)\w*Declaration$/u.test(type));

/** Whether code has properties such as `{ a }`, which came with ECMAScript 2015. */
function hasShorthand(tree: unknown): boolean {
  const left: unknown[] = [tree];
  while (left.length > 0) {
    const node = left.pop();
    if (typeof node !== 'object' || node === null) continue;
    if ('shorthand' in node && node.shorthand === true) return true;
    for (const child of Object.values(node)) if (typeof child === 'object') left.push(child);
  }
  return false;
}

/** Counts the comments with another parser: Terser does not report those of code that it removes. */
function countComments(tree: unknown): Removed {
  const removed: Removed = { comments: 0, licenses: 0 };
  const comments = typeof tree === 'object' && tree !== null && 'comments' in tree && Array.isArray(tree.comments) ? (tree.comments as readonly unknown[]) : [];
  for (const comment of comments) {
    const text = typeof comment === 'object' && comment !== null && 'value' in comment ? String(comment.value) : '';
    if (isLicense(text)) removed.licenses++;
    else removed.comments++;
  }
  return removed;
}

// All that this parser reads of the options.
const OPTIONS = { parser: 'acorn' } as ParserOptions;

async function run(shorten: typeof minify, code: string, options: TerserOptions): Promise<string> {
  try {
    return (await shorten(code, options)).code ?? '';
  } catch (error) {
    if (error instanceof RangeError) throw nestedTooDeeply();
    if (error instanceof Error && 'pos' in error && typeof error.pos === 'number')
      throw grammarPlace(code, error.pos, 'javascript', error.message.replace(/\.$/u, ''));
    throw error;
  }
}
