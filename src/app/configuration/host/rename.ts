import type { CompiledWords } from '../../../runtime/words.ts';

const OURS = /Penknife/gu;

/** Texts about the authors and packages of Penknife, regardless of the host. */
const ABOUT_US: ReadonlySet<string> = new Set(['app.author', 'app.licencesText']);

/** Puts the host's site name into the texts. A compiled message is data, in which a name can only be text. */
export const rename = (compiled: CompiledWords, name: string): CompiledWords =>
  Object.fromEntries(Object.entries(compiled).map(([key, message]) => [key, ABOUT_US.has(key) ? message : replaceIn(message, name)]));

type Message = CompiledWords[string];

function replaceIn(message: Message, name: string): Message {
  if (typeof message === 'string') return message.replace(OURS, () => name);
  return message.map((token) => (typeof token === 'string' ? token.replace(OURS, () => name) : token));
}
