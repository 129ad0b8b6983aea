import type { Codec, Decoded } from './codec.ts';
import { invalidCharacter, problemAt, refusal } from './codec.ts';
import { AsciiBuilder } from './letters.ts';

const BYTES_PER_LINE = 45;
const FIRST = 0x20;
/** Some programs write a grave accent for zero, because mail servers removed spaces at the end of lines. */
const GRAVE = 0x60;
const LINE_FEED = 0x0a;

const BEGIN = /^begin (?<mode>[0-7]{3,4}) (?<name>[^\r\n]{0,1024})\r?\n/mu;
const END = /^end\s*$/mu;

/** uuencode (POSIX): lines of a length and groups of four letters for three bytes, between `begin` and `end`. */
export const uuencodeCodec: Codec = {
  encode({ bytes, fileName: ownName }, { fileName }) {
    const target = new AsciiBuilder();
    for (let start = 0; start < bytes.length; start += BYTES_PER_LINE) writeLine(target, bytes.subarray(start, start + BYTES_PER_LINE));
    const name = (ownName || fileName).replace(/[\r\n]+/gu, ' ').trim() || 'data';
    return `begin 644 ${name}\n${target.text}\`\nend\n`;
  },
  decode(text): Decoded {
    const begin = BEGIN.exec(text);
    const start = begin ? begin.index + begin[0].length : 0;
    const length = text.slice(start).search(END);
    if (begin && length < 0) throw problemAt(text, { code: 'missing-end', encoding: 'uuencode', index: text.length });
    const bytes = readLines(text, start, length < 0 ? text.length : start + length);
    if (bytes.length === 0 && !begin && text.trim() !== '') throw refusal('empty-content', 'uuencode');
    const { name = '', mode = '' } = begin?.groups ?? {};
    return {
      bytes,
      isProven: begin !== null,
      details: begin
        ? [
            { name: 'file-name', value: name },
            { name: 'file-mode', value: mode },
          ]
        : [],
    };
  },
};

function writeLine(target: AsciiBuilder, bytes: Uint8Array): void {
  const add = (value: number): void => target.add(value === 0 ? GRAVE : FIRST + value);
  add(bytes.length);
  for (let at = 0; at < bytes.length; at += 3) {
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (const shift of [18, 12, 6, 0]) add((group >> shift) & 63);
  }
  target.add(LINE_FEED);
}

function readLines(text: string, from: number, to: number): Uint8Array<ArrayBuffer> {
  const target = new AsciiBuilder();
  for (let start = from; start < to; ) {
    const feed = text.indexOf('\n', start);
    const end = feed < 0 || feed > to ? to : feed;
    readLine(text, start, text.charAt(end - 1) === '\r' ? end - 1 : end, target);
    start = end + 1;
  }
  return target.bytes;
}

/** Spaces at the end of the line, which are zeros, may be missing. */
function readLine(text: string, start: number, end: number, target: AsciiBuilder): void {
  if (end <= start) return;
  const valueAt = (at: number): number => {
    if (at >= end) return 0;
    const code = text.charCodeAt(at);
    if (code < FIRST || code > GRAVE) throw invalidCharacter(text, 'uuencode', at);
    return (code - FIRST) & 63;
  };
  const length = valueAt(start);
  const letters = Math.ceil(length / 3) * 4;
  // One more letter is a checksum of some programs.
  if (text.slice(start, end).trimEnd().length > 1 + letters + 1)
    throw problemAt(text, { code: 'wrong-line-length', encoding: 'uuencode', index: start, params: { length } });
  for (let at = start + 1, left = length; left > 0; at += 4, left -= 3) {
    const group = (valueAt(at) << 18) | (valueAt(at + 1) << 12) | (valueAt(at + 2) << 6) | valueAt(at + 3);
    for (let place = 0; place < Math.min(left, 3); place++) target.add((group >> (16 - 8 * place)) & 0xff);
  }
}
