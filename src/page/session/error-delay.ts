import type { Position } from '../../contract/errors.ts';
import type { InputKind } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Failure } from '../../runtime/run.ts';
import { LONG_TEXT_LENGTH } from './debounce.ts';
import type { InputState } from './operation-state.ts';

type AnyInput = InputState<Operation['input']>;

interface Delays {
  /** In milliseconds. */
  readonly usualMs: number;
  /** For a text that may only be unfinished, in milliseconds. */
  readonly unfinishedMs: number;
}

const DELAYS: Delays = { usualMs: 400, unfinishedMs: 800 };

let delays: Delays = DELAYS;

/** Sets the delays. Without an argument, the usual ones. */
export function provideErrorDelays(given: Delays = DELAYS): void {
  delays = given;
}

/** The kinds of fields that are typed into, and so may hold something invalid. */
export const TYPED_KINDS: ReadonlySet<InputKind> = new Set<InputKind>(['text', 'integer', 'number', 'color', 'dateTime']);
/** These are not about the typed text. */
const IMMEDIATE: ReadonlySet<string> = new Set(['not-loaded', 'time-limit']);

/** Whether the difference between two inputs is in fields that are typed into. */
export const isTypedInto = ({ input: fields }: Operation, before: AnyInput, after: AnyInput): boolean =>
  Object.entries(after).every(([name, value]) => Object.is(value, before[name]) || TYPED_KINDS.has(fields[name]?.kind ?? 'file'));

/** How long an error waits for more typing after the last key press, in milliseconds. `before` is the input before that key press. */
export function errorDelay({ code, field = '', position }: Failure, before: AnyInput, after: AnyInput): number {
  if (IMMEDIATE.has(code)) return 0;
  const [old, text] = [before[field], after[field]];
  if (typeof text !== 'string' || text.length > LONG_TEXT_LENGTH) return delays.usualMs;
  const isUnfinished = position ? isInLastWord(text, position) : typeof old === 'string' && isTypedAtEnd(old, text);
  return isUnfinished ? delays.unfinishedMs : delays.usualMs;
}

/** Whether only the rest of one word follows a position: more typing may change what is wrong there. */
const isInLastWord = (text: string, position: Position): boolean => !/\s\S/u.test(restAfter(text, position));

function restAfter(text: string, position: Position): string {
  if ('character' in position) return skip(text, position.character - 1);
  return skip(
    text
      .split('\n')
      .slice(position.line - 1)
      .join('\n'),
    position.column - 1,
  );
}

/** The text without its first code points. */
const skip = (text: string, count: number): string => [...text].slice(count).join('');

const isTypedAtEnd = (old: string, text: string): boolean => text.startsWith(old) || old.startsWith(text);
