import { InputError } from '../../contract/errors.ts';
import type { InputValues, OutputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import type { CodeLanguage } from '../../lib/code-language/code-language.ts';
import { detectCodeLanguage } from '../../lib/code-language/code-language.ts';
import type { minify } from './fields.ts';
import { minifyCss } from './minify-css.ts';
import { minifyGraphql } from './minify-graphql.ts';
import { minifyJavascript } from './minify-javascript.ts';
import { optimizeCss } from './optimize-css.ts';
import { grammarPlace, languageNames } from './place.ts';
import { compareSizes } from './sizes.ts';

/** The languages that can be minified. */
const minified = ['html', 'css', 'javascript', 'graphql'] as const satisfies readonly CodeLanguage[];
type MinifiedLanguage = (typeof minified)[number];

/** How many comments a minifier found. */
export interface Removed {
  comments: number;
  licenses: number;
}

export interface Minified {
  readonly output: string;
  readonly removed: Removed;
  /** Whether the code was rewritten, or is not known well enough for that; undefined if there is nothing to say. */
  readonly isOptimized?: boolean;
  readonly hasShortNames?: boolean;
}

export interface MinifyOptions {
  readonly keepLicenses: boolean;
  readonly optimize: boolean;
  readonly shortenNames: boolean;
}

const isMinified = (language: CodeLanguage): language is MinifiedLanguage => minified.some((each) => each === language);

/**
 * Minifies code: removes comments and whitespace without a meaning, and rewrites code in a shorter form with the same effect.
 * @throws InputError `invalid-code`, `too-deeply-nested`, `not-minified`
 */
export async function minifyCode(
  { input, language: chosen, ...options }: InputValues<typeof minify.input>,
  context: RunContext,
): Promise<OutputValues<typeof minify.output>> {
  const language = chosen === 'auto' ? (detectCodeLanguage(input) ?? 'javascript') : chosen;
  if (!isMinified(language)) throw new InputError('not-minified', { field: 'input', params: { language: languageNames[language] } });
  const { output, removed, isOptimized, hasShortNames = false } = await minifierFor[language](input, options, context);
  const counted = [
    { code: 'comments-removed' as const, count: removed.comments },
    { code: options.keepLicenses ? ('licenses-kept' as const) : ('licenses-removed' as const), count: removed.licenses },
    { code: 'characters-saved' as const, count: Math.max(0, input.length - output.length) },
  ].filter(({ count }) => count > 0);
  const changes = [
    ...(isOptimized === undefined ? [] : [{ code: isOptimized ? ('optimized' as const) : ('not-optimized' as const), count: null }]),
    ...(hasShortNames ? [{ code: 'names-shortened' as const, count: null }] : []),
  ];
  return { output, language, sizes: await compareSizes(input, output, context), changes: [...counted, ...changes] };
}

type Minifier = (text: string, options: MinifyOptions, context: RunContext) => Minified | Promise<Minified>;

/** The minifiers, without the sizes. */
export const minifierFor: Readonly<Record<MinifiedLanguage, Minifier>> = {
  css: async (text, options, context) => {
    const plain = minifyCss(text, options.keepLicenses);
    if ('unclosedAt' in plain) throw grammarPlace(text, plain.unclosedAt, 'css', 'unclosedComment');
    if (!options.optimize) return plain;
    const output = optimizeCss(plain.output, await context.load(() => import('csso/dist/csso.esm')));
    return { ...plain, output: output ?? plain.output, ...(output !== plain.output && { isOptimized: output !== undefined }) };
  },
  graphql: minifyGraphql,
  html: async (text, { keepLicenses }, context) => {
    const { minifyHtml } = await context.load(() => import('./minify-html.ts'));
    return minifyHtml(text, keepLicenses);
  },
  javascript: minifyJavascript,
};
