import { InputError } from '../../contract/errors.ts';
import type { Category, StatusCode } from './codes.ts';
import { categoryOf, categoryWords, standardCodes, unofficialCodes } from './codes.ts';

/** Descriptions by code: in the requested language, and in English. */
export interface Descriptions {
  readonly own: Readonly<Record<string, string>>;
  readonly english: Readonly<Record<string, string>>;
}

interface Search {
  readonly query: string;
  readonly category: Category | 'all';
  readonly includeUnofficial: boolean;
}

/**
 * Returns the codes that match every word of the query, sorted; an empty query matches all. If none matches, returns the codes that the query mentions,
 * such as those in a status line or a log line.
 */
export function searchCodes({ query, category, includeUnofficial }: Search, descriptions: Descriptions): StatusCode[] {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  const codes = [...standardCodes, ...(includeUnofficial ? unofficialCodes : [])]
    .filter((status) => category === 'all' || categoryOf(status) === category)
    .toSorted((one, other) => one.code - other.code);
  const found = codes.filter((status) => matches(status, words, descriptions));
  if (found.length > 0) return found;
  const named = namedCodes(query);
  return codes.filter(({ code }) => named.has(code));
}

const LONGEST = 10_000;
/** Matches three digits that are not part of an address, a version, a size or a name. */
const CODE = /(?<![\w.:/-]|\d,)[1-9]\d\d(?![\w%]|[.,:]\d|-\d)/gu;
const STATUS_LINE = /\bHTTP\/\d(?:\.\d)?"?\s+(\d{3})\b/giu;
const CODE_RANGE = /(?<![\w.])([1-9]\d\d)\s*[-–]\s*([1-9]\d\d)(?![\w.])/u;

/** Returns the code of a status line, or else all numbers that can be codes. */
function namedCodes(query: string): ReadonlySet<number> {
  const text = query.slice(0, LONGEST);
  const [, first, last] = CODE_RANGE.exec(text) ?? [];
  if (first !== undefined && last !== undefined)
    return new Set(Array.from({ length: Math.max(0, Number(last) - Number(first) + 1) }, (_, index) => Number(first) + index));
  const lines = Array.from(text.matchAll(STATUS_LINE), ([, code]) => Number(code));
  return new Set(lines.length > 0 ? lines : Array.from(text.matchAll(CODE), ([code]) => Number(code)));
}

function matches(status: StatusCode, words: readonly string[], descriptions: Descriptions): boolean {
  const haystack = searchText(status, descriptions);
  return words.every((word) => {
    if (/^\d{1,3}$/u.test(word)) return String(status.code).startsWith(word);
    // Matches 4xx, 40x and 4*.
    const [, digits] = /^([1-9]\d?)[x*?]{1,2}$/u.exec(word) ?? [];
    if (digits !== undefined) return String(status.code).startsWith(digits);
    return haystack.includes(word);
  });
}

function searchText(status: StatusCode, { own, english }: Descriptions): string {
  const { code, name, aliases, type, vendor } = status;
  return [name, ...aliases, own[code] ?? '', english[code] ?? '', type, vendor, categoryWords[categoryOf(status)]].join('\n').toLowerCase();
}

/**
 * Returns the status code with this number, official or not.
 * @throws InputError `unknown-status-code` on `code`.
 */
export function findCode(code: number): StatusCode {
  const status = [...standardCodes, ...unofficialCodes].find((candidate) => candidate.code === code);
  if (!status) throw new InputError('unknown-status-code', { field: 'code', params: { code: String(code) } });
  return status;
}

export const describe = ({ code }: Pick<StatusCode, 'code'>, { own, english }: Descriptions): string => own[code] ?? english[code] ?? '';
