import { choice, flag, integer } from '../../contract/fields.ts';
import type { Cost } from '../../contract/operations.ts';

// The inputs that mean the same in every tool over documents, declared once.

export const jsonSyntax = choice(['json5', 'json']);
export const jsonOrLinesSyntax = choice(['json5', 'json', 'json-lines']);
export const jsonIndent = integer({ default: 2, min: 0, max: 10 });
export const yamlIndent = integer({ default: 2, min: 1, max: 10 });
export const indentWith = choice(['space', 'tab']);
export const sortKeys = flag({ default: false });
export const escapeNonAscii = flag({ default: false });
/** For formatters of JSON, which keep what they are given. */
export const keptDuplicateKeys = choice(['keep', 'error', 'last', 'first']);
/** For other tools that read JSON. */
export const jsonDuplicateKeys = choice(['error', 'last', 'first'], { default: 'last' });
export const nonFinite = choice(['null', 'string', 'error']);
export const keepComments = flag({ default: true });
export const indentSequences = flag({ default: true });
export const quoteStyle = choice(['double', 'single']);
export const lineWidth = integer({ default: 0, min: 0, max: 1000 });
export const yaml11Safe = flag({ default: true });

const SLOW_UNITS = 256 * 1024;

/** Long documents show progress and Cancel. */
export const documentCost = ({ input }: { readonly input: string }): Cost => (input.length > SLOW_UNITS ? 'slow' : 'instant');
