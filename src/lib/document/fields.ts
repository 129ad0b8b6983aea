import { choice, flag, integer, text } from '../../contract/fields.ts';
import type { Cost } from '../../contract/operations.ts';

// Inputs with the same meaning in every document tool, declared once.

export const jsonSyntax = choice(['json5', 'json']);
export const jsonOrLinesSyntax = choice(['json5', 'json', 'json-lines']);
/** Other formats that a JSON input with this syntax accepts. */
export const orJsonLines = { alsoTakes: ['json-lines'], prefill: { 'json-lines': { syntax: 'json-lines' } } } as const;
/** The primary input of a tool with that syntax. */
export const jsonOrLines = (sample: string) => text({ primary: true, multiline: true, format: 'json', ...orJsonLines, sample });
export const jsonIndent = integer({ default: 2, min: 0, max: 10 });
export const yamlIndent = integer({ default: 2, min: 1, max: 10 });
/** For the elements of long arrays in TOML. */
export const tomlIndent = integer({ default: 2, min: 0, max: 10 });
export const xmlIndent = integer({ default: 2, min: 0, max: 10 });
export const indentWith = choice(['space', 'tab']);
export const sortKeys = flag({ default: false });
export const escapeNonAscii = flag({ default: false });
/** For JSON formatters, which keep duplicates by default. */
export const keptDuplicateKeys = choice(['keep', 'error', 'last', 'first']);
/** For other tools that read JSON. */
export const jsonDuplicateKeys = choice(['error', 'last', 'first'], { default: 'last' });
export const yamlDuplicateKeys = choice(['error', 'last', 'first']);
export const nonFinite = choice(['null', 'string', 'error']);
/** For YAML and TOML, which have comments. */
export const keepComments = flag({ default: true });
/** For JSON, which supports comments only as JSON5. */
export const jsonKeepComments = flag({ default: false });
export const yamlVersion = choice(['1.2', '1.1']);
export const documents = choice(['auto', 'array']);
/** For JSON output. */
export const documentsOrLines = choice(['auto', 'array', 'lines']);
/** For unknown YAML tags, to JSON and back. */
export const tagsToKeys = choice(['cloudformation', 'keep', 'drop'], { rare: true });
export const keysToTags = choice(['drop', 'cloudformation', 'keep'], { rare: true });
export const mergeKeys = flag({ default: true });
export const dates = flag({ default: true });
export const indentSequences = flag({ default: true });
export const quoteStyle = choice(['double', 'single']);
export const lineWidth = integer({ default: 0, min: 0, max: 1000 });
export const yaml11Safe = flag({ default: true });
export const nulls = choice(['omit', 'empty-string', 'error']);
export const rootKey = text({ remembered: true });

export const csvDelimiter = choice(['comma', 'semicolon', 'tab', 'pipe', 'custom']);
export const csvAnyDelimiter = choice(['auto', 'comma', 'semicolon', 'tab', 'pipe', 'custom']);
export const csvCustomDelimiter = text({ usedWhen: { delimiter: 'custom' } });
export const csvQuoteCharacter = text({ default: '"', rare: true });
export const csvHeader = flag({ default: true });

export const xmlConvention = choice(['compact', 'prefixed', 'ordered']);
export const xmlAnyConvention = choice(['auto', 'compact', 'prefixed', 'ordered', 'plain']);

/** The errors and warnings of each reader and writer. A tool declares those of its reader, then those of its writer. */
export const jsonInput = {
  errors: ['invalid-json', 'duplicate-key', 'too-deeply-nested'],
  warnings: ['duplicate-key', 'comment-dropped', 'unknown-escape'],
} as const;
export const yamlInput = {
  errors: ['invalid-yaml', 'duplicate-key', 'too-deeply-nested', 'alias-expansion-limit', 'cyclic-alias'],
  warnings: [
    'duplicate-key',
    'comment-dropped',
    'anchor-expanded',
    'key-converted',
    'tag-dropped',
    'bracket-not-indented',
    'template-placeholder',
    'yaml-1-1-difference',
  ],
} as const;
export const tomlInput = { errors: ['invalid-toml', 'too-deeply-nested'], warnings: ['comment-dropped'] } as const;
export const xmlInput = { errors: ['invalid-xml', 'too-deeply-nested'], warnings: ['comment-dropped', 'entity-not-read'] } as const;
export const csvInput = {
  errors: ['invalid-csv', 'invalid-delimiter', 'not-one-character'],
  warnings: ['ragged-row', 'comment-dropped', 'quote-after-blank', 'empty-line-skipped'],
} as const;

/** For JSON output of JSON, YAML and TOML; XML and CSV have no such numbers. */
export const jsonOutput = { errors: ['non-finite-number'], warnings: ['non-finite-replaced'] } as const;
/** For JSON and YAML output of TOML, which has dates and times. */
export const datesOutput = { warnings: ['date-became-string'] } as const;
export const tomlOutput = {
  errors: ['root-not-table', 'null-not-allowed', 'unrepresentable-character'],
  warnings: ['null-omitted', 'integer-out-of-range'],
} as const;
export const xmlOutput = { errors: ['invalid-name', 'unrepresentable-character'], warnings: ['name-replaced', 'empty-array-dropped'] } as const;
export const csvOutput = { errors: ['path-not-found', 'unknown-column', 'invalid-delimiter', 'not-one-character'], warnings: ['duplicate-column'] } as const;

/** The formats that are read, in the order in which they are detected. */
export const documentFormats = ['json', 'json-lines', 'yaml', 'toml', 'xml', 'csv'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** For tools that read all these formats. */
const inputs = [jsonInput, yamlInput, tomlInput, xmlInput, csvInput] as const;
export const anyInput = {
  errors: [...new Set(inputs.flatMap(({ errors }) => errors))],
  warnings: [...new Set(inputs.flatMap(({ warnings }) => warnings))],
} as const;

const SLOW_UNITS = 256 * 1024;

/** Long documents show progress and Cancel. */
export const documentCost = ({ input }: { readonly input: string }): Cost => (input.length > SLOW_UNITS ? 'slow' : 'instant');
