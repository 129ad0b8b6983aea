import { JsonCopier } from './copier.ts';
import type { JsonIndentation } from './layout.ts';
import { JsonLayout } from './layout.ts';
import type { DuplicateKeys, JsonSyntax, JsonWarning } from './reader.ts';
import { JsonReader } from './reader.ts';
import { parseJsonDocuments } from './tree.ts';
import { nonFiniteWriter, formatJsonDocuments } from './writer.ts';
import { arrangeAll } from '../members.ts';
import type { Work } from '../../work/slices.ts';
import { share } from '../../work/slices.ts';
import type { WarningSink } from '../../warnings/warnings.ts';

export interface JsonFormat extends JsonIndentation {
  readonly syntax: JsonSyntax;
  readonly duplicateKeys: DuplicateKeys;
  readonly sortKeys: boolean;
  readonly escapeNonAscii: boolean;
  readonly nonFinite: 'null' | 'string' | 'error';
  /** As `//` comments, which only JSON5 reads. */
  readonly keepComments?: boolean | undefined;
}

type FormatWarnings = WarningSink<JsonWarning | 'non-finite-replaced' | 'date-became-string'>;

/**
 * Formats JSON; compact with an indentation of 0. Only whitespace, escapes, quotes and number notations that are
 * not valid JSON change.
 * @throws InputError `invalid-json`, `duplicate-key`, `too-deeply-nested`, `non-finite-number`, with line and column
 */
export function* layOutJson(text: string, format: JsonFormat, field: string, warnings: FormatWarnings): Work<string> {
  const reading = { syntax: format.syntax, duplicateKeys: format.duplicateKeys, keepComments: format.keepComments ?? false, field };
  const { escapeNonAscii, keepComments = false } = format;
  const writeNonFinite = nonFiniteWriter(format.nonFinite, text, field, warnings);
  const staysInOrder = !format.sortKeys && !keepComments && (format.duplicateKeys === 'keep' || format.duplicateKeys === 'error');
  if (staysInOrder) {
    const layout = new JsonLayout(format, text.length * EXPECTED_GROWTH, field);
    yield* new JsonReader(text, new JsonCopier(text, layout, { escapeNonAscii, writeNonFinite }), reading, warnings).read();
    return layout.text;
  }
  const { documents, repeatedNames } = yield* share(parseJsonDocuments(text, reading, warnings), 0, 0.5);
  const repeated = repeatedNames === 0 || format.duplicateKeys === 'error' ? undefined : format.duplicateKeys;
  const arranged = yield* share(arrangeAll(documents, { sortKeys: format.sortKeys, repeated }), 0.5, 0.6);
  return yield* share(formatJsonDocuments(arranged, { ...format, keepComments, writeNonFinite, field, warnings }), 0.6, 1);
}

const EXPECTED_GROWTH = 1.5;
