import type { Cost, Operation } from '../../contract/operations.ts';
import type { InputState } from './operation-state.ts';

// No longer than a pause between words.
const PAUSE_MS = 60;
const SLOW_PAUSE_MS = 120;
/** In UTF-16 code units. */
export const LONG_TEXT_LENGTH = 20_000;
// In UTF-16 code units. A text that has grown or shrunk by more at once was pasted, opened or cleared.
const TYPED_LENGTH = 8;

type AnyInput = InputState<Operation['input']>;

/**
 * How many milliseconds an operation waits for more typing. Quick operations run at each key press; only while
 * typing, long texts wait for a pause, and slow operations for a longer one.
 */
export function debounceTime(operation: Operation, cost: Cost, before: AnyInput, after: AnyInput): number {
  if (!isTyped(operation, before, after)) return 0;
  if (cost === 'slow') return SLOW_PAUSE_MS;
  return hasLongText(after) ? PAUSE_MS : 0;
}

/** Whether an input may take long to process because of a text in it. */
export const hasLongText = (input: AnyInput): boolean => Object.values(input).some((value) => typeof value === 'string' && value.length > LONG_TEXT_LENGTH);

/** Whether the differences in `after` can be typed, or chosen by holding a key: more may follow soon. */
export const isTyped = ({ input: fields }: Operation, before: AnyInput, after: AnyInput): boolean =>
  Object.entries(after).some(([name, value]) => {
    const old = before[name];
    if (Object.is(value, old) || fields[name]?.kind === 'flag' || fields[name]?.kind === 'file') return false;
    return typeof value !== 'string' || typeof old !== 'string' || Math.abs(value.length - old.length) <= TYPED_LENGTH;
  });
