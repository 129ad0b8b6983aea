// The segmenter takes time that grows with the square of a text's length, so texts are cut in windows.
const WINDOW = 1024;

// A fixed language, since without one the platform's would be used. It does not matter for clusters, and hardly for words.
const LANGUAGE = 'en';
const graphemes = new Intl.Segmenter(LANGUAGE, { granularity: 'grapheme' });
const words = new Intl.Segmenter(LANGUAGE, { granularity: 'word' });

/** The text's extended grapheme clusters (UAX #29), what people call characters, in order. */
export function* splitGraphemes(text: string): Generator<string> {
  let start = 0;
  while (start < text.length) {
    const end = plainEnd(text, start);
    for (; start < end; start++) yield text.charAt(start);
    // Anything but plain characters goes through the segmenter, up to the next stretch of these.
    const stop = nextPlain(text, start);
    yield* splitInWindows(text.slice(start, stop), graphemes);
    start = stop;
  }
}

/** The text's words and all that stands between them (UAX #29), in order: nothing is left out. */
export function splitWords(text: string): Generator<string> {
  return splitInWindows(text, words);
}

/** Where a run of characters ends that are clusters by themselves: plain ones before others, before a control or the end. */
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

// Without the soft hyphen and all combining marks: Latin, Greek, Cyrillic and Armenian letters, kana and ideographs.
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
      // A segment near the window's end may go on behind it, be it by half a code point, or depend on what comes there. So the next window starts with it.
      const isNearEnd = next >= start + (size * 3) / 4 || next + segment.length === end;
      if (end < text.length && isNearEnd) break;
      yield segment;
      next += segment.length;
    }
    size = next === start ? size * 2 : WINDOW;
    start = next;
  }
}
