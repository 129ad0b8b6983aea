import { InputError } from '../../contract/errors.ts';
import type { NoteCode } from './codes.ts';
import type { Content } from './content.ts';
import type { Keys } from './layer.ts';
import type { Opened } from './open.ts';
import { formatPath } from './open.ts';

export interface Rewrapped {
  readonly content: Content;
  /** What layers on the way could not keep, from the inside out. */
  readonly notes: readonly { readonly path: string; readonly code: NoteCode }[];
}

/**
 * Replaces the content at a path, and encodes all layers above it again as they were.
 * @throws InputError `unknown-path`, and `no-way-back` of the layer that stops it
 */
export async function wrapAt(root: Opened, path: readonly number[], content: Content, keys: Keys): Promise<Rewrapped> {
  const around = nodesTo(root, path).slice(0, -1);
  const notes: { readonly path: string; readonly code: NoteCode }[] = [];
  let current = content;
  for (const [depth, { chosen, path: place }] of [...around.entries()].toReversed()) {
    const part = path[depth];
    if (!chosen || part === undefined) throw unknownPath(path);
    const wrapped = await chosen.wrap(part, current, keys);
    current = wrapped.content;
    notes.push(...(wrapped.notes ?? []).map((code) => ({ path: formatPath(place), code })));
  }
  return { content: current, notes };
}

const unknownPath = (path: readonly number[]): InputError => new InputError('unknown-path', { field: 'path', params: { path: formatPath(path) } });

/**
 * The nodes from the root to a path.
 * @throws InputError `unknown-path`
 */
export function nodesTo(root: Opened, path: readonly number[]): readonly Opened[] {
  const nodes = [root];
  let node = root;
  for (const part of path) {
    const child = node.children.find(({ path: found }) => found.at(-1) === part);
    if (!child) throw unknownPath(path);
    nodes.push(child);
    node = child;
  }
  return nodes;
}
