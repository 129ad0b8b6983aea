// The segmenter takes quadratic time in the length of a text, so texts are split into windows.
const WINDOW = 1024;

// A fixed language, to be independent of the platform's. It does not matter for clusters, and rarely for words.
const LANGUAGE = 'en';
const graphemes = new Intl.Segmenter(LANGUAGE, { granularity: 'grapheme' });
const words = new Intl.Segmenter(LANGUAGE, { granularity: 'word' });

/** Yields the text's extended grapheme clusters (UAX #29), also called user-perceived characters, in order. */
export function* splitGraphemes(text: string): Generator<string> {
  let start = 0;
  while (start < text.length) {
    const end = plainEnd(text, start);
    for (; start < end; start++) yield text.charAt(start);
    // Anything but plain characters goes through the segmenter, up to the next run of plain ones.
    const stop = nextPlain(text, start);
    yield* splitInWindows(text.slice(start, stop), graphemes);
    start = stop;
  }
}

/** Yields the text's words and everything between them (UAX #29), in order: nothing is omitted. */
export function splitWords(text: string): Generator<string> {
  return splitInWindows(text, words);
}

/** Returns the end of a run of characters that are single clusters: plain ones before others, before a control character or the end. */
function plainEnd(text: string, start: number): number {
  let at = start;
  while (isPlain(text.charCodeAt(at)) && (at + 1 >= text.length || isPlain(text.charCodeAt(at + 1)) || text.charCodeAt(at + 1) < 0x20)) at++;
  return at;
}

function nextPlain(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    // A plain character starts a new cluster, except directly after a Prepend character.
    if (isPlain(text.charCodeAt(at)) && isPlain(text.charCodeAt(at - 1)) && isPlain(text.charCodeAt(at + 1))) return at;
  }
  return text.length;
}

// Excludes the soft hyphen and all combining marks: Latin, Greek, Cyrillic and Armenian letters, kana and ideographs.
const isPlain = (code: number): boolean =>
  (code >= 0x20 && code <= 0x7e) ||
  (code >= 0xae && code <= 0x2ff) ||
  (code >= 0x370 && code <= 0x482) ||
  (code >= 0x48a && code <= 0x587) ||
  (code >= 0x3041 && code <= 0x3096) ||
  (code >= 0x30a0 && code <= 0x9fff);

function* splitInWindows(text: string, segmenter: Intl.Segmenter): Generator<string> {
  let start = 0;
  let size = WINDOW;
  while (start < text.length) {
    const end = Math.min(start + size, text.length);
    let next = start;
    for (const { segment } of segmenter.segment(text.slice(start, end))) {
      // A segment near the window's end may continue after it, even within a code point, or depend on what follows. So the next window starts with it.
      const isNearEnd = next >= start + (size * 3) / 4 || next + segment.length === end;
      if (end < text.length && isNearEnd) break;
      yield segment;
      next += segment.length;
    }
    size = next === start ? size * 2 : WINDOW;
    start = next;
  }
}
