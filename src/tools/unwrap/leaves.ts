import type { RunContext } from '../../contract/operations.ts';
import type { Grade, Part } from './layer.ts';

/** What a short text means. */
export interface Leaf {
  readonly kind: string;
  /** The meaning, in a form that is the same in every language. */
  readonly value: string;
  readonly grade: Grade;
}

/** Reads what a text means that holds no layer; empty for ordinary text. */
export const readLeaves = (_part: Part, _context: RunContext): readonly Leaf[] => [];
