import { InputError } from '../../contract/errors.ts';
import { countCodePoints } from '../../lib/charset/utf8.ts';

export type TokenKind = 'number' | 'word' | 'connective' | 'operator' | 'power' | 'sign' | 'fraction';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  /** Index in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

/** Chinese words between a quantity and a unit, which no spaces separate from these. */
const HAN_CONNECTIVE = String.raw`(?:(?:等于|换算成|换算为|转换为|转换成|转成|转为|转|换成|是|到|以|按)(?:多少)?|多少)`;
const HAN = String.raw`\p{Script=Han}`;

/** A space or an apostrophe before a group of three digits is part of the number. */
const NUMBER = String.raw`(?:\p{Nd}+(?:[.,_]\p{Nd}+|[ \u00A0\u2009\u202F'’]\p{Nd}{3}(?!\p{Nd}))*(?:[.,](?!\p{Nd}))?|[.,]\p{Nd}+)(?:[eE][+-]?\p{Nd}+)?(?:\s?[×x*·]\s?10(?:\^[+-]?\p{Nd}+|[⁺⁻]?[⁰¹²³⁴-⁹]+))?`;

const KINDS: readonly (readonly [TokenKind, RegExp])[] = [
  ['connective', /(?:->|=>|→|⇒|=|@)/uy],
  ['connective', new RegExp(HAN_CONNECTIVE, 'uy')],
  ['operator', /(?:\/|÷|每|per(?![\p{L}])|[·⋅*×])/iuy],
  ['number', new RegExp(NUMBER, 'uy')],
  ['fraction', /[½¼¾⅓⅔⅛⅜⅝⅞]/uy],
  ['power', /(?:(?:\^|\*\*)-?\p{Nd}|-?[23](?![\p{L}\p{Nd}.,])|⁻?[¹²³])/uy],
  ['sign', /[+−–-]/uy],
  // A degree sign belongs to the letter of its scale.
  ['word', /[°º˚]\s?(?:Ra|[CFRK])(?!\p{L})/uy],
  ['word', new RegExp(String.raw`${HAN}+?(?=${HAN_CONNECTIVE}|每|[^\p{Script=Han}]|$)`, 'uy')],
  ['word', new RegExp(String.raw`(?!${HAN})(?:(?!${HAN})[\p{L}µΩ₀℃℉])+(?:[.’'-](?!${HAN})\p{L}+)*\.?`, 'uy')],
  ['word', /(?:''|[°º˚'"′″’”“%])/uy],
];

/** Splits a quantity into tokens. A power is one only directly after a word, which a number with the same digits is not. */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (;;) {
    while (/\s|,|;|\?/u.test(text.charAt(at))) at++;
    if (at >= text.length) return tokens;
    const token = tokenAt(text, at, tokens.at(-1));
    if (!token) throw unexpected(text, at);
    tokens.push(token);
    at = token.end;
  }
}

function tokenAt(text: string, start: number, before: Token | undefined): Token | undefined {
  const followsWord = before?.kind === 'word' && before.end === start && /\p{L}$/u.test(before.text);
  for (const [kind, expression] of KINDS) {
    if (kind === 'power' && !followsWord) continue;
    if (kind === 'number' && followsWord && isPower(text, start)) continue;
    expression.lastIndex = start;
    const found = expression.exec(text)?.[0];
    if (found !== undefined && found !== '') return { kind, text: found, start, end: start + found.length };
  }
  return undefined;
}

const isPower = (text: string, start: number): boolean => /^[23](?![\p{L}\p{Nd}.,])/u.test(text.slice(start, start + 2));

/** The position of a place for people, who count code points from 1. */
export const positionAt = (text: string, index: number): { readonly character: number } => ({ character: countCodePoints(text, index) + 1 });

export function unexpected(text: string, index: number): InputError {
  const found = String.fromCodePoint(text.codePointAt(index) ?? 0x20);
  return new InputError('unexpected-text', { field: 'quantity', position: positionAt(text, index), params: { found } });
}
