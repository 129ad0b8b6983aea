import { escapePattern } from '../../../lib/regex/escape.ts';
import type { Step } from '../recipe.ts';

// Steps that several operations become.

/** The pattern of a text itself, on one line. */
export const escapeRegex = (text: string): string => escapePattern(text).replaceAll('\n', String.raw`\n`).replaceAll('\r', String.raw`\r`);

/** Text that a replacement inserts unchanged. */
export const escapeReplacement = (text: string): string => text.replaceAll('$', '$$$$');

/** A pattern that starts with a slash would be read as a literal with flags. */
const plainPattern = (pattern: string): string => (pattern.startsWith('/') ? `\\${pattern}` : pattern);

export const replace = (pattern: string, replacement: string, flags: readonly string[] = ['g']): Step => ({
  tool: 'regex-tester',
  operation: 'replace',
  options: { pattern: plainPattern(pattern), flags, replacement },
});

export const MATCH_LIMIT = 10_000;

/** A query of JSON, whose result is text. */
export const query = (language: 'jq' | 'jmespath', expression: string): Step => ({
  tool: 'json-query',
  operation: 'query',
  options: { query: expression, language, inputFormat: 'json', rawOutput: true },
});

/** The matches, or capture groups, one per line. */
export const listMatches = (pattern: string, flags: readonly string[], output: 'matches' | 'groups' = 'matches'): readonly Step[] => [
  { tool: 'regex-tester', operation: 'match', options: { pattern: plainPattern(pattern), flags, limit: MATCH_LIMIT }, output },
  query('jmespath', output === 'matches' ? `join('\n', [*].value)` : `join('\n', [?matched].value)`),
];

/** A jq expression on the text as a string, for operations without a tool of their own. */
export const jq = (expression: string): readonly Step[] => [
  { tool: 'string-escaper', operation: 'escape', options: { language: 'json', quoted: true } },
  query('jq', expression),
];

/** The first digest of a table of digests. */
export const firstDigest: Step = query('jmespath', '[0].digest');

export const encode = (encoding: string, options: Readonly<Record<string, unknown>> = {}): Step => ({
  tool: 'base-encodings',
  operation: 'encode',
  options: { encoding, ...options },
});

/** The same for the bytes of a file. */
export const encodeFile = (encoding: string, options: Readonly<Record<string, unknown>> = {}): Step => ({ ...encode(encoding, options), input: 'file' });

export const decode = (encoding: string, options: Readonly<Record<string, unknown>> = {}): Step => ({
  tool: 'base-encodings',
  operation: 'decode',
  options: { encoding, charset: 'utf-8', ...options },
});

/** The bytes as a file. If the next step takes text, bytes that are not UTF-8 are an error there. */
export const decodeToFile = (encoding: string): Step => ({ tool: 'base-encodings', operation: 'decode', options: { encoding }, output: 'file' });

/** Text from Base64, which rejects bytes that are not in the charset. */
export const base64ToText = (charset = 'utf-8'): Step => ({ tool: 'base64-string-converter', operation: 'decode', options: { charset } });

export const base64OfText = (options: Readonly<Record<string, unknown>> = {}): Step => ({
  tool: 'base64-string-converter',
  operation: 'encode',
  ...(Object.keys(options).length > 0 && { options }),
});

export const bytesToDigits = (base: string, separator: string, options: Readonly<Record<string, unknown>> = {}): Step => ({
  tool: 'text-to-binary',
  operation: 'encode',
  options: { base, separator, ...options },
});

export const digitsToText = (base: string): Step => ({ tool: 'text-to-binary', operation: 'decode', options: { base, charset: 'utf-8' } });
