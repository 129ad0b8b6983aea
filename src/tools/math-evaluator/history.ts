interface LineResult {
  /** 1-based. */
  readonly line: number | null;
  readonly error: string;
}

/** Returns the distinct lines of a text that have a result, the latest first. */
export function linesWithResult(text: string, results: readonly LineResult[]): readonly string[] {
  const source = text.split(/\r\n|\n|\r/u);
  const lines = results.filter(({ error }) => error === '').map(({ line }) => source[(line ?? 0) - 1]?.trim() ?? '');
  return [...new Set(lines)].filter((line) => line !== '').toReversed();
}
