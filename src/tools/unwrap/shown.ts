import type { LayerId } from './codes.ts';
import type { Grade, LayerStep, PartName, Reading, ReadTable, Stop } from './layer.ts';
import type { Leaf } from './leaves.ts';
import type { Opened } from './open.ts';
import { formatPath } from './open.ts';

/** A reading as pages and programs see it. */
export type ShownReading = {
  readonly layer: LayerId;
  readonly grade: Grade;
  readonly proof: string;
  /** Arguments of the proof's sentence. */
  readonly params: Readonly<Record<string, string | number>>;
};

/** An opened content as plain data. */
export type ShownNode = {
  readonly path: string;
  /** The name of the part in its layer; or `code`, a name that pages put into words. */
  readonly name: string;
  readonly code: string;
  readonly kind: 'text' | 'bytes';
  /** UTF-16 code units of text, or bytes. */
  readonly size: number;
  /** The beginning, as text or as hex. */
  readonly preview: string;
  /** The layer that is open; empty without one. */
  readonly layer: LayerId | '';
  readonly readings: readonly ShownReading[];
  readonly leaves: readonly { readonly kind: string; readonly value: string; readonly grade: Grade }[];
  readonly children: readonly ShownNode[];
  /** The content as a table; null for other formats. */
  readonly table: ReadTable | null;
  /** The limit that ended the reading; empty without one. */
  readonly stop: Stop | '';
  /** The step of a recipe that leads here from the content around it; null for the root. */
  readonly step: ShownStep | null;
  /** The step that leads back; null if that takes the content around it. */
  readonly reverse: ShownStep | null;
};

export type ShownStep = {
  readonly tool: string;
  readonly operation: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly output: string;
};

/** Enough for a row of the tree. */
const PREVIEW_UNITS = 160;
const PREVIEW_BYTES = 48;

export const showTree = (root: Opened): ShownNode => showNode(root, undefined);

function showNode({ path, name, content, size, readings, chosen, children, leaves, stop }: Opened, parent: Reading | undefined): ShownNode {
  const part = path.at(-1) ?? 0;
  return {
    path: formatPath(path),
    ...showName(name),
    kind: content.kind,
    size,
    preview: content.kind === 'text' ? content.text.slice(0, PREVIEW_UNITS) : hexOf(content.bytes.subarray(0, PREVIEW_BYTES)),
    layer: chosen?.layer ?? '',
    readings: readings.map(({ layer, grade, proof }) => ({ layer, grade, proof: proof.code, params: proof.params ?? {} })),
    leaves: leaves.map(({ kind, value, grade }: Leaf) => ({ kind, value, grade })),
    children: children.map((child) => showNode(child, chosen)),
    table: chosen?.table ?? null,
    stop: stop ?? '',
    step: parent
      ? showStep(parent.step?.(part) ?? { tool: 'unwrap', operation: 'open', options: { layer: parent.layer, part: nameOf(name) || String(part) } })
      : null,
    reverse: showStep(parent?.reverse?.(part)),
  };
}

const showStep = (step: LayerStep | undefined): ShownStep | null =>
  step ? { tool: step.tool, operation: step.operation, options: step.options ?? {}, output: step.output ?? '' } : null;

/** The name by which the operation `open` finds a part. */
const nameOf = (name: PartName): string => ('text' in name ? name.text : name.code);

const showName = (name: PartName): { readonly name: string; readonly code: string } =>
  'text' in name ? { name: name.text, code: '' } : { name: '', code: name.code };

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(' ');

/** The tree as indented lines, for terminals: codes instead of sentences, so that it is the same in every language. */
export function formatTree(node: ShownNode): string {
  return linesOf(node, 0).join('\n');
}

function linesOf(node: ShownNode, depth: number): readonly string[] {
  const { path, name, code, layer, kind, size, readings, leaves, preview, children, stop } = node;
  const unit = kind === 'text' ? 'characters' : 'bytes';
  const rivals = readings.filter((reading) => reading.layer !== layer).map((reading) => `${reading.layer} (${reading.grade})`);
  const meanings = leaves.map((leaf) => `${leaf.kind} ${leaf.value} (${leaf.grade})`);
  const facts = [
    depth === 0 ? '' : `${path}  ${name || code}`,
    `${size} ${unit}`,
    layer === '' ? JSON.stringify(preview) : layer,
    ...(rivals.length > 0 ? [`or ${rivals.join(', ')}`] : []),
    ...meanings,
    ...(stop === '' ? [] : [`stopped: ${stop}`]),
  ].filter((fact) => fact !== '');
  return [`${'  '.repeat(depth)}${facts.join('  ')}`, ...children.flatMap((child) => linesOf(child, depth + 1))];
}
