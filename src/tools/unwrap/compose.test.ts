import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWhole } from '../../../scripts/seed-tests.ts';
import type { LayerId } from './codes.ts';
import { bytesOf } from './content.ts';
import type { Content } from './content.ts';
import type { Opened } from './open.ts';
import { asContent, openAs, openWith } from './testing/open.ts';
import type { Writer } from './testing/writers.ts';
import { writers } from './testing/writers.ts';
import { wrapAt } from './wrap.ts';

/** Contents from the outside in, the last is the payload, and the layers that lead from one to the next. */
interface Composed {
  readonly contents: readonly Buffer[];
  readonly layers: readonly Writer[];
}

/** Larger ones take too long for a test. */
const MAX_SIZE = isWhole ? 20_000 : 3000;

/** Writes layers around a payload, each if it can contain what is there and changes it. */
function compose(payload: Buffer, chosen: readonly Writer[]): Composed {
  let composed: Composed = { contents: [payload], layers: [] };
  for (const writer of chosen) {
    const [content = payload] = composed.contents;
    const written = writer.takes === 'bytes' || asContent(content).kind === 'text' ? writer.write(content) : undefined;
    if (written === undefined || written.length > MAX_SIZE) continue;
    const next = Buffer.from(written);
    // Percent-encoding of a text without special characters is that text.
    if (!next.equals(content)) composed = { contents: [next, ...composed.contents], layers: [writer, ...composed.layers] };
  }
  return composed;
}

const describeLayers = ({ layers, contents }: Composed): string =>
  `${layers.map(({ name }) => name).join(' › ')}: ${contents[0]?.toString().slice(0, 300) ?? ''}`;

const holds = (content: Content, bytes: Uint8Array): boolean => Buffer.from(bytesOf(content)).equals(bytes);

/** Whether a content is open anywhere. Documents show all their values. */
const shows = ({ content, chosen, children }: Opened, payload: Uint8Array): boolean =>
  holds(content, payload) || (chosen?.parts.some((part) => holds(part.content, payload)) ?? false) || children.some((child) => shows(child, payload));

/** The layers of the readings that lead from each content to the next one; undefined if one is not offered. */
async function offeredChain({ contents }: Composed): Promise<readonly LayerId[] | undefined> {
  const chain: LayerId[] = [];
  for (const [index, content] of contents.slice(0, -1).entries()) {
    const next = contents[index + 1] ?? content;
    const { readings } = await openWith(content);
    const reading = readings.find(({ parts: [first] }) => first !== undefined && holds(first.content, next));
    if (!reading) return undefined;
    chain.push(reading.layer);
  }
  return chain;
}

const SENTENCES = [
  'The quick brown fox jumps over the lazy dog.',
  'Schöne Grüße aus Köln, und bis bald!',
  'Доброе утро, мир: это текст',
  '我能吞下玻璃而不伤身体,我能吞下玻璃而不伤身体。',
  'Tôi có thể ăn thủy tinh mà không hại gì',
  '«Où est-il?» demanda-t-elle; 5 < 6 & 7 > 3',
  'She said "no", and left\nwithout a word.\n',
  'いろはにほへと ちりぬるを わかよたれそ つねならむ',
  'key=value&other=50%; path=C:\\temp\\new',
  'emoji 👋🏽 and signs ±§€ and more words',
];
const sentence = fc.constantFrom(...SENTENCES);
const text = fc
  .tuple(sentence, fc.array(sentence, { maxLength: 3 }), fc.stringMatching(/^[A-Za-z]{0,12}$/u))
  .map(([first, more, word]) => [word, first, ...more].join(' ').trimStart());
const json = fc
  .dictionary(fc.stringMatching(/^[a-z]{1,8}$/u), fc.oneof(sentence, fc.integer(), fc.boolean(), fc.array(fc.integer(), { maxLength: 3 })), {
    minKeys: 2,
    maxKeys: 5,
  })
  .map((value) => JSON.stringify({ title: 'A document', ...value }));
const bytes = fc
  .noBias(fc.integer({ min: 24, max: 400 }).chain((length) => fc.uint8Array({ minLength: length, maxLength: length })))
  .map((value) => Buffer.from(value));
const payload = fc.oneof(
  text.map((value) => Buffer.from(value)),
  json.map((value) => Buffer.from(value)),
  bytes,
);
const composition = fc
  .tuple(payload, fc.array(fc.constantFrom(...writers), { minLength: 1, maxLength: 6 }))
  .map(([content, chosen]) => compose(content, chosen));

/** Whether some chain of readings leads to a content. An edit can make a layer disappear: percent-encoding of a text without special characters. */
async function leadsTo(content: Uint8Array, target: Uint8Array, depth: number): Promise<boolean> {
  if (Buffer.from(content).equals(target)) return true;
  const { readings } = depth > 0 ? await openWith(content) : { readings: [] };
  for (const {
    parts: [first],
  } of readings)
    if (first && (await leadsTo(bytesOf(first.content), target, depth - 1))) return true;
  return false;
}

const RUNS = isWhole ? 4000 : 100;
/** In 4000 runs about 1 % stay closed: bytes of 24 to 47 that could be a token or a key. */
const MAX_CLOSED = isWhole ? 0.02 : 0.05;

/** The same kind of payload with more in it: the charset of the layers must still suffice. */
const changedOf = (payload: Buffer): Buffer =>
  asContent(payload).kind === 'text' ? Buffer.from(`${payload.toString()} & more of it`) : Buffer.concat([payload, payload.toReversed()]);

test('edits inside are encoded again, through all layers', async () => {
  for (const composed of fc.sample(composition, RUNS / 5)) {
    const [outer = Buffer.from('')] = composed.contents;
    const inner = composed.contents.at(-1) ?? outer;
    const chain = await offeredChain(composed);
    const path = composed.layers.map(() => 0);
    const root = await openAs(outer, [...(chain ?? []), 'closed']);
    const edit = async (payload: Buffer): Promise<Buffer> => Buffer.from(bytesOf((await wrapAt(root, path, asContent(payload), { key: '' })).content));
    expect(await edit(inner), describeLayers(composed)).toEqual(outer);
    const changed = changedOf(inner);
    const written = await edit(changed);
    expect(await leadsTo(written, changed, composed.layers.length), describeLayers(composed)).toBe(true);
  }
});

test('what is composed of layers opens by itself, and as chosen', { tags: ['slow'] }, async () => {
  const [closed, missing]: [string[], string[]] = [[], []];
  for (const composed of fc.sample(composition, RUNS)) {
    const [outer = Buffer.from('')] = composed.contents;
    const inner = composed.contents.at(-1) ?? outer;
    if (!shows(await openWith(outer), inner)) closed.push(describeLayers(composed));
    if (!(await offeredChain(composed))) missing.push(describeLayers(composed));
  }
  expect(missing).toEqual([]);
  expect(closed.length / RUNS).toBeLessThan(MAX_CLOSED);
});
