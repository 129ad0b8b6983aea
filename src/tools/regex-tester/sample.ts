import type { AST } from '@eslint-community/regexpp';
import { randomBelow } from '../../lib/random/random.ts';
import type { Flag } from '../../lib/regex/flags.ts';
import { characterOf } from '../../lib/regex/syntax.ts';

const MAX_TRIES = 200;
/** Maximum repetitions of an unbounded quantifier beyond its minimum. */
const MORE_TIMES = 5;
// In UTF-16 code units.
const MAX_LENGTH = 100_000;

interface Options {
  readonly pattern: AST.Pattern;
  readonly flags: readonly Flag[];
  readonly randomBytes: (length: number) => Uint8Array;
}

/**
 * Draws `count` matching strings; fewer if no more can be found. Lookaround can invalidate a draw, so each one is checked with the engine
 * and redrawn if necessary.
 */
export function drawSamples(options: Options, count: number): readonly string[] {
  const expression = new RegExp(options.pattern.raw, options.flags.join(''));
  const drawer = new Drawer(options);
  const samples: string[] = [];
  for (let tries = 0; samples.length < count && tries < MAX_TRIES; tries++) {
    const drawn = drawer.draw();
    expression.lastIndex = 0;
    if (drawn === undefined || !expression.test(drawn)) continue;
    samples.push(drawn);
    tries = -1;
  }
  return samples;
}

// Usually the rest of the pattern already produces what a lookaround asserts; adding it would only break the draw.
const GIVEN = [0, 0, 2, 4];

/** Returned if a draw reaches an element that matches nothing, or becomes too long. */
const DEAD_END = Symbol('dead end');

class Drawer {
  readonly #pattern: AST.Pattern;
  readonly #strict: string;
  readonly #flags: string;
  readonly #randomBytes: Options['randomBytes'];
  // The source of a set → the candidate strings to draw from.
  readonly #candidates = new Map<string, readonly string[]>();
  // The value of each group in this draw.
  readonly #taken = new Map<AST.CapturingGroup, string>();
  #room = MAX_LENGTH;
  // How many times in four this draw emits the content of a lookaround.
  #given = 0;

  constructor({ pattern, flags, randomBytes }: Options) {
    this.#pattern = pattern;
    this.#strict = flags.filter((flag) => flag === 'u' || flag === 'v').join('');
    this.#flags = flags.filter((flag) => flag === 'i' || flag === 's').join('') + this.#strict;
    this.#randomBytes = randomBytes;
  }

  draw(): string | undefined {
    this.#taken.clear();
    this.#room = MAX_LENGTH;
    this.#given = GIVEN[this.#below(GIVEN.length)] ?? 0;
    const drawn = this.#alternatives(this.#pattern.alternatives);
    return drawn === DEAD_END ? undefined : drawn;
  }

  #below(limit: number): number {
    return randomBelow(limit, this.#randomBytes);
  }

  #alternatives(alternatives: readonly AST.Alternative[]): string | typeof DEAD_END {
    let drawn = '';
    for (const element of alternatives[this.#below(alternatives.length)]?.elements ?? []) {
      const next = this.#element(element);
      if (next === DEAD_END) return DEAD_END;
      drawn += next;
    }
    return drawn;
  }

  #element(element: AST.Element): string | typeof DEAD_END {
    switch (element.type) {
      case 'Character':
        return characterOf(element.value);
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return this.#oneOf(this.#candidatesOf(element));
      case 'Quantifier':
        return this.#repeat(element);
      case 'Group':
        return this.#alternatives(element.alternatives);
      case 'CapturingGroup': {
        const drawn = this.#alternatives(element.alternatives);
        if (drawn !== DEAD_END) this.#taken.set(element, drawn);
        return drawn;
      }
      case 'Backreference':
        return [element.resolved].flat().reduce((text, group) => text + (this.#taken.get(group) ?? ''), '');
      case 'Assertion':
        return this.#assertion(element);
    }
  }

  #oneOf(candidates: readonly string[]): string | typeof DEAD_END {
    return candidates.length === 0 ? DEAD_END : (candidates[this.#below(candidates.length)] ?? DEAD_END);
  }

  #repeat({ min, max, element }: AST.Quantifier): string | typeof DEAD_END {
    const most = Math.min(max, min + MORE_TIMES);
    const times = min + this.#below(most - min + 1);
    let drawn = '';
    for (let time = 0; time < times; time++) {
      const next = this.#element(element);
      if (next === DEAD_END) return DEAD_END;
      this.#room -= Math.max(1, next.length);
      if (this.#room < 0) return DEAD_END;
      drawn += next;
    }
    return drawn;
  }

  /** The content of a lookaround may be required or may follow anyway: decided by chance, then checked. */
  #assertion(node: AST.Assertion): string | typeof DEAD_END {
    const isWanted = (node.kind === 'lookahead' || node.kind === 'lookbehind') && !node.negate && this.#below(4) < this.#given;
    return isWanted ? this.#alternatives(node.alternatives) : '';
  }

  #candidatesOf(node: AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass): readonly string[] {
    const known = this.#candidates.get(node.raw);
    if (known) return known;
    const isIn = new RegExp(`^(?:${node.raw})$`, this.#flags);
    const found = findCandidates((text) => isIn.test(text), this.#strict === '' ? 0xff_ff : 0x10_ff_ff, node.raw);
    this.#candidates.set(node.raw, found);
    return found;
  }
}

const FIRST_PRINTABLE = 0x20;
const LAST_PRINTABLE = 0x7e;
const FIRST_OTHER = 0xa1;
const ENOUGH = 200;
const LINE_ENDS: readonly string[] = ['\n', '\r', '\u2028', '\u2029'];
// With the v flag: properties of strings, and a stand-in character for each.
const EMOJI_SEQUENCES: readonly string[] = ['1️⃣', '🇫🇷', '👍🏽', '👨‍👩‍👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '☺️'];

/** Returns characters of a set: printable ASCII, else others, else controls; line breaks only if the set has nothing else. */
function findCandidates(isIn: (text: string) => boolean, last: number, source: string): readonly string[] {
  const printable = range(FIRST_PRINTABLE, LAST_PRINTABLE).filter(isIn);
  if (printable.length > 0) return printable;
  // Testing every character against a property of strings takes minutes: each is an alternation of thousands of sequences.
  const emoji = EMOJI_SEQUENCES.filter(isIn);
  if (emoji.length > 0) return emoji;
  const others: string[] = [];
  for (let codePoint = FIRST_OTHER; codePoint <= last && others.length < ENOUGH; codePoint++) {
    const text = characterOf(codePoint);
    if (!isSurrogate(codePoint) && !LINE_ENDS.includes(text) && isIn(text)) others.push(text);
  }
  if (others.length > 0) return others;
  const strings = [...source.matchAll(/\\q\{([^}]*)\}/gu)].flatMap(([, texts = '']) => texts.split('|'));
  const rest = strings.filter(isIn);
  if (rest.length > 0) return rest;
  const controls = ['\t', ...range(0, FIRST_OTHER - 1)].filter((text) => !LINE_ENDS.includes(text) && isIn(text));
  if (controls.length > 0) return controls;
  const ends = LINE_ENDS.filter(isIn);
  return ends.length > 0 ? ends : range(0xd8_00, 0xdf_ff).filter(isIn).slice(0, ENOUGH);
}

const isSurrogate = (codePoint: number): boolean => codePoint >= 0xd8_00 && codePoint <= 0xdf_ff;

const range = (first: number, last: number): readonly string[] => Array.from({ length: last - first + 1 }, (_, index) => characterOf(first + index));
