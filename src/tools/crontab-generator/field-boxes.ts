import { boundsOf, DAYS, MONTHS, rulesOf } from './dialects.ts';
import type { Part } from './parts.ts';
import { partsOf } from './parts.ts';
import type { Dialect, FieldName } from './terms.ts';

/** In UTF-16 code units. No schedule is longer, and searching a megabyte of text for fields would be slow. */
const MAX_LENGTH = 10_000;

/** Finds the fields of an expression that can be edited separately. None in a macro, a crontab file or a quoted schedule. */
export function editableParts(expression: string, dialect: Dialect): readonly Part[] {
  if (expression.length > MAX_LENGTH || /\n|^\s*(?:["'`@]|[\w-]+\s*[=:]|-\s)/u.test(expression)) return [];
  return partsOf(expression, dialect);
}

/** Replaces a field in an expression. Without `part`, appends the text as another field, inside `cron(…)`. */
export function replaceField(expression: string, part: Part | undefined, text: string, dialect: Dialect): string {
  const word = text.replaceAll(/\s+/gu, '');
  if (part) return expression.slice(0, part.start) + word + expression.slice(part.start + part.text.length);
  const [, before = '', end = ''] = (dialect === 'aws' && /^(.*?)\s*(\))\s*$/su.exec(expression)) || ['', expression.trimEnd()];
  return `${before} ${word}${end}`;
}

/** Describes the values that a field can have, such as `0–7, SUN–SAT`. */
export function legendOf(name: FieldName, dialect: Dialect): string {
  const [min, max] = boundsOf(name, rulesOf[dialect]);
  const names = name === 'month' ? MONTHS : name === 'dayOfWeek' ? DAYS : [];
  const range = `${min}–${max}`;
  return names.length > 0 ? `${range}, ${names[0]}–${names.at(-1)}` : range;
}
