import { formatNumber } from './format-number.ts';

/** A part of a compiled message: a text, `#` for the number of the plural around it, or a placeholder. */
type Part = string | readonly [name: string, kind?: 'number' | 'plural' | 'select', cases?: Cases];
type Cases = Readonly<Record<string, Message>>;

/** An ICU message as @lingui/message-utils compiles it. */
export type Message = string | readonly Part[];

const plurals = new Map<string, Intl.PluralRules>();

/**
 * Fills the placeholders of a compiled message. It implements the part of ICU MessageFormat that `isSupported` accepts: packages with all
 * of it create an `Intl.NumberFormat` for every number, the first of which takes a phone 70 to 90 ms. `language` is a BCP 47 tag.
 */
export function formatMessage(language: string, message: Message, params: Readonly<Record<string, unknown>>, count?: number): string {
  if (typeof message === 'string') return message;
  return message.map((part) => formatPart(language, part, params, count)).join('');
}

function formatPart(language: string, part: Part, params: Readonly<Record<string, unknown>>, count: number | undefined): string {
  if (typeof part === 'string') return part === '#' && count !== undefined ? formatNumber(language, count) : part;
  const [name, kind, cases = {}] = part;
  const value = params[name] ?? '';
  if (kind === undefined) return String(value);
  if (kind === 'number') return formatNumber(language, Number(value));
  if (kind === 'select') return formatMessage(language, caseOf(cases, String(value)), params, count);
  const number = Number(value);
  const category = Object.hasOwn(cases, number) ? String(number) : pluralsOf(language).select(number);
  return formatMessage(language, caseOf(cases, category), params, number);
}

const caseOf = (cases: Cases, name: string): Message => (Object.hasOwn(cases, name) ? cases[name] : cases['other']) ?? '';

function pluralsOf(language: string): Intl.PluralRules {
  const known = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, known);
  return known;
}

/** Whether `formatMessage` supports all of a compiled message: plain placeholders, `number` without a style, `plural` without an offset, `select`. */
export function isSupported(message: unknown): message is Message {
  return typeof message === 'string' || (Array.isArray(message) && message.every(isSupportedPart));
}

function isSupportedPart(part: unknown): boolean {
  if (!Array.isArray(part)) return typeof part === 'string';
  const [name, kind, cases] = part as readonly unknown[];
  if (typeof name !== 'string') return false;
  // An offset is a number, or undefined.
  if (kind === 'plural' || kind === 'select') return Object.values(cases ?? {}).every((each) => each === undefined || isSupported(each));
  return (kind === undefined || kind === 'number') && cases === undefined;
}
