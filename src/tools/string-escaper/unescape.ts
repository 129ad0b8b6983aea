import type { Form } from './form.ts';
import { readBody } from './form.ts';
import type { Kind } from './forms.ts';
import { bodyForm, delimitedForms } from './forms.ts';
import type { CodePointOfName } from './grammars/backslash.ts';
import { fateOf } from './grammars/backslash.ts';
import { compared } from './grammars/escapes.ts';
import { formatCodePoint } from '../../lib/text-position/grammar-error.ts';
import { indexOfLoneSurrogate } from '../../lib/charset/utf8.ts';
import type { Language, QuoteStyle } from './languages.ts';
import type { Treatment, UnknownEscape, Warning } from './report.ts';
import { Report } from './report.ts';

export interface Unescaping extends Kind {
  readonly quoteStyle: QuoteStyle;
  /** How many layers are removed; undefined for all that are certain. */
  readonly layers: number | undefined;
  readonly malformed: 'error' | 'keep';
  readonly codePointOf?: CodePointOfName | undefined;
}

/** An unknown escape, and what other languages do with it: their names, separated by commas. */
export interface ComparedEscape extends UnknownEscape {
  readonly known: string;
  readonly drops: string;
  readonly keeps: string;
  readonly rejects: string;
}

export interface Unescaped {
  readonly text: string;
  readonly layers: number;
  readonly warnings: readonly Warning[];
  readonly unknownEscapes: readonly ComparedEscape[];
}

/** A text that is escaped more often was made to be. */
const MAX_LAYERS = 20;

/**
 * Reads the text of a string of a language, with or without its quotes.
 * @throws InputError `invalid-escape` on `escaped`
 */
export function unescapeString(escaped: string, options: Unescaping): Unescaped {
  let text = escaped;
  let layers = 0;
  const warnings: Warning[] = [];
  const unknown: UnknownEscape[] = [];
  do {
    const read = readLayer(text, layers + 1, options, options.malformed);
    text = read.text;
    layers++;
    warnings.push(...read.report.warnings);
    unknown.push(...read.report.unknown);
  } while (layers < (options.layers ?? MAX_LAYERS) && (options.layers !== undefined || isEscapedAgain(text, options)));
  return { text, layers, warnings, unknownEscapes: unknown.map(compare) };
}

interface LayerReading {
  readonly text: string;
  readonly report: Report;
  readonly isDelimited: boolean;
}

function readLayer(text: string, layer: number, options: Unescaping, malformed: 'error' | 'keep'): LayerReading {
  const report = new Report({ text, field: 'escaped', language: options.language, layer, malformed, knownIn });
  const delimited = delimitedIn(text, options);
  const form = delimited?.form ?? bodyForm(options, options.quoteStyle, options.codePointOf);
  const read = readBody(delimited ?? { text, at: 0 }, form.reader, report);
  if (indexOfLoneSurrogate(read) >= 0) report.warnOnce('unpaired-surrogate', 0);
  return { text: read, report, isDelimited: delimited !== undefined };
}

interface Delimited {
  readonly form: Form;
  readonly text: string;
  readonly at: number;
}

/** Returns what is between the quotes if the whole text is one string. */
function delimitedIn(text: string, options: Unescaping): Delimited | undefined {
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  for (const form of delimitedForms(options, options.codePointOf)) {
    const opening = startOf(text, start, form);
    if (opening === undefined || !text.endsWith(form.close, end) || end - form.close.length < opening) continue;
    const body = { form, text: text.slice(opening, end - form.close.length), at: opening };
    if (isWhole(body, options.language)) return body;
  }
  return undefined;
}

function startOf(text: string, start: number, { open, prefix }: Form): number | undefined {
  let at = start;
  if (prefix) {
    prefix.lastIndex = start;
    if (prefix.test(text)) at = prefix.lastIndex;
  }
  return text.startsWith(open, at) ? at + open.length : undefined;
}

/** Whether the string does not end earlier, and its last quote is not escaped. */
function isWhole({ form, text }: Delimited, language: Language): boolean {
  if (form.excludes?.test(text)) return false;
  const probe = new Report({ text, field: '', language, layer: 1, malformed: 'keep' });
  readBody({ text, at: 0 }, form.reader, probe);
  return !probe.has('unescaped-quote', 'cut-escape');
}

const QUOTING: ReadonlySet<Language> = new Set(['json', 'javascript', 'java', 'c', 'csharp', 'go', 'python']);

/** Whether what a layer left is certainly escaped again: a whole string with escapes, or every quote in it is escaped. */
function isEscapedAgain(text: string, options: Unescaping): boolean {
  const isPlain = !/[\\&'"`$]/u.test(text);
  if (isPlain) return false;
  const read = readLayer(text, 1, options, 'keep');
  if (read.report.has('unknown-escape', 'kept-malformed', 'cut-escape', 'unescaped-quote', 'legacy-octal', 'expansion')) return false;
  const body = delimitedIn(text, options)?.text ?? text;
  if (read.text === body) return false;
  if (read.isDelimited) return true;
  if (options.language === 'xml') return !/[<>"']/u.test(text);
  return QUOTING.has(options.language) && /\\"/u.test(text);
}

const listed = (treatment: Treatment, fates: readonly (readonly [string, ReturnType<typeof fateOf>])[]): string =>
  fates
    .filter(([, fate]) => fate === treatment)
    .map(([name]) => name)
    .join(', ');

function compare(found: UnknownEscape): ComparedEscape {
  const fates = Object.entries(compared).map(([name, escapes]) => [name, fateOf(found.escape, escapes)] as const);
  return { ...found, known: knownAs(fates), drops: listed('drop', fates), keeps: listed('keep', fates), rejects: listed('error', fates) };
}

function knownAs(fates: readonly (readonly [string, ReturnType<typeof fateOf>])[]): string {
  const names = new Map<string, string[]>();
  for (const [name, fate] of fates) if (typeof fate === 'object') names.set(fate.value, [...(names.get(fate.value) ?? []), name]);
  return [...names].map(([value, all]) => `${all.join(', ')}: ${codePointsOf(value)}`).join('; ');
}

const codePointsOf = (value: string): string => Array.from(value, (character) => formatCodePoint(character.codePointAt(0) ?? 0)).join(' ');

function knownIn(escape: string): string {
  return Object.entries(compared)
    .filter(([, escapes]) => typeof fateOf(escape, escapes) === 'object')
    .map(([name]) => name)
    .join(', ');
}
