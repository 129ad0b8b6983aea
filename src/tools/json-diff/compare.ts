import type { RunContext } from '../../contract/operations.ts';
import { detectFormat, readDocument } from '../../formats/readers/any-document.ts';
import type { Document } from '../../lib/document/document.ts';
import type { DocumentFormat } from '../../lib/document/fields.ts';
import type { JsonSyntax } from '../../lib/document/json/reader.ts';
import { formatJsonDocuments } from '../../lib/document/json/writer.ts';
import type { WriteNonFinite } from '../../lib/document/json/writer.ts';
import type { Work } from '../../lib/work/slices.ts';
import { runInSlices, share } from '../../lib/work/slices.ts';
import type { DocumentValue, Member, SequenceValue } from '../../lib/document/value.ts';
import type { WarningSink } from '../../lib/warnings/warnings.ts';
import type { ArrayMatching } from './align.ts';
import type { Difference, PatchOperation } from './difference.ts';
import { findDifference } from './difference.ts';
import { parseIgnoredPaths } from './ignore.ts';
import { objectsByName } from './kubernetes.ts';
import type { Equality } from './nodes.ts';
import { NodeBuilder } from './nodes.ts';
import { CompareWarnings } from './warnings.ts';

interface CompareOptions {
  readonly inputFormat: DocumentFormat | 'auto';
  readonly syntax: Exclude<JsonSyntax, 'json-lines'>;
  readonly arrays: ArrayMatching;
  readonly arrayKey: string;
  readonly numericEquality: boolean;
  readonly ignorePaths: string;
  readonly onlyDifferences: boolean;
}

/**
 * Compares two documents semantically, each of any format. Several documents are a list, objects of Kubernetes a mapping from their names.
 * @throws InputError of the readers, and `invalid-pointer`
 */
export async function compareDocuments(originalText: string, modifiedText: string, options: CompareOptions, context: RunContext) {
  if (originalText.trim() === '' || modifiedText.trim() === '') return NOTHING;
  const ignored = parseIgnoredPaths(options.ignorePaths);
  const formats = await formatsOf(originalText, modifiedText, options.inputFormat, context.load);
  const read = (text: string, field: 'original' | 'modified', part: RunContext) =>
    readDocument(text, field, { format: formats[field], syntax: options.syntax }, part);
  const original = await read(originalText, 'original', partOf(context, 0, 0.25));
  const modified = await read(modifiedText, 'modified', partOf(context, 0.25, 0.5));
  const named = objectsByName(original.roots, modified.roots);
  const roots = named ?? { original: rootOf(original), modified: rootOf(modified) };
  const dated = formats.original === formats.modified;
  const work = comparing(roots, ignored, { ...options, dated });
  return runInSlices(reporting(work, { original, modified, isNamed: named !== undefined }), partOf(context, 0.5, 1));
}

/** The formats of both texts. One that looks like no format is read like the other. */
async function formatsOf(original: string, modified: string, format: DocumentFormat | 'auto', load: RunContext['load']) {
  if (format !== 'auto') return { original: format, modified: format };
  const first = await detectFormat(original, load, await detectFormat(modified, load));
  return { original: first, modified: await detectFormat(modified, load, first) };
}

/** One document, or the list of all documents of a text. */
const rootOf = ({ roots }: Document): DocumentValue => (roots.length === 1 && roots[0] ? roots[0] : { kind: 'sequence', items: roots, at: 0 });

const NOTHING = { patch: '', mergePatch: '', equal: false, added: 0, removed: 0, changed: 0, changes: [], tree: null, warnings: [] };

/** Returns the context for a part of the work. The reader reports itself as the first half of a conversion, but reading is the whole part here. */
const partOf = (context: RunContext, from: number, to: number): RunContext => ({
  ...context,
  progress: (done, total) => context.progress(Math.round((from + (done / total) * (to - from)) * total), total),
});

