import { InputError } from '../../contract/errors.ts';
import { countCodePoints } from '../charset/utf8.ts';
import { splitLines } from '../lines/lines.ts';

export interface Brand {
  readonly name: string;
  readonly version: string;
}

/** Values of User-Agent Client Hints; a hint that was not sent, or sent empty, is absent. */
export interface ClientHints {
  readonly brands?: readonly Brand[];
  readonly fullVersionList?: readonly Brand[];
  readonly isMobile?: boolean;
  readonly platform?: string;
  readonly platformVersion?: string;
  readonly model?: string;
  readonly architecture?: string;
  readonly bitness?: string;
}

/**
 * Parses header lines. Headers other than `Sec-CH-UA…` and empty lines are ignored.
 * @throws InputError `invalid-client-hint` on `clientHints`, at the line and column.
 */
export function readClientHints(lines: string): ClientHints {
  const hints: { -readonly [Name in keyof ClientHints]: ClientHints[Name] } = {};
  for (const [index, line] of splitLines(lines).entries()) {
    if (line.trim() === '') continue;
    const header = /^\s*([\w!#$%&'*+.^`|~-]+)\s*:[\t ]*/u.exec(line);
    const name = header?.[1]?.toLowerCase() ?? '';
    if (!header) refuse(index, 0, line);
    if (!name.startsWith('sec-ch-ua')) continue;
    const items = readList(line.trimEnd(), header[0].length, index);
    const [first] = items;
    const text = typeof first?.value === 'string' ? first.value : '';
    if (name === 'sec-ch-ua') hints.brands = items.flatMap(toBrand);
    else if (name === 'sec-ch-ua-full-version-list') hints.fullVersionList = items.flatMap(toBrand);
    else if (name === 'sec-ch-ua-mobile' && first) hints.isMobile = first.value === true;
    else if (text !== '' && name in TEXTS) hints[TEXTS[name] ?? 'platform'] = text;
  }
  return hints;
}

const TEXTS: Readonly<Record<string, 'platform' | 'platformVersion' | 'model' | 'architecture' | 'bitness'>> = {
  'sec-ch-ua-platform': 'platform',
  'sec-ch-ua-platform-version': 'platformVersion',
  'sec-ch-ua-model': 'model',
  'sec-ch-ua-arch': 'architecture',
  'sec-ch-ua-bitness': 'bitness',
};

interface Item {
  readonly value: string | boolean;
  readonly parameters: ReadonlyMap<string, string>;
}

const toBrand = ({ value, parameters }: Item): Brand[] => (typeof value === 'string' ? [{ name: value, version: parameters.get('v') ?? '' }] : []);

// RFC 9651, sections 3.3.3 and 3.3.6; no client hint has other item types.
const ITEM = /"((?:[ !#-[\]-~]|\\["\\])*)"|\?([01])/uy;
const PARAMETER = /;[ ]*([*a-z][\w*.-]*)(?:=(?:"((?:[ !#-[\]-~]|\\["\\])*)"|\?[01]|-?[\d.]+|[*a-z][\w!#$%&'*+./:^`|~-]*))?/iuy;
const COMMA = /[\t ]*,[\t ]*/uy;

/** Parses a list of strings and booleans with parameters, or a single one (RFC 9651, section 3.1). An empty list is valid. */
function readList(line: string, start: number, index: number): Item[] {
  const items: Item[] = [];
  let at = start;
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(line) ?? undefined;
    if (found) at = pattern.lastIndex;
    return found;
  };
  while (at < line.length) {
    if (items.length > 0 && !take(COMMA)) refuse(index, at, line);
    const item = take(ITEM) ?? refuse(index, at, line);
    const parameters = new Map<string, string>();
    for (let next = take(PARAMETER); next; next = take(PARAMETER)) parameters.set(next[1] ?? '', unescapeString(next[2] ?? ''));
    items.push({ value: item[2] === undefined ? unescapeString(item[1] ?? '') : item[2] === '1', parameters });
  }
  return items;
}

const unescapeString = (text: string): string => text.replaceAll(/\\(["\\])/gu, '$1');

function refuse(index: number, at: number, line: string): never {
  throw new InputError('invalid-client-hint', { field: 'clientHints', position: { line: index + 1, column: countCodePoints(line, at) + 1 } });
}
