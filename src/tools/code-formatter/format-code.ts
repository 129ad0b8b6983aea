import type { Plugin } from 'prettier';
import { InputError } from '../../contract/errors.ts';
import type { InputValues, OutputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import type { CodeLanguage } from '../../lib/code-language/code-language.ts';
import { detectCodeLanguage } from '../../lib/code-language/code-language.ts';
import type { format } from './fields.ts';
import type { LineColumn } from '../../lib/text-position/locator.ts';
import { grammarPlace, languageNames, nestedTooDeeply } from './place.ts';
import { compareSizes } from './sizes.ts';

type Options = InputValues<typeof format.input>;

const PARSERS: Readonly<Record<CodeLanguage, string>> = {
  html: 'html',
  vue: 'vue',
  css: 'css',
  scss: 'scss',
  less: 'less',
  javascript: 'babel',
  jsx: 'babel',
  typescript: 'typescript',
  tsx: 'typescript',
  graphql: 'graphql',
  markdown: 'markdown',
};

const PLUGINS = {
  babel: () => import('prettier/plugins/babel'),
  estree: () => import('prettier/plugins/estree'),
  graphql: () => import('prettier/plugins/graphql'),
  html: () => import('prettier/plugins/html'),
  markdown: () => import('prettier/plugins/markdown'),
  postcss: () => import('prettier/plugins/postcss'),
  typescript: () => import('prettier/plugins/typescript'),
} satisfies Readonly<Record<string, () => Promise<unknown>>>;
type PluginName = keyof typeof PLUGINS;

/** The plugins for a text: those of its language, and of the code that it may contain. */
function pluginsFor(language: CodeLanguage, text: string): readonly PluginName[] {
  switch (language) {
    case 'css':
    case 'scss':
    case 'less':
      return ['postcss'];
    case 'javascript':
    case 'jsx':
      return ['babel', 'estree', ...embedded(text)];
    case 'typescript':
    case 'tsx':
      return ['typescript', 'estree', ...embedded(text)];
    case 'graphql':
      return ['graphql'];
    case 'html':
    case 'vue':
      return ['html', 'postcss', 'babel', 'estree', ...(/\blang=["']?tsx?\b/u.test(text) ? (['typescript'] as const) : [])];
    case 'markdown':
      return /^[ \t]*(?:```|~~~)/mu.test(text) ? ['markdown', 'html', 'postcss', 'babel', 'estree', 'graphql', 'typescript'] : ['markdown'];
  }
}

/** Code in template literals of JavaScript. */
const embedded = (text: string): readonly PluginName[] => [
  ...(/\b(?:css|keyframes|createGlobalStyle)[`.(]|styled[.(]/u.test(text) ? (['postcss'] as const) : []),
  ...(/\b(?:gql|graphql)`/u.test(text) ? (['graphql'] as const) : []),
  ...(/\bhtml`|\/\*\s*HTML\s*\*\//u.test(text) ? (['html'] as const) : []),
];

/**
 * Formats code with Prettier.
 * @throws InputError `invalid-code` with line and column, `too-deeply-nested`
 */
export async function formatCode(options: Options, context: RunContext): Promise<OutputValues<typeof format.output>> {
  const { input } = options;
  const language = options.language === 'auto' ? (detectCodeLanguage(input) ?? 'javascript') : options.language;
  const output = await layOut(input, language, options, context);
  return { output, language, sizes: await compareSizes(input, output, context) };
}

/** Formats code of a language. */
export async function layOut(
  text: string,
  language: CodeLanguage,
  options: Omit<Options, 'input' | 'language'>,
  context: Pick<RunContext, 'load'>,
): Promise<string> {
  const [prettier, plugins] = await context.load(() =>
    Promise.all([import('prettier/standalone'), Promise.all(pluginsFor(language, text).map((name) => PLUGINS[name]() as Promise<Plugin>))]),
  );
  try {
    return await prettier.format(text, {
      parser: PARSERS[language],
      plugins,
      printWidth: options.lineWidth,
      tabWidth: options.indent,
      useTabs: options.indentWith === 'tab',
      singleQuote: options.quotes === 'single',
      jsxSingleQuote: options.quotes === 'single',
      semi: options.semicolons,
      trailingComma: options.trailingCommas,
      bracketSpacing: options.bracketSpacing,
      arrowParens: options.arrowParentheses,
      singleAttributePerLine: options.oneAttributePerLine,
      htmlWhitespaceSensitivity: options.htmlWhitespace,
      proseWrap: options.wrapProse,
    });
  } catch (error) {
    throw refusal(error, text, language);
  }
}

/** Converts an error of one of Prettier's parsers: where it is, and what is there. An error of another kind is returned as it is. */
export function refusal(error: unknown, text: string, language: CodeLanguage): unknown {
  if (error instanceof RangeError) return nestedTooDeeply();
  if (!(error instanceof Error)) return error;
  const place = placeOf(error);
  // Without a place it is a bug of the library, of which its parsers have some for incomplete code.
  if (!place && !(error instanceof SyntaxError || error instanceof TypeError)) return error;
  const [firstLine = ''] = error.message.split('\n');
  const reason = firstLine
    .replace(/\s*\(\d+:\d+\)\s*$/u, '')
    .replace(/^\w*SyntaxError:\s*/u, '')
    .replace(/\.$/u, '');
  if (!place) {
    const params = { language: languageNames[language], reason: error instanceof TypeError ? 'unknown' : reason, found: '', isPlaced: 'no' };
    return new InputError('invalid-code', { field: 'input', params });
  }
  return grammarPlace(text, offsetOf(text, place), language, reason);
}

/** The offset of a line and a column in UTF-16 code units. */
function offsetOf(text: string, { line, column }: LineColumn): number {
  let start = 0;
  const ends = text.matchAll(/\r\n|\n|\r/gu);
  for (let count = 1; count < line; count++) {
    const end = ends.next().value;
    if (!end) return text.length;
    start = end.index + end[0].length;
  }
  return Math.min(text.length, start + Math.max(0, column - 1));
}

function placeOf(error: Error): LineColumn | undefined {
  if (!('loc' in error) || typeof error.loc !== 'object' || error.loc === null) return undefined;
  const start = 'start' in error.loc ? error.loc.start : error.loc;
  const isPlace = typeof start === 'object' && start !== null && 'line' in start && 'column' in start;
  return isPlace && typeof start.line === 'number' && typeof start.column === 'number' ? { line: start.line, column: start.column } : undefined;
}
