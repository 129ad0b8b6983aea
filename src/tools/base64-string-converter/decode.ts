import type { RunContext } from '../../contract/operations.ts';
import { invalidBase64 } from '../../lib/base64/pasted/invalid.ts';
import { indexOfByte, scanBase64 } from '../../lib/base64/scan.ts';
import type { Charset, CharsetOrAuto } from '../../lib/charset/sets/charsets.ts';
import { charsetNamed } from '../../lib/charset/sets/charsets.ts';
import { chooseCharset, decodeBytesOf } from '../../lib/charset/sets/decode.ts';
import { splitLines } from '../../lib/lines/lines.ts';
import { Pacer } from '../../lib/pause/pause.ts';

const FIELD = 'base64';

interface Reading {
  readonly charset: CharsetOrAuto;
  readonly strict: boolean;
}

interface Decoded {
  readonly text: string;
  readonly byteLength: number;
  readonly detectedCharset: Charset;
}

/**
 * The text that Base64 holds.
 * @throws InputError `invalid-base64`, `non-canonical-base64`, `undecodable-bytes`
 */
export const decodeWhole = (base64: string, reading: Reading): Decoded => decodePart(base64, { start: 0, end: base64.length }, reading);

/**
 * The texts that the lines hold, joined with LF. The character set is that of the first line that is not empty.
 * @throws InputError as `decodeWhole`
 */
export async function decodeLines(base64: string, reading: Reading, { signal, progress }: Pick<RunContext, 'signal' | 'progress'>): Promise<Decoded> {
  const pacer = new Pacer();
  const texts: string[] = [];
  let byteLength = 0;
  let detectedCharset: Charset | undefined;
  let start = 0;
  for (const line of splitLines(base64)) {
    if (pacer.isDue) {
      progress(start, base64.length);
      await pacer.pause(signal);
    }
    const end = start + line.length;
    const decoded = decodePart(base64, { start, end }, reading);
    texts.push(decoded.text);
    byteLength += decoded.byteLength;
    if (line !== '') detectedCharset ??= decoded.detectedCharset;
    start = end + (base64.startsWith('\r\n', end) ? 2 : 1);
  }
  return { text: texts.join('\n'), byteLength, detectedCharset: detectedCharset ?? chooseCharset(new Uint8Array(0), reading.charset) };
}

interface Part {
  readonly start: number;
  readonly end: number;
}

/** Decodes a part of the text, which may have the head of a data URI. Places in errors are places in the whole. */
function decodePart(whole: string, { start, end }: Part, { charset, strict }: Reading): Decoded {
  const part = whole.slice(start, end);
  const head = strict ? undefined : /^\s*data:[^,]*;\s*base64\s*,/iu.exec(part)?.[0];
  const options = { start: head?.length ?? 0, percentEncoded: !strict, strict };
  const scanned = scanBase64(part, options);
  if (!scanned.ok) throw invalidBase64(whole, scanned.fault, { field: FIELD, start });
  const { bytes } = scanned;
  const named = charset === 'auto' && head !== undefined ? charsetOfHead(head) : undefined;
  const detectedCharset = named ?? chooseCharset(bytes, charset);
  const placeOfByte = (index: number): number => start + indexOfByte(part, index, options);
  return { text: decodeBytesOf({ field: FIELD, text: whole, placeOfByte }, bytes, detectedCharset), byteLength: bytes.length, detectedCharset };
}

/** The character set that the head of a data URI names (RFC 2397), if it is one of ours. */
const charsetOfHead = (head: string): Charset | undefined => charsetNamed(/;\s*charset\s*=\s*"?([^";,]*)/iu.exec(head)?.[1] ?? '');
