import { decodeHTML, decodeHTMLStrict } from 'entities/decode';
import { html4Names } from '../../../lib/html-text/names.ts';
import { readEscaped } from '../escapes.ts';
import type { Grade, Layer, LayerStep } from '../layer.ts';
import { decodeEscapes } from '../rewrite.ts';

const TOOL = 'html-entities';
const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/giu;
const MARKUP = '&<>"\'';

/** Text in which characters are written as character references of HTML. */
export const htmlEntities: Layer = {
  id: 'html-entities',
  read(content, scope) {
    if (content.kind !== 'text' || !content.text.includes('&') || !content.text.includes(';')) return undefined;
    const { text } = content;
    const references = new Map<string, string>();
    const valueOf = (reference: string): string => {
      const value = references.get(reference) ?? decodeHTMLStrict(reference);
      references.set(reference, value);
      return value;
    };
    const value = decodeEscapes(text, { pattern: REFERENCE, valueOf });
    if (value === text) return undefined;
    const reading = readEscaped(text, {
      layer: 'html-entities',
      scope,
      grade: gradeOf(text),
      escapes: { pattern: REFERENCE, valueOf, write: writerLike(text, references) },
    });
    // The tool also decodes references without a semicolon.
    return reading && { ...reading, step: () => (decodeHTML(text) === value ? unescape : undefined) };
  },
};

const unescape: LayerStep = { tool: TOOL, operation: 'unescape' };

/** A page with markup contains references that are part of it. Text without markup was escaped as a whole. */
function gradeOf(text: string): Grade {
  const literal = text.replaceAll(REFERENCE, '');
  if (/[<>]/u.test(literal)) return 'possible';
  const count = text.match(REFERENCE)?.length ?? 0;
  // A reference between two spaces or in code is one that a text is about.
  const isAttached = /[^\s`]&[^;&]+;|&[^;&]+;[^\s`]/u.test(text);
  return !literal.includes('&') && (count > 1 || isAttached) ? 'certain' : 'likely';
}

/** Escapes the same characters as a text does, in the same form. */
function writerLike(text: string, references: ReadonlyMap<string, string>): (value: string) => string {
  const known = new Map([...references].map(([reference, value]) => [value, reference]));
  const literal = new Set(text.replaceAll(REFERENCE, ''));
  const escapesOther = [...known.keys()].some((character) => character > '\u007E') && ![...literal].some((character) => character > '\u007E');
  const form = formOf([...references.keys()]);
  const isEscaped = (character: string): boolean => {
    if (literal.size === 0 || known.has(character) || character === '&') return true;
    if (MARKUP.includes(character)) return !literal.has(character);
    return character > '\u007E' && escapesOther;
  };
  return (value) => Array.from(value, (character) => (isEscaped(character) ? (known.get(character) ?? form(character)) : character)).join('');
}

function formOf(references: readonly string[]): (character: string) => string {
  const hexadecimal = references.find((reference) => /^&#x/iu.test(reference));
  const decimal = references.find((reference) => /^&#\d/u.test(reference));
  const hasNames = references.some((reference) => /^&[a-z]/iu.test(reference));
  const isUpper = references.some((reference) => /^&#x[\da-f]*[A-F]/u.test(reference));
  const numeric = (character: string): string => {
    const codePoint = character.codePointAt(0) ?? 0;
    if (hexadecimal === undefined) return `&#${codePoint};`;
    const digits = codePoint.toString(16);
    return `${hexadecimal.slice(0, 3)}${isUpper ? digits.toUpperCase() : digits};`;
  };
  if (!hasNames && (hexadecimal ?? decimal) !== undefined) return numeric;
  return (character) => {
    const name = html4Names.get(character.codePointAt(0) ?? 0);
    return name === undefined ? numeric(character) : `&${name};`;
  };
}
