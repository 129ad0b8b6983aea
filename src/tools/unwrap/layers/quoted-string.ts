import { BACKSLASH_ESCAPE, isEscapedText, valueOfEscape, writerLike } from '../backslash.ts';
import { readEscaped } from '../escapes.ts';
import type { Grade, Layer } from '../layer.ts';
import type { Escapes } from '../rewrite.ts';

const LONG_WORD = 24;

/** A whole text that is one string in quotes, as in JSON, JavaScript, YAML, SQL or a shell. */
export const quotedString: Layer = {
  id: 'quoted-string',
  read(content, scope) {
    if (content.kind !== 'text') return undefined;
    const [, before = '', quote = '', inside = '', after = ''] = /^(\s*)(["'])(.*)\2(\s*)$/su.exec(content.text) ?? [];
    if (inside === '') return undefined;
    const escapes = quote === '"' ? inDoubleQuotes(inside) : inSingleQuotes(inside);
    return (
      escapes && readEscaped(inside, { layer: 'quoted-string', scope, grade: gradeOf(inside, escapes), escapes, before: before + quote, after: quote + after })
    );
  },
};

const backslashes = (raw: string, quote: string): Escapes => ({
  pattern: BACKSLASH_ESCAPE,
  valueOf: valueOfEscape,
  write: writerLike(raw, { pattern: BACKSLASH_ESCAPE, quote }),
});

function inDoubleQuotes(raw: string): Escapes | undefined {
  const literal = raw.replaceAll(BACKSLASH_ESCAPE, '');
  return /["\\\r\n]/u.test(literal) ? undefined : backslashes(raw, '"');
}

const doubled = (quote: string): Escapes => ({
  pattern: quote === "''" ? /''/gu : /'\\''/gu,
  valueOf: () => "'",
  write: (value) => value.replaceAll("'", quote),
});

/** In a shell, SQL and YAML only the quote is special there. */
function inSingleQuotes(raw: string): Escapes | undefined {
  if (!raw.includes("'")) return doubled("''");
  return [doubled(String.raw`'\''`), doubled("''"), backslashes(raw, "'")].find(
    ({ pattern }) => !raw.replaceAll(pattern, '').includes("'") && (pattern !== BACKSLASH_ESCAPE || isEscapedText(raw, pattern)),
  );
}

/** Sentences and words in quotes are quotations. Escapes, documents and long texts without spaces are not. */
function gradeOf(raw: string, { pattern }: Escapes): Grade {
  if (/^[A-Za-z]:\\[^\\]/u.test(raw)) return 'possible';
  const hasEscapes = raw.match(pattern) !== null;
  const isWorth = /^\s*[{[<]/u.test(raw) || (raw.length >= LONG_WORD && !/\s/u.test(raw));
  return hasEscapes || isWorth ? 'certain' : 'likely';
}
