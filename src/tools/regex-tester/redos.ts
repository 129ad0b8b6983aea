import type { Flag } from '../../lib/regex/flags.ts';

/** How the time grows with the length of a text that does not match. `likely-linear`: no attack was found, which proves nothing. */
export type Growth = 'linear' | 'likely-linear' | 'polynomial' | 'exponential' | 'unknown';

export interface Attack {
  /** Repeats its pumps `count` times. */
  readonly text: (count: number) => string;
  /** The number of repetitions that the checker proposes. */
  readonly count: number;
  /** A JavaScript expression of the proposed text. */
  readonly expression: string;
}

export interface Checked {
  readonly growth: Growth;
  /** The exponent of a polynomial, otherwise null. */
  readonly degree: number | null;
  readonly attack: Attack | undefined;
  /** The parts of the pattern that are read most often, in UTF-16 code units. */
  readonly hotspots: readonly { readonly start: number; readonly end: number }[];
  /** Why the growth is unknown: `timeout`, or a construct that the checker does not analyze. */
  readonly reason: '' | 'timeout' | 'unsupported';
}

const CHECK_MS = 10_000;

/** A chunk of its own, with a budget of its own. */
export const loadChecker = () => import('recheck/lib/browser.js');

/** Analyzes a pattern that compiles, with automata or, for patterns with lookaround or references, by trying texts. `timeout` is in milliseconds. */
export async function checkPattern(pattern: string, flags: readonly Flag[], timeout = CHECK_MS): Promise<Checked> {
  // The checker does not know this flag.
  if (flags.includes('v')) return unknown('unsupported');
  const { checkSync } = await loadChecker();
  const found = checkSync(pattern, flags.join(''), { timeout, recallTimeout: -1 });
  if (found.status === 'unknown') return unknown(found.error.kind === 'timeout' ? 'timeout' : 'unsupported');
  if (found.status === 'safe')
    return { growth: found.complexity.isFuzz ? 'likely-linear' : 'linear', degree: null, attack: undefined, hotspots: [], reason: '' };
  const { complexity, attack, hotspot } = found;
  return {
    growth: complexity.type,
    degree: complexity.type === 'polynomial' ? complexity.degree : null,
    attack: {
      text: (count) => attack.pumps.map(({ prefix, pump, bias }) => prefix + pump.repeat(Math.max(0, count + bias))).join('') + attack.suffix,
      count: attack.base,
      expression: attack.pattern,
    },
    hotspots: hotspot.filter(({ temperature }) => temperature === 'heat').map(({ start, end }) => ({ start, end })),
    reason: '',
  };
}

const unknown = (reason: Checked['reason']): Checked => ({ growth: 'unknown', degree: null, attack: undefined, hotspots: [], reason });

export interface Timing {
  /** In UTF-16 code units. */
  readonly length: number;
  readonly milliseconds: number;
}

const ENOUGH_MS = 100;
const TOO_LONG_MS = 1_000;
const MOST_TIMINGS = 40;

/** Runs the pattern on attacks of growing length, until a run takes a tenth of a second or the next one would probably take over a second. */
export function timeAttack(expression: RegExp, attack: Attack, growth: Growth, now: () => number): readonly Timing[] {
  const timings: Timing[] = [];
  let previous = 0;
  for (let count = 1; timings.length < MOST_TIMINGS && count <= Math.max(1, attack.count) * 2; count = growth === 'exponential' ? count + 1 : count * 2) {
    const text = attack.text(count);
    const start = now();
    expression.lastIndex = 0;
    expression.exec(text);
    const milliseconds = now() - start;
    // Browsers round their clocks, so that more digits would say nothing.
    timings.push({ length: text.length, milliseconds: Math.round(milliseconds * 100) / 100 });
    const next = previous > 0 ? milliseconds * (milliseconds / previous) : milliseconds;
    if (milliseconds > ENOUGH_MS || (milliseconds > 1 && next > TOO_LONG_MS)) break;
    previous = milliseconds;
  }
  return timings;
}
