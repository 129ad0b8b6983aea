import { createContext } from '../../../runtime/platform/context.ts';
import type { Content } from '../content.ts';
import { bytesOf, textContent } from '../content.ts';
import type { NoteCode } from '../codes.ts';
import type { Opened, OpenOptions } from '../open.ts';
import { formatPath, openAll } from '../open.ts';
import { wrapAt } from '../wrap.ts';

export const open = (content: string | Content, choices?: OpenOptions['choices']): Promise<Opened> =>
  openAll(typeof content === 'string' ? textContent(content) : content, { context: createContext({ timeZone: 'UTC' }), ...(choices && { choices }) });

/** The paths of all parts of open layers whose layer does not write them as they were. */
export async function changedParts({ chosen, content, children, path }: Opened): Promise<readonly string[]> {
  const changed: string[] = [];
  for (const [index, part] of (chosen?.parts ?? []).entries()) {
    const wrapped = await chosen?.wrap(index, part.content, { key: '' });
    const isSame = wrapped?.content.kind === content.kind && Buffer.compare(bytesOf(wrapped.content), bytesOf(content)) === 0 && !wrapped.notes;
    if (!isSame) changed.push(formatPath([...path, index]));
  }
  for (const child of children) changed.push(...(await changedParts(child)));
  return changed;
}

/** The part of the open root that has this name; -1 if there is none. */
export const partNamed = ({ chosen }: Opened, wanted: string): number =>
  chosen?.parts.findIndex(({ name }) => ('text' in name ? name.text : name.code) === wanted) ?? -1;

/** Replaces a part of the root, by its name, and returns the text of the root. */
export async function edited(
  root: Opened,
  wanted: string,
  value: string | Content,
  key = '',
): Promise<{ readonly text: string; readonly notes: readonly NoteCode[] }> {
  const wrapped = await root.chosen?.wrap(partNamed(root, wanted), typeof value === 'string' ? textContent(value) : value, { key });
  return { text: wrapped?.content.kind === 'text' ? wrapped.content.text : '', notes: wrapped?.notes ?? [] };
}

/** Values of the open root by their names. */
export const valuesOf = ({ chosen }: Opened): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (chosen?.parts ?? []).map(({ name, content }) => [
      'text' in name ? name.text : name.code,
      content.kind === 'text' ? content.text : `${content.bytes.length} bytes`,
    ]),
  );

/** The way from the root down to a content, by indexes, as `wrapAt` takes it. */
export async function editedAt(root: Opened, path: readonly number[], text: string): Promise<string> {
  const { content } = await wrapAt(root, path, textContent(text), { key: '' });
  return content.kind === 'text' ? content.text : '';
}
