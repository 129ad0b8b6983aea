import { createContext } from '../../../runtime/platform/context.ts';
import type { LayerId } from '../codes.ts';
import type { Content } from '../content.ts';
import { bytesOf, contentOf } from '../content.ts';
import type { Opened } from '../open.ts';
import { formatPath, openAll } from '../open.ts';
import { wrapAt } from '../wrap.ts';
import { describeChain } from './chain.ts';

const context = createContext({ timeZone: 'UTC' });

/** Opens a text or bytes, the root with a layer if one is given. */
export const openWith = (given: string | Uint8Array, layer?: LayerId): Promise<Opened> => openAs(given, layer ? [layer] : []);

/** Opens the first part of each layer with the next of these layers; `closed` at the end lists that part even in a document. */
export const openAs = (given: string | Uint8Array, chain: readonly (LayerId | 'closed')[]): Promise<Opened> =>
  openAll(asContent(given), { context, choices: new Map(chain.map((layer, depth) => [formatPath(Array.from({ length: depth }, () => 0)), layer])) });

export const asContent = (given: string | Uint8Array): Content => contentOf(typeof given === 'string' ? new TextEncoder().encode(given) : given);

/** The layers that open by themselves. */
export const chainOf = async (given: string | Uint8Array): Promise<readonly LayerId[]> => describeChain(await openWith(given));

/** What is inside the first layer, by its default or the given choice. */
export async function insideOf(given: string | Uint8Array, layer?: LayerId): Promise<string | Uint8Array | undefined> {
  const content = (await openWith(given, layer)).chosen?.parts[0]?.content;
  return content?.kind === 'text' ? content.text : content?.bytes;
}

/** Replaces what is inside the first layer, as text if the result is text. */
export async function replaceIn(given: string | Uint8Array, layer: LayerId, inside: string | Uint8Array): Promise<string> {
  const root = await openWith(given, layer);
  const { content } = await wrapAt(root, [0], asContent(inside), { key: '' });
  return new TextDecoder().decode(bytesOf(content));
}

/** Writes the first layer again with the same content. */
export async function wrapAgain(given: string | Uint8Array, layer: LayerId): Promise<string | Uint8Array | undefined> {
  const { chosen } = await openWith(given, layer);
  const part = chosen?.parts[0];
  if (!chosen || !part) return undefined;
  const { content } = await chosen.wrap(0, part.content, { key: '' });
  return content.kind === 'text' ? content.text : content.bytes;
}
