import { InputError } from '../../../contract/errors.ts';
import type { RunContext } from '../../../contract/operations.ts';
import type { Document, Written } from '../document.ts';
import { runReading, runWriting, Source } from '../document.ts';
import { Locator } from '../../text-position/locator.ts';
import { arrangeMembers } from '../members.ts';
import type { Work } from '../../work/slices.ts';
import { share } from '../../work/slices.ts';
import { parseTomlDocument } from './reader.ts';
import type { TomlStyle } from './writer.ts';
import { formatTomlDocument } from './writer.ts';
import type { DocumentValue, MappingValue } from '../value.ts';
import type { WarningCode } from '../../warnings/warnings.ts';

type TomlDocument = Document<'comment-dropped'>;

/**
 * Reads TOML 1.0.0, including additions of 1.1.0.
 * @throws InputError `invalid-toml`, `too-deeply-nested`, with line and column
 */
export function readToml(
  text: string,
  field: string,
  { keepComments = false }: { readonly keepComments?: boolean | undefined },
  context: RunContext,
): Promise<TomlDocument> {
  return runReading(readingToml(new Source(text, field), keepComments), context);
}

function* readingToml(source: Source, keepComments: boolean): Work<TomlDocument> {
  const { root, comments } = yield* parseTomlDocument(source.text, source.field, keepComments);
  if (!keepComments) source.warnings.addDroppedComments(comments);
  return { roots: [root], count: 1, source };
}

export interface TomlWriting extends TomlStyle {
  /** The key that wraps a root that is not a mapping; if empty, such a root is an error. */
  readonly rootKey: string;
  readonly sortKeys?: boolean | undefined;
}

/**
 * Writes the first root as TOML 1.0.0; an empty text if there is none.
 * @throws InputError `root-not-table`, `null-not-allowed`, `unrepresentable-character`, with line and column
 */
export function writeToml<Code extends WarningCode>(
  document: Document<Code>,
  options: TomlWriting,
  context: RunContext,
): Promise<Written<Code | 'null-omitted' | 'integer-out-of-range'>> {
  return runWriting(writingToml(document, options), document.source, context);
}

function* writingToml({ roots: [root], source }: Document, { sortKeys = false, rootKey, ...style }: TomlWriting): Work<string> {
  if (!root) return '';
  const table = tableOf(root, rootKey, source);
  const arranged = yield* share(arrangeMembers(table, { sortKeys, repeated: undefined }), 0, 0.2);
  return arranged.kind === 'mapping' ? yield* share(formatTomlDocument(arranged, style, source), 0.2, 1) : '';
}

function tableOf(root: DocumentValue, rootKey: string, { text, field }: Source): MappingValue {
  if (root.kind === 'mapping') return root;
  if (rootKey !== '') return { kind: 'mapping', at: root.at, members: [{ name: rootKey, at: root.at, value: root }] };
  throw new InputError('root-not-table', { field, position: new Locator(text).locate(root.at), params: { kind: root.kind } });
}
