import type { Dialect } from '../../lib/sql/dialects.ts';
import type { Form } from './form.ts';
import type { CodePointOfName } from './grammars/backslash.ts';
import * as markup from './grammars/markup.ts';
import * as programs from './grammars/programs.ts';
import { regex } from './grammars/regex.ts';
import * as shells from './grammars/shells.ts';
import { escapeString, sqlForm } from './grammars/sql.ts';
import type { Language, QuoteStyle } from './languages.ts';

/** A kind of string, with what distinguishes its varieties. */
export interface Kind {
  readonly language: Language;
  readonly dialect: Dialect;
}

export interface Style {
  readonly quoted: boolean;
  readonly quoteStyle: QuoteStyle;
  readonly escapeNonAscii: boolean;
}

/** The form in which a string is written. A raw form has no escapes, so a text that must be ASCII has the usual one. */
export function formToWrite({ language, dialect }: Kind, { quoted, quoteStyle, escapeNonAscii }: Style): Form {
  const writing = { escapeNonAscii };
  const isRaw = quoteStyle === 'raw' && !escapeNonAscii;
  const isSingle = quoteStyle === 'single';
  switch (language) {
    case 'json':
      return programs.json(writing);
    case 'javascript':
      return quoteStyle === 'raw' ? programs.template(writing) : programs.javascript(isSingle ? "'" : '"', writing);
    case 'java':
      return programs.java(writing);
    case 'c':
      return programs.c(writing);
    case 'csharp':
      return isRaw ? programs.verbatim() : programs.csharp(writing);
    case 'go':
      return isRaw ? programs.goRaw() : programs.go(writing);
    case 'python':
      return programs.python(isSingle ? "'" : '"', writing);
    case 'sql':
      return sqlForm(dialect);
    case 'regex':
      return regex(writing, quoted);
    case 'bash':
      return bashForm({ quoted, quoteStyle, escapeNonAscii });
    case 'powershell':
      return escapeNonAscii || !isSingle ? shells.powershellDouble(writing) : shells.powershellSingle();
    case 'cmd':
      return quoted ? shells.cmdQuoted() : shells.cmdCarets();
    case 'xml':
      if (isRaw) return markup.cdata();
      return quoted ? markup.xmlAttribute(isSingle ? "'" : '"', writing) : markup.xmlText(writing);
    case 'csv':
      return markup.csv();
    case 'latex':
      return markup.latex();
  }
}

function bashForm({ quoted, quoteStyle, escapeNonAscii }: Style): Form {
  const isStyled = quoteStyle === 'single' || quoteStyle === 'double';
  if (!quoted && (escapeNonAscii || !isStyled)) return shells.bashWord({ escapeNonAscii });
  if (escapeNonAscii) return shells.ansiC({ escapeNonAscii });
  return quoteStyle === 'double' ? shells.bashDouble() : shells.bashSingle();
}

const PLAIN = { escapeNonAscii: false } as const;

/** The forms that a string of a language can have with its delimiters. Words of Bash can have several parts, which their form reads. */
export function delimitedForms({ language, dialect }: Kind, codePointOf?: CodePointOfName): readonly Form[] {
  switch (language) {
    case 'javascript':
      return [programs.javascript('"', PLAIN), programs.javascript("'", PLAIN), programs.template(PLAIN)];
    case 'csharp':
      return [programs.csharp(PLAIN), programs.verbatim()];
    case 'go':
      return [programs.go(PLAIN), programs.goRaw()];
    case 'python':
      return [programs.python('"', PLAIN, codePointOf), programs.python("'", PLAIN, codePointOf)];
    case 'sql':
      return [...(dialect === 'postgresql' || dialect === 'duckdb' ? [escapeString('E'), escapeString('e')] : []), sqlForm(dialect)];
    case 'powershell':
      return [shells.powershellDouble(PLAIN), shells.powershellSingle()];
    case 'xml':
      return [markup.cdata(), markup.xmlAttribute('"', PLAIN), markup.xmlAttribute("'", PLAIN)];
    case 'bash':
      return [shells.ansiC(PLAIN), shells.bashDouble(), shells.bashSingle()];
    case 'latex':
      return [];
    default:
      return [formToWrite({ language, dialect }, { quoted: true, quoteStyle: 'usual', escapeNonAscii: false })];
  }
}

/** The form of a string without its delimiters. */
export const bodyForm = (kind: Kind, quoteStyle: QuoteStyle, codePointOf?: CodePointOfName): Form =>
  kind.language === 'python' && codePointOf
    ? programs.python(quoteStyle === 'single' ? "'" : '"', PLAIN, codePointOf)
    : formToWrite(kind, { quoted: false, quoteStyle, escapeNonAscii: false });
