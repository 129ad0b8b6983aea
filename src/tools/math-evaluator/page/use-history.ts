import { useRecentList } from '../../../page/storage/use-stored.ts';

const MAX_LINES = 50;

interface History {
  /** The last lines that had a result, the latest first. */
  readonly lines: readonly string[];
  /** Keeps the lines that have a result now. */
  readonly keep: () => void;
  readonly clear: () => void;
}

/** The history of lines on this device. */
export function useHistory(expression: string, results: readonly { readonly line: number | null; readonly error: string }[], isKept: boolean): History {
  const { list: lines, add, clear } = useRecentList('math-evaluator.history', MAX_LINES);

  function keep(): void {
    if (!isKept) return;
    const source = expression.split(/\r\n|\n|\r/u);
    const good = results.filter(({ error }) => error === '').map(({ line }) => source[(line ?? 0) - 1]?.trim() ?? '');
    const fresh = good.filter((line, index) => line !== '' && good.indexOf(line) === index && !lines.includes(line));
    if (fresh.length > 0) add(...fresh.toReversed());
  }

  return { lines, keep, clear };
}
