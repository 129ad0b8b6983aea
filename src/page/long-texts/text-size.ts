export interface TextSize {
  readonly characters: number;
  readonly bytes: number;
  readonly lines: number;
}

/** Counts code points, UTF-8 bytes (3 for a lone surrogate) and lines in one pass. An empty text has 0 lines. */
export const measureText = (text: string): TextSize => measureSlice(text, 0, text.length, NOTHING);

const NOTHING: TextSize = { characters: 0, bytes: 0, lines: 0 };

/** In UTF-16 code units. Counting this much text takes about a millisecond. */
const SLICE_LENGTH = 500_000;

/** The same slice by slice, yielding to the page between slices. Undefined once `signal` is aborted. */
export async function measureLongText(text: string, signal: AbortSignal): Promise<TextSize | undefined> {
  let size = NOTHING;
  for (let start = 0; start < text.length; ) {
    let end = Math.min(start + SLICE_LENGTH, text.length);
    // Two code units that are one code point stay together.
    if (isLowSurrogate(text.charCodeAt(end))) end++;
    size = measureSlice(text, start, end, size);
    start = end;
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return undefined;
  }
  return size;
}

/** Whether counting a text at once would take noticeably long. */
export const isLongToMeasure = (text: string): boolean => text.length > SLICE_LENGTH;

function measureSlice(text: string, start: number, end: number, before: TextSize): TextSize {
  let { characters, bytes, lines } = before;
  if (lines === 0 && end > start) lines = 1;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    characters++;
    if (code < 0x80) bytes += 1;
    else if (code < 0x800) bytes += 2;
    else if (code >= 0xd800 && code <= 0xdbff && isLowSurrogate(text.charCodeAt(at + 1))) {
      bytes += 4;
      at++;
    } else bytes += 3;
    if (code === 0x0a) lines++;
  }
  return { characters, bytes, lines };
}

const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;