interface Comparison {
  readonly difference: Difference;
  /** Returns the pointers to Infinity and NaN in the modified document, by their offsets. */
  readonly nonFinite: ReadonlyMap<number, string>;
}

interface Roots {
  readonly original: DocumentValue;
  readonly modified: DocumentValue;
}

function* comparing(
  { original, modified }: Roots,
  ignored: ReturnType<typeof parseIgnoredPaths>,
  options: CompareOptions & Pick<Equality, 'dated'>,
): Work<Comparison> {
  const builder = new NodeBuilder({ unordered: options.arrays === 'unordered', numeric: options.numericEquality, dated: options.dated });
  const nonFinite = new Map<number, string>();
  const originalNode = yield* share(builder.build(original, ignored), 0, 0.25);
  const modifiedNode = yield* share(builder.build(modified, ignored, nonFinite), 0.25, 0.5);
  const difference = yield* share(findDifference(originalNode, modifiedNode, options), 0.5, 0.8);
  return { difference, nonFinite };
}

interface Documents {
  readonly original: Document;
  readonly modified: Document;
  /** Whether they are objects of Kubernetes by name. */
  readonly isNamed: boolean;
}

function* reporting(work: Work<Comparison>, { original, modified, isNamed }: Documents) {
  const { difference, nonFinite } = yield* share(work, 0, 0.8);
  const { operations, changes, tree, lostNulls, omitted } = difference;
  const warnings = new CompareWarnings(original.source, modified.source);
  const warnOfNonFinite: WriteNonFinite = (value, at) => {
    warnings.add('modified', 'non-finite-replaced', { path: () => nonFinite.get(at) ?? '', at, detail: () => value });
    return 'null';
  };
  if (isNamed) warnings.add('modified', 'objects-by-name', { path: () => '', at: 0 });
  const sink: WarningSink<'date-became-string' | 'comment-dropped'> = {
    add: (code, { at, detail }) => {
      if (code === 'date-became-string') warnings.add('modified', code, { path: () => '', at, ...(detail && { detail }) });
    },
  };
  const patch = yield* share(writeJson(patchValue(operations), warnOfNonFinite, sink), 0.8, 0.9);
  // It has the same values as the patch, whose warnings are enough.
  const mergePatch = yield* share(writeJson(difference.mergePatch, operations.length > 0 ? () => 'null' : warnOfNonFinite, SILENT), 0.9, 1);
  for (const { path, at } of lostNulls) warnings.add('modified', 'merge-patch-null', { path: () => path, at });
  if (omitted > 0) warnings.add('modified', 'unchanged-omitted', { path: () => '', at: 0, detail: () => String(omitted) });
  const countOf = (op: PatchOperation['op']): number => operations.reduce((count, operation) => count + Number(operation.op === op), 0);
  return {
    patch,
    mergePatch,
    equal: operations.length === 0,
    added: countOf('add'),
    removed: countOf('remove'),
    changed: countOf('replace'),
    changes,
    tree: tree ?? null,
    warnings: warnings.list(),
  };
}

const SILENT = { add: () => undefined };

function writeJson(value: DocumentValue, writeNonFinite: WriteNonFinite, warnings: WarningSink<'date-became-string' | 'comment-dropped'>): Work<string> {
  const style = { indent: 2, indentWith: 'space', escapeNonAscii: false, keepComments: false, writeNonFinite, warnings, field: 'modified' } as const;
  return formatJsonDocuments([value], style);
}

const textMember = (name: string, text: string): Member => ({ name, at: 0, value: { kind: 'string', text, at: 0 } });

const patchValue = (operations: readonly PatchOperation[]): SequenceValue => ({
  kind: 'sequence',
  at: 0,
  items: operations.map(({ op, path, value }) => ({
    kind: 'mapping',
    at: 0,
    members: [textMember('op', op), textMember('path', path), ...(value ? [{ name: 'value', at: 0, value }] : [])],
  })),
});
