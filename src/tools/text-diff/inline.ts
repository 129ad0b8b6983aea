import { splitGraphemes, splitWords } from '../../lib/grapheme/grapheme.ts';
import { type Pause, STEPS_BETWEEN_PAUSES } from './pause.ts';
import { diffSequences } from './sequence-diff.ts';

interface InlineOptions {
  readonly granularity: 'word' | 'grapheme';
  readonly ignoreCase: boolean;
}

interface Segment {
  readonly type: 'equal' | 'removed' | 'added';
  readonly text: string;
}

const MARKS = { equal: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const;

/** Compares two texts word by word or character by character. Equal text is shown as in the original. */
export async function compareInline(original: string, modified: string, { granularity, ignoreCase }: InlineOptions, pause: Pause) {
  const split = granularity === 'word' ? splitWords : splitGraphemes;
  const left = await collect(split(original), pause);
  const right = await collect(split(modified), pause);
  const numbers = new Map<string, number>();
  const numberOf = (token: string): number => {
    const key = ignoreCase ? token.toLowerCase() : token;
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  };
  const { removed, added } = await diffSequences(Int32Array.from(left, numberOf), Int32Array.from(right, numberOf), pause);
  const segments: Segment[] = [];
  for (let x = 0, y = 0; x < left.length || y < right.length; ) {
    const start = x;
    while (x < left.length && y < right.length && !removed[x] && !added[y]) {
      x++;
      y++;
    }
    push(segments, 'equal', left, start, x);
    const [removedStart, addedStart] = [x, y];
    while (removed[x]) x++;
    while (added[y]) y++;
    push(segments, 'removed', left, removedStart, x);
    push(segments, 'added', right, addedStart, y);
  }
  return { marked: segments.map(({ type, text }) => MARKS[type][0] + text + MARKS[type][1]).join(''), segments };
}

// A token takes the segmenter about as long as this many search steps.
const STEPS_PER_TOKEN = 50;

async function collect(tokens: Iterable<string>, pause: Pause): Promise<string[]> {
  const all: string[] = [];
  for (const token of tokens) {
    all.push(token);
    if (all.length % (STEPS_BETWEEN_PAUSES / STEPS_PER_TOKEN) === 0) await pause();
  }
  return all;
}

function push(segments: Segment[], type: Segment['type'], tokens: readonly string[], start: number, end: number): void {
  if (end > start) segments.push({ type, text: tokens.slice(start, end).join('') });
}
