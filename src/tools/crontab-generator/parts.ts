import type { Dialect } from './terms.ts';

/** A field's text, and where it begins in the input, in UTF-16 code units. */
export interface Part {
  readonly text: string;
  readonly start: number;
}

/** The words of an expression without the `cron(…)` around them; a crontab line has as many as its fields, then the words of its command. */
export function partsOf(expression: string, dialect: Dialect): readonly Part[] {
  const [, before = '', inside = ''] = (dialect === 'aws' && /^(\s*cron\()(.*)\)\s*$/isu.exec(expression)) || ['', '', expression];
  return Array.from(inside.matchAll(/\S+/gu), ({ 0: text, index }) => ({ text, start: before.length + index }));
}
