import { InputError } from '../../contract/errors.ts';
import { Locator } from '../../lib/text-position/locator.ts';
import { shortened } from '../../lib/text-position/grammar-error.ts';
import type { Language } from './languages.ts';

/** Why a query is refused: a case of the message. */
export type Reason = 'engine' | 'unexpected' | 'end' | 'unknownFunction' | 'argumentCount' | 'argumentType' | 'step' | 'literal' | 'string';

interface Details {
  readonly reason: Reason;
  /** The engine's own words, or the part of the query that the reason is about. */
  readonly detail?: string;
}

/** Creates the error for a query that cannot be read or run; `at` is an offset in it. */
export function queryError(query: string, language: Language, at: number | undefined, { reason, detail = '' }: Details): InputError {
  const position = new Locator(query).locate(at ?? 0);
  const other = otherLanguageOf(query, language) ?? 'none';
  return new InputError('invalid-query', {
    field: 'query',
    position,
    params: { reason, detail: reason === 'engine' ? detail : shortened(detail), other, language, ...position },
  });
}

/** Returns another language that a query looks like. */
export function otherLanguageOf(query: string, language: Language): Language | undefined {
  const text = query.trim();
  const looks: Readonly<Record<Language, boolean>> = {
    jsonpath: /^\$(?:$|[.[])/u.test(text),
    jq: /^\.|\b(?:select|map|to_entries|test)\(|\|\s*\.|^\[\./u.test(text),
    jmespath: /^@|\[\?[^@$]|`|\.\{|&[A-Za-z_@]|^[A-Za-z_]\w*(?:\[|\.)/u.test(text),
  };
  return (['jsonpath', 'jq', 'jmespath'] as const).find((each) => each !== language && looks[each] && !looks[language]);
}
