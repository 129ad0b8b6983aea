import type { Dialect } from './terms.ts';

/** The text of a field, and its position in the input, in UTF-16 code units. */
export interface Part {
  readonly text: string;
  readonly start: number;
}

/** Splits an expression into words, without a surrounding `cron(…)`; a crontab line has its fields, then the words of its command. */
export function partsOf(expression: string, dialect: Dialect): readonly Part[] {
  const [, before = '', inside = ''] = (dialect === 'aws' && /^(\s*cron\()(.*)\)\s*$/isu.exec(expression)) || ['', '', expression];
  return Array.from(inside.matchAll(/\S+/gu), ({ 0: text, index }) => ({ text, start: before.length + index }));
}
