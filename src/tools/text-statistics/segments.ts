// The segmenter takes quadratic time, so texts are processed in windows.
const WINDOW = 2048;
/** Lookahead needed to be certain that a word ends. */
const WORD_MARGIN = WINDOW / 4;

/** Returns the words of a text and everything between them (UAX #29), as if segmented as a whole. */
export const splitWords = (text: string, segmenter: Intl.Segmenter): Generator<Intl.SegmentData> =>
  splitInWindows(text, segmenter, wordWindowEnd, (window, end) => window.length - end >= WORD_MARGIN);

/** Returns the sentences of a text (UAX #29), as if segmented as a whole. */
export const splitSentences = (text: string, segmenter: Intl.Segmenter): Generator<Intl.SegmentData> =>
  splitInWindows(text, segmenter, sentenceWindowEnd, (window, end) => SETTLES_SENTENCE.test(window.slice(end, end + SENTENCE_LOOKAHEAD)));

// Whether a full stop ends a sentence depends on the case of the next letter, at any distance (SB8).
const SETTLES_SENTENCE = /\p{L}.*\p{L}/su;
const SENTENCE_LOOKAHEAD = 400;

/**
 * Segments a text window by window. `endOf` returns the end of a window and whether all its segment ends are certain;
 * otherwise `isCertain` decides for each, and the next window starts after the certain ones.
 */
function* splitInWindows(
  text: string,
  segmenter: Intl.Segmenter,
  endOf: (text: string, start: number, size: number) => { readonly end: number; readonly isSafe: boolean },
  isCertain: (window: string, end: number) => boolean,
): Generator<Intl.SegmentData> {
  let start = 0;
  let size = WINDOW;
  while (start < text.length) {
    const { end, isSafe } = endOf(text, start, size);
    const window = text.slice(start, end);
    let next = 0;
    for (const data of segmenter.segment(window)) {
      const segmentEnd = next + data.segment.length;
      if (!isSafe && !isCertain(window, segmentEnd)) break;
      yield data;
      next = segmentEnd;
    }
    size = next === 0 ? size * 2 : WINDOW;
    start += next;
  }
}

const WORD_START = /[\p{Lu}\p{Ll}\p{Lo}\p{Nd}]/u;
const BEFORE_WORD = ' 。，！？、';

/** A space or a Chinese full stop before a letter is always a word boundary (WB999). */
function wordWindowEnd(text: string, start: number, size: number) {
  const full = start + size;
  if (full >= text.length) return { end: text.length, isSafe: true };
  for (let at = full; at > start + size / 2; at--) {
    const before = text.charAt(at - 1);
    if (before === '\n' || (BEFORE_WORD.includes(before) && WORD_START.test(text.charAt(at)))) return { end: at, isSafe: true };
  }
  return { end: codePointEnd(text, full), isSafe: false };
}

/** A line end is always a sentence boundary (SB4). */
function sentenceWindowEnd(text: string, start: number, size: number) {
  const full = start + size;
  if (full >= text.length) return { end: text.length, isSafe: true };
  const lineEnd = text.lastIndexOf('\n', full - 1) + 1;
  return lineEnd > start ? { end: lineEnd, isSafe: true } : { end: codePointEnd(text, full), isSafe: false };
}

/** Returns an end that does not split a surrogate pair. */
function codePointEnd(text: string, end: number): number {
  const code = text.charCodeAt(end - 1);
  return code >= 0xd800 && code <= 0xdbff ? end - 1 : end;
}
