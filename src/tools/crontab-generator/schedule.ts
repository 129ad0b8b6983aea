import { InputError } from '../../contract/errors.ts';
import type { DialectRules } from './dialects.ts';
import { REBOOT, rulesOf, scheduleOfMacro } from './dialects.ts';
import type { Field } from './field.ts';
import { FieldReader } from './field.ts';
import type { Part } from './parts.ts';
import { partsOf } from './parts.ts';
import type { Dialect } from './terms.ts';

/** A schedule as it was understood. */
export interface Schedule {
  readonly dialect: Dialect;
  /** The fields alone, or `@reboot`. */
  readonly text: string;
  /** None for `@reboot`. */
  readonly fields: readonly Field[];
  readonly command: string;
}

/**
 * Reads a schedule, a macro or a crontab line.
 * @throws InputError with the place of the first part that the dialect does not know.
 */
export function parseSchedule(expression: string, dialect: Dialect | 'auto'): Schedule {
  if (dialect !== 'auto') return parseAs(expression, dialect);
  const text = expression.trim();
  if (/^(?:cron|rate)\(/iu.test(text)) return parseAs(expression, 'aws');
  const count = text.split(/\s+/u).length;
  if (!text.startsWith('@') && (count === 6 || count === 7)) {
    for (const candidate of ['quartz', 'aws', 'spring'] as const) {
      const schedule = tryToParse(expression, candidate);
      if (schedule) return schedule;
    }
  }
  return parseAs(expression, 'unix');
}

function tryToParse(expression: string, dialect: Dialect): Schedule | undefined {
  try {
    return parseAs(expression, dialect);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

function parseAs(expression: string, dialect: Dialect): Schedule {
  const rules = rulesOf[dialect];
  if (/^\s*rate\(/iu.test(expression)) throw new InputError('unsupported-rate-expression', { field: 'expression', position: placeOf(expression, 0) });
  const parts = partsOf(expression, dialect);
  const [first] = parts;
  if (first?.text.startsWith('@')) return parseMacro(expression, first, dialect);
  const fewest = rules.fields.length - (rules.hasOptionalYear ? 1 : 0);
  const surplus = rules.hasCommand ? undefined : parts[rules.fields.length];
  if (parts.length < fewest || surplus) {
    throw new InputError('wrong-field-count', {
      field: 'expression',
      ...(surplus && { position: placeOf(expression, surplus.start) }),
      params: { count: parts.length, expected: fewest, optional: rules.fields.length - fewest, dialect },
    });
  }
  const used = parts.slice(0, rules.fields.length);
  const last = used.at(-1);
  const schedule: Schedule = {
    dialect,
    text: used.map(({ text }) => text).join(' '),
    fields: readFields(used, rules, expression),
    command: rules.hasCommand && last ? expression.slice(last.start + last.text.length).trim() : '',
  };
  if (rules.dayRule === 'one-free') checkOneDayField(schedule, expression, used);
  return schedule;
}

function parseMacro(expression: string, macro: Part, dialect: Dialect): Schedule {
  const rules = rulesOf[dialect];
  const text = scheduleOfMacro(macro.text, rules);
  const rest = expression.slice(macro.start + macro.text.length).trim();
  if (text === undefined || (rest !== '' && !rules.hasCommand)) {
    throw new InputError('unsupported-macro', {
      field: 'expression',
      position: placeOf(expression, macro.start),
      params: { macro: macro.text.slice(0, MAX_SHOWN), dialect, macros: rules.macros },
    });
  }
  const fields = text === REBOOT ? [] : readFields(partsOf(text, dialect), rules, text);
  return { dialect, text, fields, command: rest };
}

const readFields = (parts: readonly Part[], rules: DialectRules, expression: string): readonly Field[] =>
  rules.fields.flatMap((name, index) => {
    const part = parts[index];
    return part ? [new FieldReader(name, rules).read(part.text, characterOf(expression, part.start))] : [];
  });

function checkOneDayField({ fields, dialect }: Schedule, expression: string, parts: readonly Part[]): void {
  const days = fields.filter(({ name }) => name === 'dayOfMonth' || name === 'dayOfWeek');
  if (days.filter(({ text }) => text === '?').length === 1) return;
  const start = parts[fields.findIndex(({ name }) => name === 'dayOfWeek')]?.start ?? 0;
  throw new InputError('both-day-fields', { field: 'expression', position: placeOf(expression, start), params: { dialect } });
}

/** How many code points stand before an index. */
const characterOf = (text: string, index: number): number => Array.from(text.slice(0, index)).length;

const placeOf = (text: string, index: number): { readonly character: number } => ({ character: characterOf(text, index) + 1 });

const MAX_SHOWN = 40;
