import type { LayerId } from '../codes.ts';
import type { Layer } from '../layer.ts';
import type { Slot } from '../slots.ts';
import { readSlots } from '../slots.ts';
import { isTimeName } from '../names.ts';
import type { EscapedValue } from './escaped-values.ts';
import { Names, readEscaped } from './escaped-values.ts';

/** A pair of a name and a value. */
export interface Pair {
  readonly name: string;
  readonly slot: Slot;
  readonly isEscaped: boolean;
}

/** Parameters whose names define the layer of their values: those of SAML 2.0 (HTTP redirect binding, section 3.4.4). */
const PRESCRIBED: Readonly<Record<string, LayerId>> = { SAMLRequest: 'saml', SAMLResponse: 'saml' };

/** Reads the pairs of `a=b&c=d` from an offset of a text to another. */
export function pairsIn(text: string, start: number, end: number, names: Names): readonly Pair[] {
  const pairs: Pair[] = [];
  for (let at = start; at <= end; ) {
    const next = text.indexOf('&', at);
    const pieceEnd = next < 0 || next > end ? end : next;
    const equals = text.indexOf('=', at);
    const hasName = equals >= 0 && equals < pieceEnd;
    const valueStart = hasName ? equals + 1 : at;
    if (pieceEnd > at) {
      const name = hasName ? readEscaped(text.slice(at, equals), true).value : '?';
      pairs.push(pairOf(name, readEscaped(text.slice(valueStart, pieceEnd), true), valueStart, pieceEnd, names));
    }
    at = pieceEnd + 1;
  }
  return pairs;
}

function pairOf(name: string, { value, write, isEscaped }: EscapedValue, start: number, end: number, names: Names): Pair {
  const expects = Object.hasOwn(PRESCRIBED, name) ? PRESCRIBED[name] : undefined;
  return {
    name,
    isEscaped,
    slot: { name: names.next(name), start, end, value, write, isTime: isTimeName(name) && /^\d+$/u.test(value), ...(expects && { expects }) },
  };
}

// Names as programs use them; a value that begins with an equals sign or a quote belongs to source code.
const PAIR = String.raw`[\w.$:~*!@%+\-[\]]{1,200}=(?![="'])[^\s&#]*`;
const PAIRS = new RegExp(String.raw`^\s*\??${PAIR}(?:&(?:${PAIR})?)*\s*$`, 'u');

/** The query of a URL, or the body of a form (URL Standard, section 5.1). */
export const queryString: Layer = {
  id: 'query-string',
  read(content, { expects }) {
    if (content.kind !== 'text' || !content.text.includes('=')) return undefined;
    const { text } = content;
    const isExpected = expects === 'query-string';
    if (isExpected ? /\s/u.test(text.trim()) : !PAIRS.test(text)) return undefined;
    const pairs = pairsIn(text, text.length - text.trimStart().replace(/^\?/u, '').length, text.trimEnd().length, new Names());
    const count = pairs.length;
    const hasEscapes = pairs.some(({ isEscaped }) => isEscaped);
    // One pair alone may be Base64 with its padding, or a setting.
    if (!isExpected && count < 2 && !hasEscapes) return undefined;
    return readSlots(
      text,
      pairs.map(({ slot }) => slot),
      {
        layer: 'query-string',
        grade: 'certain',
        proof: isExpected ? { code: 'expected', params: { size: text.length } } : { code: 'members', params: { count } },
        ...(!hasEscapes && { isDocument: true }),
      },
    );
  },
};
