interface TextSize {
  readonly characters: number;
  readonly bytes: number;
  readonly lines: number;
}

/** Counts code points, UTF-8 bytes (3 for a lone surrogate) and lines in one pass. An empty text has 0 lines. */
export function measureText(text: string): TextSize {
  let characters = 0;
  let bytes = 0;
  let lines = text === '' ? 0 : 1;
  for (let at = 0; at < text.length; at++) {
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
