import type { Reading } from '../model.ts';
import { Findings } from '../model.ts';

/** Sections that add nothing to the names of their variables. */
export const PLAIN_SECTION = /^(?:env|environment|default)$/iu;

/**
 * Reads INI like `configparser` of Python: `=` or `:`, comments on lines of their own, and values that continue in indented lines. A name in a section
 * is `section.name`.
 */
export function readIni(text: string): Reading {
  const findings = new Findings();
  let prefix = '';
  let open: { readonly name: string; readonly at: number; readonly indent: number; readonly lines: string[] } | undefined;
  const close = (): void => {
    if (open) findings.set(open.name, open.lines.join('\n').trimEnd(), open.at);
    open = undefined;
  };
  let at = 0;
  for (const line of text.split('\n')) {
    const start = at;
    at += line.length + 1;
    const trimmed = line.trim();
    const indent = line.length - line.trimStart().length;
    if (/^[#;]/u.test(trimmed)) findings.comment(trimmed, start);
    else if (trimmed === '') open?.lines.push('');
    else if (open && indent > open.indent) open.lines.push(trimmed);
    else {
      close();
      const section = /^\[(.+)\]/u.exec(trimmed)?.[1];
      const [, name = '', value = ''] = /^([^=:]*?)\s*[=:]\s*(.*)$/u.exec(trimmed) ?? [];
      if (section !== undefined) prefix = PLAIN_SECTION.test(section) ? '' : `${section}.`;
      else if (name === '') findings.report('not-a-variable', trimmed, start);
      else open = { name: prefix + name, at: start, indent, lines: [value] };
    }
  }
  close();
  findings.items.sort((one, other) => one.at - other.at);
  return findings;
}
