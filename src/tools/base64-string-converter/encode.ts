import type { RunContext } from '../../contract/operations.ts';
import { base64Length, encodeBase64 } from '../../lib/base64/base64.ts';
import type { Charset } from '../../lib/charset/sets/charsets.ts';
import { encodeText } from '../../lib/charset/sets/encode.ts';
import { splitLines } from '../../lib/lines/lines.ts';
import type { LineEnding } from '../../lib/lines/wrap.ts';
import { wrappedLength, wrapText } from '../../lib/lines/wrap.ts';
import { refuseTooLong } from '../../lib/long-text/long-text.ts';
import { Pacer } from '../../lib/pause/pause.ts';

const FIELD = 'text';

interface Alphabet {
  readonly charset: Charset;
  readonly urlSafe: boolean;
  readonly padding: 'auto' | 'keep' | 'omit';
}

interface Encoded {
  readonly base64: string;
  readonly byteLength: number;
}

const hasPadding = ({ urlSafe, padding }: Alphabet): boolean => (padding === 'auto' ? !urlSafe : padding === 'keep');

/**
 * Encodes a text as a whole as Base64, wrapped.
 * @throws InputError `unpaired-surrogate`, `unencodable-character`, `too-long`
 */
export function encodeWhole(text: string, options: Alphabet & { readonly lineLength: number; readonly lineEnding: LineEnding }): Encoded {
  const bytes = encodeText(text, options.charset, FIELD);
  const padding = hasPadding(options);
  refuseTooLong(wrappedLength(base64Length(bytes.length, padding), options), FIELD);
  return { base64: wrapText(encodeBase64(bytes, { urlSafe: options.urlSafe, padding }), options), byteLength: bytes.length };
}

/**
 * Encodes each line separately as Base64, joined with LF.
 * @throws InputError `unpaired-surrogate`, `unencodable-character`, `too-long`
 */
export async function encodeLines(text: string, options: Alphabet, { signal, progress }: Pick<RunContext, 'signal' | 'progress'>): Promise<Encoded> {
  // Encodes the whole text first, so that an unencodable character is reported at its position in the text.
  const { length: byteLength } = encodeText(text, options.charset, FIELD);
  const lines = splitLines(text);
  refuseTooLong(base64Length(byteLength, true) + lines.length * PADDED_GROUP, FIELD);
  const pacer = new Pacer();
  const base64: string[] = [];
  for (const line of lines) {
    if (pacer.isDue) {
      progress(base64.length, lines.length);
      await pacer.pause(signal);
    }
    base64.push(encodeBase64(encodeText(line, options.charset, FIELD), { urlSafe: options.urlSafe, padding: hasPadding(options) }));
  }
  return { base64: base64.join('\n'), byteLength };
}

/** The overhead of a line beyond its share of the whole: padding of the last group, and the line break. */
const PADDED_GROUP = 5;
