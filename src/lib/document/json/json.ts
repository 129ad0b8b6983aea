import type { RunContext } from '../../../contract/operations.ts';
import type { Document, Special, Written } from '../document.ts';
import { runReading, runWriting, Source } from '../document.ts';
import { layOutJson } from './format.ts';
import type { JsonFormat } from './format.ts';
import type { JsonIndentation } from './layout.ts';
import type { DuplicateKeys, JsonSyntax, JsonWarning } from './reader.ts';
import { parseJsonDocuments } from './tree.ts';
import { formatJsonDocuments, nonFiniteWriter } from './writer.ts';
import { arrangeAll } from '../members.ts';
import { runInSlices, share } from '../../work/slices.ts';
import type { Work } from '../../work/slices.ts';
import type { WarningCode } from '../../warnings/warnings.ts';

export interface JsonReading {
  readonly syntax: JsonSyntax;
  readonly duplicateKeys: DuplicateKeys;
  readonly keepComments?: boolean | undefined;
  readonly unknownEscapes?: 'error' | 'warning' | undefined;
}

type JsonDocument = Document<JsonWarning, 'non-finite'>;

/**
 * Reads JSON5, RFC 8259 JSON or JSON Lines.
 * @throws InputError `invalid-json`, `duplicate-key`, `too-deeply-nested`, each with line and column
 */
export function readJson(text: string, field: string, options: JsonReading, context: RunContext): Promise<JsonDocument> {
  return runReading(readingJson(new Source(text, field), options), context);
}

function* readingJson(source: Source, { keepComments = false, ...options }: JsonReading): Work<JsonDocument> {
  const reading = parseJsonDocuments(source.text, { ...options, keepComments, field: source.field }, source.warnings);
  const { documents, repeatedNames } = yield* share(reading, 0, 0.9);
  const repeated = repeatedNames === 0 || options.duplicateKeys === 'error' ? undefined : options.duplicateKeys;
  const roots = yield* share(arrangeAll(documents, { sortKeys: false, repeated }), 0.9, 1);
  return { roots, count: roots.length, source };
}

export interface JsonWriting extends JsonIndentation {
  readonly escapeNonAscii?: boolean | undefined;
  readonly sortKeys?: boolean | undefined;
  readonly nonFinite?: 'null' | 'string' | 'error' | undefined;
  readonly keepComments?: boolean | undefined;
}

type Lost<Has extends Special> = (Has extends 'date-time' ? 'date-became-string' : never) | (Has extends 'non-finite' ? 'non-finite-replaced' : never);

/**
 * Writes JSON, each root on its own line; compact with an indentation of 0.
 * @throws InputError `non-finite-number` with line and column, `too-deeply-nested` for a result that exceeds the maximum string length
 */
export function writeJson<Code extends WarningCode, Has extends Special>(
  document: Document<Code, Has>,
  options: JsonWriting,
  context: RunContext,
): Promise<Written<Code | Lost<Has>>> {
  return runWriting(writingJson(document, options), document.source, context);
}

function* writingJson({ roots, source }: Document, options: JsonWriting): Work<string> {
  const { indent, indentWith, escapeNonAscii = false, sortKeys = false, nonFinite = 'null', keepComments = false } = options;
  const arranged = yield* share(arrangeAll(roots, { sortKeys, repeated: undefined }), 0, 0.2);
  const writeNonFinite = nonFiniteWriter(nonFinite, source.text, source.field, source.warnings);
  const style = { indent, indentWith, escapeNonAscii, keepComments, writeNonFinite, field: source.field, warnings: source.warnings };
  return yield* share(formatJsonDocuments(arranged, style), 0.2, 1);
}

/**
 * Formats JSON, from text to text.
 * @throws InputError `invalid-json`, `duplicate-key`, `too-deeply-nested`, `non-finite-number`, with line and column
 */
export async function reformatJson(
  text: string,
  field: string,
  format: JsonFormat,
  context: RunContext,
): Promise<Written<JsonWarning | 'non-finite-replaced'>> {
  const source = new Source(text, field);
  const output = await runInSlices(layOutJson(text, format, field, source.warnings), context);
  return { output, warnings: source.warnings.listOf() };
}
