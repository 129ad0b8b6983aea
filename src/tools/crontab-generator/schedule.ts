import { InputError } from '../../contract/errors.ts';
import type { DialectRules } from './dialects.ts';
import { REBOOT, rulesOf, scheduleOfMacro } from './dialects.ts';
import type { Field } from './field.ts';
import { FieldReader } from './field.ts';
import { readEvery } from './every.ts';
import type { Part } from './parts.ts';
import { partsOf } from './parts.ts';
import type { Dialect } from './terms.ts';

/** A parsed schedule. */
export interface Schedule {
  readonly dialect: Dialect;
  /** Only the fields, or `@reboot`. */
  readonly text: string;
  /** Empty for `@reboot`. */
  readonly fields: readonly Field[];
  readonly command: string;
  /** Seconds between runs, for a schedule with a fixed interval. */
  readonly everySeconds?: number;
}

/**
 * Parses a schedule, a macro or a crontab line.
 * @throws InputError with the position of the first part that the dialect does not support
 */
export function parseSchedule(expression: string, dialect: Dialect | 'auto'): Schedule {
  if (dialect !== 'auto') return parseAs(expression, dialect);
  const text = expression.trim();
  if (/^(?:cron|rate)\(/iu.test(text)) return parseAs(expression, 'aws');
  const parts = text.split(/\s+/u);
  if (/^@every(?:\s|$)/iu.test(text)) return parseAs(expression, 'kubernetes');
  if (parts.slice(0, 5).some((part) => /(?:^|,)H(?:$|[(/,])/u.test(part))) return parseAs(expression, 'jenkins');
  const hasSix = !text.startsWith('@') && (parts.length === 6 || parts.length === 7);
  return parseFirst(expression, hasSix ? ['quartz', 'aws', 'spring', 'unix'] : ['unix']);
}

/** Parses with the first dialect that accepts the text. Otherwise throws the error of the one that gets farthest, or of the last for a text with a command. */
function parseFirst(expression: string, candidates: readonly Dialect[]): Schedule {
  const refusals: InputError[] = [];
  for (const candidate of candidates) {
    try {
      return parseAs(expression, candidate);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      refusals.push(error);
    }
  }
  const areFields = expression
    .trim()
    .split(/\s+/u)
    .every((part) => LIKE_FIELD.test(part));
  throw refusals.reduceRight((best, refusal) => (areFields && placeIn(refusal) > placeIn(best) ? refusal : best));
}

/** Matches numbers, names of months and days, and field symbols, which a command is not. */
const LIKE_FIELD = /^(?:[\d*?/,#LW-]|[A-Z]{3}(?![A-Z]))+$/iu;

const placeIn = ({ position }: InputError): number => (position && 'character' in position ? position.character : 0);

/** Returns the names of the programs that accept a text which this one rejects. */
function othersThatTake(expression: string, dialect: Dialect): string {
  const names = SIX_FIELDS.filter(([other]) => other !== dialect && accepts(expression, other)).map(([, name]) => name);
  return names.length === 0 ? 'none' : names.join(', ');
}

const SIX_FIELDS: readonly (readonly [Dialect, string])[] = [
  ['quartz', 'Quartz'],
  ['spring', 'Spring'],
  ['aws', 'AWS EventBridge'],
  ['unix', 'Unix cron'],
];

/** Returns whether another program accepts the whole text as fields. */
function accepts(expression: string, dialect: Dialect): boolean {
  try {
    const rules = rulesOf[dialect];
    const parts = partsOf(expression, dialect);
    const fewest = rules.fields.length - (rules.hasOptionalYear ? 1 : 0);
    if (parts.length < fewest || parts.length > rules.fields.length) return false;
    readFields(parts, rules, expression);
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
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
      params: { count: parts.length, expected: fewest, optional: rules.fields.length - fewest, dialect, others: othersThatTake(expression, dialect) },
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
  if (rules.hasEvery && macro.text.toLowerCase() === '@every') {
    const everySeconds = readEvery(expression);
    if (everySeconds === undefined) throw new InputError('invalid-interval', { field: 'expression', position: placeOf(expression, macro.start) });
    return { dialect, text: `@every ${rest}`, fields: [], command: '', everySeconds };
  }
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

/** Returns the number of code points before an index. */
const characterOf = (text: string, index: number): number => Array.from(text.slice(0, index)).length;

const placeOf = (text: string, index: number): { readonly character: number } => ({ character: characterOf(text, index) + 1 });

const MAX_SHOWN = 40;
