import type { OutputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { splitGraphemes } from '../../lib/grapheme/grapheme.ts';
import { chunkLines } from '../../lib/lines/chunk-lines.ts';
import { Pacer } from '../../lib/pause/pause.ts';
import { CodePointCounter } from './classes.ts';
import type { analyze } from './fields.ts';
import { splitSentences, splitWords } from './segments.ts';

interface Reading {
  /** BCP 47 tag of the language that determines word and sentence boundaries. */
  readonly language: string;
  readonly wordsPerMinute: number;
}

type Statistics = OutputValues<typeof analyze.output>;
type Watch = Pick<RunContext, 'signal' | 'progress'>;

const CHUNK = 16_384;
const MOST_FREQUENT = 10;
/** Number of segments between two clock readings. */
const UNWATCHED = 1_000;

const HAS_TEXT = /\S/u;
const HAS_LETTER = /[\p{L}\p{N}]/u;

/** Counts the units of a text. A line break is a boundary of every unit, so the text is split there. */
export async function analyzeText(text: string, { language, wordsPerMinute }: Reading, watch: Watch): Promise<Statistics> {
  const wordSegmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const sentenceSegmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const points = new CodePointCounter();
  // lowercase word → number of occurrences
  const occurrences = new Map<string, number>();
  let graphemes = 0;
  let graphemesWithoutSpaces = 0;
  let words = 0;
  let sentences = 0;
  const watched = new Watched(text.length * PASSES, watch);
  for (const chunk of chunkLines(text, CHUNK)) {
    points.add(chunk);
    for (const grapheme of splitGraphemes(chunk)) {
      graphemes++;
      if (HAS_TEXT.test(grapheme)) graphemesWithoutSpaces++;
      if (watched.isDue(grapheme.length)) await watched.pause();
    }
    for (const { segment, isWordLike } of splitWords(chunk, wordSegmenter)) {
      if (isWordLike) {
        const word = segment.toLocaleLowerCase(language);
        words++;
        occurrences.set(word, (occurrences.get(word) ?? 0) + 1);
      }
      if (watched.isDue(segment.length)) await watched.pause();
    }
    for (const { segment } of splitSentences(chunk, sentenceSegmenter)) {
      if (HAS_LETTER.test(segment)) sentences++;
      if (watched.isDue(segment.length)) await watched.pause();
    }
  }
  const classes = points.finish();
  const { codePoints, utf8Bytes, spacedWords, lines, nonEmptyLines, paragraphs } = points;
  return {
    graphemes,
    graphemesWithoutSpaces,
    codePoints,
    utf16CodeUnits: text.length,
    utf8Bytes,
    words,
    uniqueWords: occurrences.size,
    spacedWords,
    sentences,
    lines,
    nonEmptyLines,
    paragraphs,
    ...classes,
    readingSeconds: Math.round((words * 60) / wordsPerMinute),
    frequentWords: mostFrequent(occurrences),
  };
}

const PASSES = 3;

/** Tracks work in many small steps, pausing at intervals and reporting progress. */
class Watched {
  readonly #total: number;
  readonly #watch: Watch;
  readonly #pacer = new Pacer();
  #done = 0;
  #steps = 0;

  constructor(total: number, watch: Watch) {
    this.#total = total;
    this.#watch = watch;
  }

  /** Adds a step; returns whether it is time to pause. */
  isDue(units: number): boolean {
    this.#done += units;
    this.#steps++;
    return this.#steps % UNWATCHED === 0 && this.#pacer.isDue;
  }

  async pause(): Promise<void> {
    this.#watch.progress(this.#done, this.#total);
    await this.#pacer.pause(this.#watch.signal);
  }
}

/** Returns the most frequent words; ties are sorted by code units. */
function mostFrequent(occurrences: ReadonlyMap<string, number>): Statistics['frequentWords'] {
  const most: { word: string; count: number }[] = [];
  for (const [word, count] of occurrences) {
    const last = most.at(-1);
    if (most.length === MOST_FREQUENT && last && (count < last.count || (count === last.count && word > last.word))) continue;
    most.push({ word, count });
    most.sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
    most.splice(MOST_FREQUENT);
  }
  return most;
}
