import { unlessRefused } from '../../../contract/errors.ts';
import { scanJson } from '../../../lib/json-text/scan.ts';
import type { Layer } from '../layer.ts';
import type { Located, Path } from '../names.ts';
import { isTimeName, prescriptionsOf } from '../names.ts';
import type { Slot } from '../slots.ts';
import { readSlots } from '../slots.ts';

/** JSON objects and arrays (RFC 8259). A value alone, such as a number or a string, is not a document. */
export const json: Layer = {
  id: 'json',
  read(content) {
    if (content.kind !== 'text' || !/^\s*(?:\{[\s"}]|\[[\s[\]{"\d\-tfn])/u.test(content.text)) return undefined;
    const { text } = content;
    const slots = unlessRefused(() => valuesIn(text));
    return slots && readSlots(text, slots, { layer: 'json', grade: 'certain', proof: { code: 'members', params: { count: slots.length } }, isDocument: true });
  },
};

/**
 * The strings and numbers of a JSON text from an offset, named by their paths.
 * @throws InputError `invalid-json`
 */
export function valuesIn(text: string, { offset = 0, prefix = [] }: { readonly offset?: number; readonly prefix?: Path } = {}): readonly Slot[] {
  const found: Found[] = [];
  const open: Open[] = [];
  scanJson(text, {}, (kind, start, end) => {
    const inside = open.at(-1);
    if (kind === '{' || kind === '[') open.push({ isMapping: kind === '{', name: '', index: 0 });
    else if (kind === '}' || kind === ']') open.pop();
    else if (kind === ',' && inside) inside.index++;
    else if (kind === 'name' && inside) inside.name = unquote(text.slice(start, end));
    else if (kind === 'string' || kind === 'number' || kind === 'literal') {
      const raw = text.slice(start, end);
      const path = [...prefix, ...open.map(({ isMapping, name, index }) => (isMapping ? name : index))];
      found.push({ kind, path, raw, start: start + offset, value: kind === 'string' ? unquote(raw) : raw });
    }
  });
  const prescribed = prescriptionsOf(found);
  return found.filter(({ kind }) => kind !== 'literal').map((one) => ({ ...slotOf(one), ...prescribed(one.path) }));
}

interface Open {
  readonly isMapping: boolean;
  name: string;
  index: number;
}

interface Found extends Located {
  readonly kind: 'string' | 'number' | 'literal';
  readonly raw: string;
  readonly start: number;
}

const slotOf = ({ kind, path, raw, start, value }: Found): Slot => ({
  name: { text: formatPath(path) },
  start,
  end: start + raw.length,
  value,
  write: kind === 'string' ? (changed) => quoteLike(changed, raw) : writeNumber,
  isTime: kind === 'number' && isTimeName(String(path.at(-1))),
});

/** A number can only become another number. */
export const writeNumber = (value: string): string | undefined => (/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/iu.test(value) ? value : undefined);

const unquote = (raw: string): string => JSON.parse(raw) as string;

/** `a.b[0]`, as JavaScript writes a path; other names than identifiers in quotes. */
export const formatPath = (path: Path): string =>
  path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`;
      return /^[\p{ID_Start}$_][\p{ID_Continue}$-]*$/u.test(step) ? `${index === 0 ? '' : '.'}${step}` : `[${JSON.stringify(step)}]`;
    })
    .join('');

/** Quotes a string with the optional escapes that another one has: of slashes, and of characters that are not ASCII. */
export function quoteLike(value: string, raw: string): string {
  const escapesSlashes = /(?:^|[^\\])(?:\\\\)*\\\//u.test(raw);
  const escape = /\\u([\da-fA-F]{4})/gu;
  const isAscii = [...raw.matchAll(escape)].some(([, digits = '']) => Number.parseInt(digits, 16) > 0x7e) && !/[\u0080-\uFFFF]/u.test(raw);
  const isUpper = /\\u[\da-f]*[A-F]/iu.test(raw) && [...raw.matchAll(escape)].every(([, digits = '']) => digits === digits.toUpperCase());
  const quoted = JSON.stringify(value);
  const plain = isAscii ? quoted.replaceAll(/[\u007F-\uFFFF]/gu, (unit) => `\\u${hexOf(unit, isUpper)}`) : quoted;
  return escapesSlashes ? plain.replaceAll('/', '\\/') : plain;
}

function hexOf(unit: string, isUpper: boolean): string {
  const digits = unit.charCodeAt(0).toString(16).padStart(4, '0');
  return isUpper ? digits.toUpperCase() : digits;
}
