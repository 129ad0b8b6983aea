import { InputError } from '../../contract/errors.ts';
import type { Category, StatusCode } from './codes.ts';
import { categoryOf, categoryWords, standardCodes, unofficialCodes } from './codes.ts';

/** What each code means, by code: in the language asked for, and in English. */
export interface Descriptions {
  readonly own: Readonly<Record<string, string>>;
  readonly english: Readonly<Record<string, string>>;
}

interface Search {
  readonly query: string;
  readonly category: Category | 'all';
  readonly includeUnofficial: boolean;
}

/** The codes for which every word of the query holds, sorted. No words: all of them. */
export function searchCodes({ query, category, includeUnofficial }: Search, descriptions: Descriptions): StatusCode[] {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  return [...standardCodes, ...(includeUnofficial ? unofficialCodes : [])]
    .filter((status) => category === 'all' || categoryOf(status) === category)
    .filter((status) => matches(status, words, descriptions))
    .toSorted((one, other) => one.code - other.code);
}

function matches(status: StatusCode, words: readonly string[], descriptions: Descriptions): boolean {
  const haystack = searchText(status, descriptions);
  return words.every((word) => {
    if (/^\d{1,3}$/u.test(word)) return String(status.code).startsWith(word);
    if (/^[1-5]xx$/u.test(word)) return categoryOf(status) === word;
    return haystack.includes(word);
  });
}

function searchText(status: StatusCode, { own, english }: Descriptions): string {
  const { code, name, aliases, type, vendor } = status;
  return [name, ...aliases, own[code] ?? '', english[code] ?? '', type, vendor, categoryWords[categoryOf(status)]].join('\n').toLowerCase();
}

/**
 * The status code of this number, official or not.
 * @throws InputError `unknown-status-code` on `code`.
 */
export function findCode(code: number): StatusCode {
  const status = [...standardCodes, ...unofficialCodes].find((candidate) => candidate.code === code);
  if (!status) throw new InputError('unknown-status-code', { field: 'code', params: { code: String(code) } });
  return status;
}

export const describe = ({ code }: Pick<StatusCode, 'code'>, { own, english }: Descriptions): string => own[code] ?? english[code] ?? '';
