import type { Answer } from '../contract/operations.ts';
import type { Contract } from './listing.ts';
import type { Found } from './search/find-tools.ts';

/** A search that an operation answers, with the operation. */
export interface Answerer {
  readonly tool: string;
  readonly operation: string;
  /** A regular expression for the whole search. */
  readonly search: string;
  readonly values: NonNullable<Answer['values']>;
  /** A text with names of outputs in braces. */
  readonly shows: string;
}

/** The answers that all operations declare, in the order of the tools. */
export const answerersOf = (contracts: Readonly<Record<string, Contract>>): readonly Answerer[] =>
  Object.entries(contracts).flatMap(([tool, { operations }]) =>
    Object.entries(operations).flatMap(([operation, { answers = [], output }]) => {
      const [primary] = Object.entries(output).find(([, field]) => field.primary) ?? [''];
      return answers.map(({ search, values = {}, shows = `{${primary}}` }) => ({ tool, operation, search, values, shows }));
    }),
  );

/** A run that answers a search. */
export interface Question {
  readonly tool: string;
  readonly operation: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly shows: string;
  /** Whether the values of the search are words, which could also be those of a tool: `base64 file`. */
  readonly hasWords: boolean;
}

/** Longer searches are texts, for which smart paste is better. Only what is matched by form, such as a token, is longer. */
const MAX_LENGTH = 4_096;

const WORDS = /^\p{L}{2,}(?:[ -]\p{L}{2,})*$/u;

/** Returns a function that finds the runs that answer a search, the first declared first. */
export function createAnswerFinder(answerers: readonly Answerer[]): (search: string) => readonly Question[] {
  const compiled = answerers.map((answerer) => ({ ...answerer, pattern: new RegExp(`^(?:${answerer.search})$`, 'iu') }));
  return (search) => {
    const text = search.trim();
    if (text === '' || text.length > MAX_LENGTH) return [];
    return compiled.flatMap(({ tool, operation, pattern, values, shows }) => {
      const match = pattern.exec(text);
      if (!match) return [];
      const given = Object.entries(match.groups ?? {}).filter(([, value]: readonly [string, string | undefined]) => value !== undefined);
      return [{ tool, operation, values: { ...values, ...Object.fromEntries(given) }, shows, hasWords: given.some(([, value]) => WORDS.test(value ?? '')) }];
    });
  };
}

/** Whether a search is the name or search words of a tool: then no word was left out to find it. */
export const isNameOf = (best: Pick<Found<unknown>, 'isDirect' | 'terms'> | undefined, search: string): boolean =>
  best !== undefined && best.isDirect && best.terms.length >= search.trim().split(/\s+/u).length;

const PLACE = /\{(?<output>[\w]+)(?:\.(?<column>\w+))?\}/gu;

/** The text that an answer shows; undefined if an output is empty. */
export function shownAnswer(shows: string, output: Readonly<Record<string, unknown>>): string | undefined {
  let isMissing = false;
  const text = shows.replaceAll(PLACE, (...args) => {
    const { output: name = '', column } = args.at(-1) as Readonly<Record<string, string | undefined>>;
    const value = column === undefined ? output[name] : firstRow(output[name])?.[column];
    const isShown = (typeof value === 'string' && value !== '') || typeof value === 'number';
    isMissing ||= !isShown;
    return isShown ? String(value) : '';
  });
  return isMissing ? undefined : text.trim();
}

const firstRow = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  Array.isArray(value) ? (value as readonly Record<string, unknown>[])[0] : undefined;
