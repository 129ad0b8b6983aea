import type { Flag } from '../../lib/regex/flags.ts';
import { findForeign } from '../../lib/regex/dialects.ts';
import { findMissing } from '../../lib/regex-engine/constructs.ts';
import type { Compile, EngineId, Find, Found, Trait } from '../../lib/regex-engine/engine.ts';
import { Refusal } from '../../lib/regex-engine/engine.ts';
import { loadEngine } from '../../lib/regex-engine/load.ts';
import { compareTraits } from '../../lib/regex-engine/traits.ts';
import type { TestRow } from './test-file.ts';
import type { Difference } from './verdicts.ts';
import { judge } from './verdicts.ts';

/** What an engine says to a pattern. */
export interface EngineState {
  readonly engine: EngineId;
  readonly find: Find | undefined;
  /** The engine's reason for rejecting the pattern, in English. */
  readonly reason: string;
  /** The first construct that it does not have, and how it writes that; empty if there is none, or no other way. */
  readonly construct: string;
  readonly instead: string;
}

/** Why a result differs from that of the first engine. */
export type Reason = Trait | 'unexplained';

export interface RowResult {
  /** From 1. */
  readonly row: number;
  readonly engine: EngineId;
  readonly verdict: 'pass' | 'fail' | 'refused';
  readonly found: Found | undefined;
  readonly difference: Difference | undefined;
  /** Empty unless the result differs from that of the first engine that accepts the pattern. */
  readonly reasons: readonly Reason[];
}

/** An engine that has loaded. */
type Loaded = readonly [engine: EngineId, compile: Compile];

export const loadEngines = (engines: readonly EngineId[]): Promise<readonly Loaded[]> =>
  Promise.all(engines.map(async (engine) => [engine, await loadEngine[engine]()] as const));

/** Compiles a pattern with each engine. */
export const compileWith = (engines: readonly Loaded[], pattern: string, flags: readonly Flag[]): readonly EngineState[] =>
  engines.map(([engine, compile]) => stateOf(engine, compile, pattern, flags));

function stateOf(engine: EngineId, compile: Compile, pattern: string, flags: readonly Flag[]): EngineState {
  try {
    return { engine, find: compile(pattern, flags), reason: '', construct: '', instead: '' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const missing = engine === 'javascript' ? findForeign(pattern) : findMissing(pattern, engine);
    return { engine, find: undefined, reason: error.message, construct: missing?.construct ?? '', instead: missing?.instead ?? '' };
  }
}

/** Runs all engines on each row. */
export function evaluate(states: readonly EngineState[], rows: readonly TestRow[], pattern: string, flags: readonly Flag[]): readonly RowResult[] {
  const first = states.find(({ find }) => find);
  const compared = states.map((state) => ({ ...state, explain: compareTraits(state.engine, first?.engine ?? state.engine, pattern, flags) }));
  return rows.flatMap((row, index) => {
    const expected = first?.find?.(row.text);
    return compared.map(({ engine, find, explain }): RowResult => {
      if (!find) return { row: index + 1, engine, verdict: 'refused', found: undefined, difference: undefined, reasons: [] };
      const found = engine === first?.engine ? expected : find(row.text);
      const { passes, difference } = judge(row, found);
      const reasons = isSame(found, expected) ? [] : reasonsOf(explain(row.text));
      return { row: index + 1, engine, verdict: passes ? 'pass' : 'fail', found, difference, reasons };
    });
  });
}

const reasonsOf = (differing: readonly Trait[]): readonly Reason[] => (differing.length === 0 ? ['unexplained'] : differing);

const isSame = (one: Found | undefined, other: Found | undefined): boolean =>
  one?.start === other?.start &&
  one?.value === other?.value &&
  one?.groups.length === other?.groups.length &&
  (one?.groups ?? []).every(({ value }, index) => value === other?.groups[index]?.value);
