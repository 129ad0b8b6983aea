import type { RunContext } from '../../contract/operations.ts';
import type { Document } from '../../lib/document/document.ts';
import type { JsonSyntax } from '../../lib/document/json/reader.ts';
import { readJson } from '../../lib/document/json/json.ts';
import { formatJsonDocuments } from '../../lib/document/json/writer.ts';
import type { WriteNonFinite } from '../../lib/document/json/writer.ts';
import type { Work } from '../../lib/work/slices.ts';
import { runInSlices, share } from '../../lib/work/slices.ts';
import type { DocumentValue, Member, SequenceValue } from '../../lib/document/value.ts';
import type { ArrayMatching } from './align.ts';
import type { Difference, PatchOperation } from './difference.ts';
import { findDifference } from './difference.ts';
import { parseIgnoredPaths } from './ignore.ts';
import { NodeBuilder } from './nodes.ts';
import { CompareWarnings } from './warnings.ts';

interface CompareOptions {
  readonly syntax: Exclude<JsonSyntax, 'json-lines'>;
  readonly arrays: ArrayMatching;
  readonly arrayKey: string;
  readonly numericEquality: boolean;
  readonly ignorePaths: string;
  readonly onlyDifferences: boolean;
}

/**
 * Compares two JSON texts semantically.
 * @throws InputError `invalid-json`, `too-deeply-nested`, `invalid-pointer`
 */
export async function compareJson(originalText: string, modifiedText: string, options: CompareOptions, context: RunContext) {
  if (originalText.trim() === '' || modifiedText.trim() === '') return NOTHING;
  const ignored = parseIgnoredPaths(options.ignorePaths);
  const original = await readJson(originalText, 'original', { syntax: options.syntax, duplicateKeys: 'last' }, partOf(context, 0, 0.25));
  const modified = await readJson(modifiedText, 'modified', { syntax: options.syntax, duplicateKeys: 'last' }, partOf(context, 0.25, 0.5));
  const [originalRoot, modifiedRoot] = [original.roots[0], modified.roots[0]];
  if (!originalRoot || !modifiedRoot) return NOTHING;
  const work = comparing(originalRoot, modifiedRoot, ignored, options);
  return runInSlices(reporting(work, { original, modified }), partOf(context, 0.5, 1));
}

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

function* comparing(
  original: DocumentValue,
  modified: DocumentValue,
  ignored: ReturnType<typeof parseIgnoredPaths>,
  options: CompareOptions,
): Work<Comparison> {
  const builder = new NodeBuilder({ unordered: options.arrays === 'unordered', numeric: options.numericEquality });
  const nonFinite = new Map<number, string>();
  const originalNode = yield* share(builder.build(original, ignored), 0, 0.25);
  const modifiedNode = yield* share(builder.build(modified, ignored, nonFinite), 0.25, 0.5);
  const difference = yield* share(findDifference(originalNode, modifiedNode, options), 0.5, 0.8);
  return { difference, nonFinite };
}

interface Documents {
  readonly original: Document;
  readonly modified: Document;
}

function* reporting(work: Work<Comparison>, { original, modified }: Documents) {
  const { difference, nonFinite } = yield* share(work, 0, 0.8);
  const { operations, changes, tree, lostNulls, omitted } = difference;
  const warnings = new CompareWarnings(original.source, modified.source);
  const warnOfNonFinite: WriteNonFinite = (value, at) => {
    warnings.add('modified', 'non-finite-replaced', { path: () => nonFinite.get(at) ?? '', at, detail: () => value });
    return 'null';
  };
  const patch = yield* share(writeJson(patchValue(operations), warnOfNonFinite), 0.8, 0.9);
  const mergePatch = yield* share(writeJson(difference.mergePatch, operations.length > 0 ? () => 'null' : warnOfNonFinite), 0.9, 1);
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

function writeJson(value: DocumentValue, writeNonFinite: WriteNonFinite): Work<string> {
  const warnings = { add: () => undefined };
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
