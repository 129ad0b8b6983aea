import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { pause } from '../../lib/pause/pause.ts';

/** A text length that every platform supports, in UTF-16 code units. */
const MAX_TEXT = 2 ** 28;
const CHARACTERS_BETWEEN_PAUSES = 2 ** 18;

/**
 * Draws `count` items of at most `itemLength` code units, one per line.
 * @throws InputError `out-of-range` on `count` if the text would be too long.
 */
export async function drawLines(
  draw: () => string,
  count: number,
  itemLength: number,
  { signal, progress }: Pick<RunContext, 'signal' | 'progress'>,
): Promise<string> {
  const max = Math.floor(MAX_TEXT / (itemLength + 1));
  if (count > max) throw new InputError('out-of-range', { field: 'count', params: { min: 1, max } });
  const lines: string[] = [];
  let sincePause = 0;
  while (lines.length < count) {
    lines.push(draw());
    sincePause += itemLength;
    if (sincePause < CHARACTERS_BETWEEN_PAUSES) continue;
    sincePause = 0;
    progress(lines.length, count);
    await pause(signal);
  }
  return lines.join('\n');
}
