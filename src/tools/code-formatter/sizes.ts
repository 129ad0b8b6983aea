import type { RunContext } from '../../contract/operations.ts';
import { encodeUtf8 } from '../../lib/charset/utf8.ts';
import { compress } from '../../lib/compression/compress.ts';
import { wellFormed } from '../../lib/unicode/well-formed.ts';

export interface Size {
  readonly text: 'input' | 'output';
  readonly bytes: number;
  readonly gzip: number;
  readonly brotli: number;
}

const GZIP_LEVEL = 9;
const BROTLI_LEVEL = 11;
// The best level of Brotli takes a second per megabyte, and a server would not use it for more than that.
const FAST_BROTLI_LEVEL = 5;
const LONG = 2 ** 19;

/** The sizes of two texts as files of UTF-8, and compressed as by a web server. */
export async function compareSizes(input: string, output: string, { signal }: Pick<RunContext, 'signal'>): Promise<readonly Size[]> {
  const sizes: Size[] = [];
  for (const [text, content] of [['input', input] as const, ['output', output] as const]) {
    const bytes = encodeUtf8(wellFormed(content), text);
    const gzip = await compress('gzip', bytes, { level: GZIP_LEVEL, signal });
    const brotli = await compress('brotli', bytes, { level: input.length > LONG ? FAST_BROTLI_LEVEL : BROTLI_LEVEL, signal });
    sizes.push({ text, bytes: bytes.length, gzip: gzip.length, brotli: brotli.length });
  }
  return sizes;
}
