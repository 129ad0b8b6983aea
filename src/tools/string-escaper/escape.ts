import { stringPrefix } from '../../lib/sql/literals.ts';
import { writeBody } from './form.ts';
import type { Kind, Style } from './forms.ts';
import { formToWrite } from './forms.ts';
import type { Warning } from './report.ts';
import { Report } from './report.ts';

export interface Escaping extends Kind, Style {
  /** How many times the text is escaped. */
  readonly layers: number;
}

/**
 * Escapes a text as a string of a language.
 * @throws InputError `not-representable`, `too-long` on `text`
 */
export function escapeString(text: string, { layers, ...options }: Escaping): { readonly escaped: string; readonly warnings: readonly Warning[] } {
  const form = formToWrite(options, options);
  let escaped = text;
  const warnings: Warning[] = [];
  for (let layer = 1; layer <= layers; layer++) {
    const report = new Report({ text: escaped, field: 'text', language: options.language, layer, malformed: 'error' });
    const body = writeBody(escaped, form.writer, report);
    escaped = options.quoted ? prefixOf(options, escaped) + form.open + body + form.close : body;
    warnings.push(...report.warnings);
  }
  return { escaped, warnings };
}

const prefixOf = ({ language, dialect }: Kind, text: string): string => (language === 'sql' ? stringPrefix(text, dialect) : '');
