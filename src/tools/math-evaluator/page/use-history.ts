import { useState } from 'react';
import { readStored, writeStored } from '../../../page/storage/storage.ts';

const NAME = 'math-evaluator.history';
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
  const [lines, setLines] = useState(readLines);

  function store(next: readonly string[]): void {
    setLines(next);
    writeStored(NAME, next.length > 0 ? next : undefined);
  }

  function keep(): void {
    if (!isKept) return;
    const source = expression.split(/\r\n|\n|\r/u);
    const good = results.filter(({ error }) => error === '').map(({ line }) => source[(line ?? 0) - 1]?.trim() ?? '');
    const fresh = good.filter((line, index) => line !== '' && good.indexOf(line) === index && !lines.includes(line));
    if (fresh.length > 0) store([...fresh.toReversed(), ...lines].slice(0, MAX_LINES));
  }

  return { lines, keep, clear: () => store([]) };
}

function readLines(): readonly string[] {
  const stored = readStored(NAME);
  return Array.isArray(stored) ? stored.filter((line) => typeof line === 'string').slice(0, MAX_LINES) : [];
}
