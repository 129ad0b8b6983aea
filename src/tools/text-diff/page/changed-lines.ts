import type { Span } from '../../../ui/code-editor/span.ts';
import type { ChangedLine } from '../line-view.ts';

/** Limits the number of highlighted lines, all of which the editor keeps in memory. */
const MAX_LINES = 10_000;

/** The lines of the original that were removed, or those of the modified text that were added, for the editor with that text. */
export function changedSpans(text: string, lines: readonly ChangedLine[], type: 'removed' | 'added'): readonly Span[] {
  const numbers = lines.flatMap((line) => (line.type === type ? [type === 'removed' ? line.originalLine : line.modifiedLine] : []));
  const spans: Span[] = [];
  let [number, start] = [1, 0];
  for (const wanted of numbers.slice(0, MAX_LINES)) {
    if (wanted === null) continue;
    while (number < wanted) {
      const end = text.indexOf('\n', start);
      if (end < 0) return spans;
      start = end + 1;
      number += 1;
    }
    const end = text.indexOf('\n', start);
    spans.push({ id: wanted, start, end: end < 0 ? text.length : end, look: type });
  }
  return spans;
}
