import type { Content } from '../content.ts';
import type { Grade, Layer, PartName, Scope } from '../layer.ts';
import type { Slot } from '../slots.ts';
import { readSlots } from '../slots.ts';
import { Names, readEscaped } from './escaped-values.ts';
import { readSigned } from './signed-value.ts';

// RFC 6265, section 4.1.1: a token, and a value without whitespace, or with it as browsers accept it.
const PAIR = /^(?<space>[ \t]*)(?<name>[\w!#$%&'*+.^`|~-]{1,200})=(?<value>[^;]*)$/u;
const ATTRIBUTE = /^[ \t]*(?:(?:path|domain|expires|max-age|samesite|priority)=[^;]*|secure|httponly|partitioned)[ \t]*$/iu;
/** Ids of sessions and tokens are longer than values in source code. */
const LONG = 16;

/** Servers accept less than this. */
const MAX_UNITS = 2 ** 17;

const mayBeHeader = (content: Content): content is Extract<Content, { readonly kind: 'text' }> =>
  content.kind === 'text' && content.text.length <= MAX_UNITS && !/[\r\n]/u.test(content.text.trim());

/** The value of a Cookie header, with or without the name of the header; or a signed value alone. */
export const cookie: Layer = {
  id: 'cookie',
  read(content, scope) {
    if (!mayBeHeader(content)) return undefined;
    const { text } = content;
    const header = /^\s*(?:cookie:[ \t]*)?/iu.exec(text)?.[0] ?? '';
    const isNamed = header.trim() !== '';
    if (!text.includes('=') || (!isNamed && !text.includes(';') && scope.expects !== 'cookie')) return readAlone(text);
    const pairs = pairsIn(text, header.length, text.trimEnd().length);
    if (!pairs) return readAlone(text);
    const isCertain = isNamed || scope.expects === 'cookie' || (pairs.length > 1 && isTidy(text) && pairs.some(({ end, start }) => end - start >= LONG));
    return pairs.length > 1 || isCertain ? readPairs('cookie', text, pairs, isCertain ? 'certain' : 'likely', scope) : undefined;
  },
};

const isTidy = (text: string): boolean => text.split(';').every((piece, index) => (index === 0 || piece.startsWith(' ')) && !/\S\s+\S/u.test(piece));

/** The value of a Set-Cookie header, with or without the name of the header. */
export const setCookie: Layer = {
  id: 'set-cookie',
  read(content, scope) {
    if (!mayBeHeader(content) || !content.text.includes('=')) return undefined;
    const { text } = content;
    const header = /^\s*(?:set-cookie2?:[ \t]*)?/iu.exec(text)?.[0] ?? '';
    const [first = '', ...attributes] = text.slice(header.length).trimEnd().split(';');
    const isExpected = header.trim() !== '' || scope.expects === 'set-cookie';
    // A cookie named like an attribute is in a Cookie header.
    const isMarked = attributes.length > 0 && attributes.every((attribute) => ATTRIBUTE.test(attribute)) && !ATTRIBUTE.test(first);
    if (!isExpected && !isMarked) return undefined;
    const pairs = pairsIn(text, header.length, header.length + first.length);
    return pairs && readPairs('set-cookie', text, pairs, 'certain', scope);
  },
};

function pairsIn(text: string, start: number, end: number): readonly Slot[] | undefined {
  const slots: Slot[] = [];
  const names = new Names();
  for (let at = start; at <= end; ) {
    const next = text.indexOf(';', at);
    const pieceEnd = next < 0 || next > end ? end : next;
    const groups = PAIR.exec(text.slice(at, pieceEnd))?.groups;
    if (!groups) return undefined;
    const { space = '', name = '', value = '' } = groups;
    slots.push(slotOf(names.next(name), value.trimEnd(), at + space.length + name.length + 1));
    at = pieceEnd + 1;
  }
  return slots;
}

function slotOf(name: PartName, written: string, start: number): Slot {
  const isQuoted = /^".*"$/u.test(written);
  const raw = isQuoted ? written.slice(1, -1) : written;
  const from = start + (isQuoted ? 1 : 0);
  const value = raw.includes('%') ? readEscaped(raw, false) : { value: raw, write: writePlain };
  const signed = readSigned(value.value, false);
  const inside = signed && {
    ...signed,
    write(changed: string): string | undefined {
      const outer = signed.write(changed);
      return outer === undefined ? undefined : value.write(outer);
    },
  };
  return { name, start: from, end: from + raw.length, ...(inside ?? { value: value.value, write: value.write }) };
}

const writePlain = (value: string): string | undefined => (/^[^;\p{Cc}]*$/u.test(value) && value === value.trim() ? value : undefined);

const readPairs = (layer: 'cookie' | 'set-cookie', text: string, slots: readonly Slot[], grade: Grade, { expects }: Scope): ReturnType<typeof readSlots> =>
  readSlots(text, slots, {
    layer,
    grade,
    proof: expects === layer ? { code: 'expected', params: { size: text.length } } : { code: 'members', params: { count: slots.length } },
  });

function readAlone(text: string): ReturnType<typeof readSlots> | undefined {
  const trimmed = text.trim();
  const escaped = trimmed.includes('%') ? readEscaped(trimmed, false) : undefined;
  const signed = readSigned(escaped?.value ?? trimmed, true);
  if (!signed) return undefined;
  const start = text.indexOf(trimmed);
  const write = (value: string): string | undefined => {
    const outer = signed.write(value);
    return outer === undefined || !escaped ? outer : escaped.write(outer);
  };
  const slot: Slot = { name: { code: 'value' }, start, end: start + trimmed.length, ...signed, write };
  return readSlots(text, [slot], { layer: 'cookie', grade: 'certain', proof: { code: 'structure', params: { type: 'HMAC' } } });
}
