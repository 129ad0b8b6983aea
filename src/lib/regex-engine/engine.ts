import type { Flag } from '../regex/flags.ts';

/** JavaScript, RE2 (Go), the Rust crate `regex`, and Oniguruma with the syntax of Ruby. */
export const engineIds = ['javascript', 're2', 'rust', 'oniguruma'] as const;
export type EngineId = (typeof engineIds)[number];

export interface FoundGroup {
  /** Empty for a group without a name. */
  readonly name: string;
  /** Null for a group that did not participate. */
  readonly value: string | null;
}

export interface Found {
  /** In UTF-16 code units. */
  readonly start: number;
  readonly value: string;
  /** Group 1 first. */
  readonly groups: readonly FoundGroup[];
}

/** Finds the first match in a text; with the y flag, only at its start. */
export type Find = (text: string) => Found | undefined;

/**
 * Compiles a pattern as typed. The flags i, m and s have their meaning in JavaScript, as far as the engine has it; the engines
 * other than JavaScript always match code points.
 * @throws Refusal
 */
export type Compile = (pattern: string, flags: readonly Flag[]) => Find;

/** An engine rejects a pattern; the message is the engine's own, in English. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
