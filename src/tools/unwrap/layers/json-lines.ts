import { InputError, unlessRefused } from '../../../contract/errors.ts';
import { concatBytes } from '../../../lib/bytes/concat.ts';
import { encodeUtf8 } from '../../../lib/charset/utf8.ts';
import type { Content } from '../content.ts';
import { bytesOf, contentOf, textContent } from '../content.ts';
import type { Layer, Part, Reading, Scope } from '../layer.ts';
import type { Slot } from '../slots.ts';
import { readDocument } from './documents.ts';
import { valuesIn } from './json.ts';

/** JSON Lines, and Sentry envelopes, whose payloads are lines of a length that their headers state. */
export const jsonLines: Layer = {
  id: 'json-lines',
  read(content, scope) {
    if (content.kind !== 'text' || !/^[ \t]*[{[]/u.test(content.text)) return undefined;
    const { text } = content;
    // A log of one record is JSON, which is read already.
    if (!text.includes('\n')) return undefined;
    return readEnvelope(text) ?? readLines(text, scope);
  },
};

function readLines(text: string, scope: Scope): Reading | undefined {
  const slots: Slot[] = [];
  let count = 0;
  for (let at = 0; at < text.length; ) {
    const lineEnd = text.indexOf('\n', at);
    const end = lineEnd < 0 ? text.length : lineEnd;
    const line = text.slice(at, end);
    if (/^\s*[{[]/u.test(line)) {
      const [offset, prefix] = [at, [count]];
      const values = unlessRefused(() => valuesIn(line, { offset, prefix }));
      if (!values) return undefined;
      for (const value of values) slots.push(value);
      count++;
    } else if (line.trim() !== '') return undefined;
    at = end + 1;
  }
  return count < 2 ? undefined : readDocument('json-lines', text, slots, 'certain', scope);
}

interface Item {
  readonly headerStart: number;
  readonly headerEnd: number;
  readonly payloadStart: number;
  readonly payloadEnd: number;
  /** Where the header writes the length of the payload; undefined if it ends at its line. */
  readonly length: { readonly start: number; readonly end: number } | undefined;
}

/** The header of an envelope, then pairs of a header and a payload (https://develop.sentry.dev/sdk/data-model/envelopes/). */
function readEnvelope(text: string): Reading | undefined {
  const firstEnd = text.indexOf('\n');
  const first = text.slice(0, firstEnd);
  if (!/"(?:event_id|dsn|sent_at|sdk)"\s*:/u.test(first) || membersOf(first) === undefined) return undefined;
  const bytes = unlessRefused(() => encodeUtf8(text, 'text'));
  const items = bytes && itemsOf(bytes, encodeUtf8(first, 'text').length + 1);
  if (!items) return undefined;
  const parts: Part[] = [
    { name: { code: 'header' }, content: textContent(first) },
    ...items.flatMap(({ headerStart, headerEnd, payloadStart, payloadEnd }): Part[] => [
      { name: { code: 'header' }, content: contentOf(bytes.slice(headerStart, headerEnd)) },
      { name: { code: 'payload' }, content: contentOf(bytes.slice(payloadStart, payloadEnd)) },
    ]),
  ];
  return {
    layer: 'json-lines',
    grade: 'certain',
    proof: { code: 'members', params: { count: items.length } },
    parts,
    wrap: (part, content) => ({ content: contentOf(rewritten(bytes, items, part, content)) }),
  };
}

const membersOf = (line: string): readonly Slot[] | undefined => unlessRefused(() => valuesIn(line));

function itemsOf(bytes: Uint8Array, start: number): readonly Item[] | undefined {
  const items: Item[] = [];
  for (let at = start; at < bytes.length; ) {
    const headerEnd = endOfLine(bytes, at);
    const header = contentOf(bytes.slice(at, headerEnd));
    const members = header.kind === 'text' ? membersOf(header.text) : undefined;
    if (!members?.some(({ name }) => 'text' in name && name.text === 'type')) return undefined;
    const written = members.find(({ name, value }) => 'text' in name && name.text === 'length' && /^\d{1,9}$/u.test(value));
    const payloadStart = headerEnd + 1;
    const payloadEnd = written ? payloadStart + Number(written.value) : endOfLine(bytes, payloadStart);
    if (payloadEnd > bytes.length || (payloadEnd < bytes.length && bytes[payloadEnd] !== LINE_FEED)) return undefined;
    const length = written && { start: at + byteOffset(header, written.start), end: at + byteOffset(header, written.end) };
    items.push({ headerStart: at, headerEnd, payloadStart, payloadEnd, length });
    at = payloadEnd + 1;
  }
  return items.length > 0 ? items : undefined;
}

const LINE_FEED = 0x0a;

function endOfLine(bytes: Uint8Array, from: number): number {
  const at = bytes.indexOf(LINE_FEED, from);
  return at < 0 ? bytes.length : at;
}

const byteOffset = (content: Content, end: number): number => (content.kind === 'text' ? encodeUtf8(content.text.slice(0, end), 'text').length : end);

/** Part 0 is the header of the envelope; each item has two more, its header and its payload. */
function rewritten(bytes: Uint8Array, items: readonly Item[], part: number, content: Content): Uint8Array {
  const changed = bytesOf(content);
  const item = items[Math.floor((part - 1) / 2)];
  const isPayload = item !== undefined && part % 2 === 0;
  // A header is one line, and so is a payload of no stated length.
  if (changed.includes(LINE_FEED) && !(isPayload && item.length)) throw new InputError('no-way-back', { params: { layer: 'json-lines' } });
  if (!item) return concatBytes([changed, bytes.subarray(endOfLine(bytes, 0))]);
  if (!isPayload) return concatBytes([bytes.subarray(0, item.headerStart), changed, bytes.subarray(item.headerEnd)]);
  const { start, end } = item.length ?? { start: item.payloadStart, end: item.payloadStart };
  const length = item.length ? encodeUtf8(String(changed.length), 'text') : new Uint8Array();
  return concatBytes([bytes.subarray(0, start), length, bytes.subarray(end, item.payloadStart), changed, bytes.subarray(item.payloadEnd)]);
}
