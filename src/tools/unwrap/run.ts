import { InputError } from '../../contract/errors.ts';
import type { InputValues, OutputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import type { FileValue } from '../../contract/values.ts';
import { readPersonsFile } from '../../lib/file/read.ts';
import { equalBytes } from '../../lib/signature/equal.ts';
import { parseChoices } from './choices.ts';
import type { Content } from './content.ts';
import { bytesOf, contentOf, textContent } from './content.ts';
import type * as fields from './fields.ts';
import { innermost } from './innermost.ts';
import type { PartName } from './layer.ts';
import { layers } from './layers.ts';
import type { Opened } from './open.ts';
import { LIMITS, openAll } from './open.ts';
import { formatTree, showTree } from './shown.ts';
import { nodesTo, wrapAt } from './wrap.ts';

type Input<Name extends keyof typeof fields> = InputValues<(typeof fields)[Name]['input']>;
type Output<Name extends keyof typeof fields> = OutputValues<(typeof fields)[Name]['output']>;

export async function showUnwrapped({ text, file, path, layers: chosen }: Input<'unwrap'>, context: RunContext): Promise<Output<'unwrap'>> {
  const given = await givenContent(text, file, 'file');
  if (!given) return { result: '', content: null, tree: null };
  const root = await openKept(given, chosen, context);
  const tree = showTree(root);
  const { content } = nodesTo(root, readPath(path)).at(-1) ?? root;
  return {
    result: path.trim() === '' ? formatTree(tree) : content.kind === 'text' ? content.text : '',
    content: path.trim() === '' ? null : fileOf(content),
    tree,
  };
}

export async function wrapAgain({ text, like, likeFile, path, layers: chosen, key }: Input<'wrap'>, context: RunContext): Promise<Output<'wrap'>> {
  const given = await givenContent(like, likeFile, 'likeFile');
  if (!given) return { result: '', content: null, notes: [] };
  const root = await openKept(given, chosen, context);
  const { content, notes } = await wrapAt(root, path.trim() === '' ? innermostPath(root) : readPath(path), textContent(text), { key });
  return { result: content.kind === 'text' ? content.text : '', content: fileOf(content), notes: notes.map((note) => ({ path: note.path, note: note.code })) };
}

export async function openPart({ content: given, layer: id, part }: Input<'open'>, context: RunContext): Promise<Output<'open'>> {
  const content = contentOf(await readPersonsFile(given, 'content'));
  const layer = layers.find((each) => each.id === id);
  const reading = await layer?.read(content, { expects: id, maxBytes: LIMITS.size, context });
  if (!reading) throw new InputError('not-this-layer', { field: 'layer', params: { layer: id } });
  const found = reading.parts.find(({ name }) => nameOf(name) === part) ?? reading.parts[/^\d+$/u.test(part) ? Number(part) : -1];
  if (!found) throw new InputError('unknown-part', { field: 'part', params: { part } });
  return { content: fileOf(found.content) };
}

const nameOf = (name: PartName): string => ('text' in name ? name.text : name.code);

async function givenContent(text: string, file: FileValue | undefined, field: string): Promise<Content | undefined> {
  if (text !== '') return textContent(text);
  return file && contentOf(await readPersonsFile(file, field));
}

const fileOf = (content: Content): FileValue => ({
  name: content.kind === 'text' ? 'content.txt' : 'content.bin',
  type: content.kind === 'text' ? 'text/plain' : 'application/octet-stream',
  content: Uint8Array.from(bytesOf(content)),
});

// A page asks again for each part that somebody selects, so a worker keeps what it opened last.
let kept: { readonly given: Content; readonly chosen: string; readonly root: Opened } | undefined;

async function openKept(given: Content, chosen: string, context: RunContext): Promise<Opened> {
  if (kept && kept.chosen === chosen && isSame(kept.given, given)) return kept.root;
  const root = await openAll(given, { choices: parseChoices(chosen), context });
  // The next run may have more time.
  if (!hasTimedOut(root)) kept = { given, chosen, root };
  return root;
}

const hasTimedOut = ({ stop, children }: Opened): boolean => stop === 'time' || children.some(hasTimedOut);

const isSame = (one: Content, other: Content): boolean =>
  one.kind === 'text' ? other.kind === 'text' && one.text === other.text : other.kind === 'bytes' && equalBytes(one.bytes, other.bytes);

/** @throws InputError `unknown-path` */
function readPath(text: string): readonly number[] {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  if (!/^\d{1,7}(?:\.\d{1,7})*$/u.test(trimmed)) throw new InputError('unknown-path', { field: 'path', params: { path: trimmed } });
  return trimmed.split('.').map(Number);
}

const innermostPath = (root: Opened): readonly number[] =>
  innermost(root, { isOpened: ({ chosen }) => chosen !== undefined, isContent: ({ name }) => 'code' in name, isEnd: ({ chosen }) => chosen?.layer === 'der' })
    .path;
