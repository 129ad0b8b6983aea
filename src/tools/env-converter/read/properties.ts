import type { Reading } from '../model.ts';
import { Findings, lineEnd } from '../model.ts';

const LETTERS: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f' };

/** Reads the format of `java.util.Properties.load`. The text has no carriage returns. */
export function readProperties(text: string): Reading {
  const findings = new Findings();
  let at = 0;
  while (at < text.length) {
    const start = skip(text, at, ' \t\f\n');
    if (start >= text.length) break;
    // A comment is not continued.
    if ('#!'.includes(text.charAt(start))) {
      at = lineEnd(text, start);
      findings.comment(text.slice(start, at), start);
      continue;
    }
    // Without a character before it, a continuation starts like a new line.
    if (text.startsWith('\\\n', start) && start + 2 < text.length) {
      at = start + 2;
      continue;
    }
    const { line, end } = logicalLine(text, start);
    at = end + 1;
    const nameEnd = endOfName(line);
    let valueAt = skip(line, nameEnd, ' \t\f');
    if ('=:'.includes(line.charAt(valueAt)) && valueAt < line.length) valueAt = skip(line, valueAt + 1, ' \t\f');
    findings.set(unescape(line.slice(0, nameEnd)), unescape(line.slice(valueAt)), start);
  }
  return findings;
}

function skip(text: string, from: number, characters: string): number {
  let at = from;
  while (at < text.length && characters.includes(text.charAt(at))) at++;
  return at;
}

/** A line with an odd number of backslashes at its end is continued, without the spaces at the start of the next. */
function logicalLine(text: string, start: number): { readonly line: string; readonly end: number } {
  const parts: string[] = [];
  let at = start;
  for (;;) {
    const end = lineEnd(text, at);
    const part = text.slice(at, end);
    const backslashes = /\\*$/u.exec(part.slice(-64))?.[0].length ?? 0;
    if (backslashes % 2 === 0) return { line: parts.join('') + part, end };
    parts.push(part.slice(0, -1));
    if (end >= text.length) return { line: parts.join(''), end };
    at = skip(text, end + 1, ' \t\f');
  }
}

function endOfName(line: string): number {
  let at = 0;
  while (at < line.length && !' \t\f=:'.includes(line.charAt(at))) at += line.charAt(at) === '\\' ? 2 : 1;
  return Math.min(at, line.length);
}

const unescape = (text: string): string =>
  text.replaceAll(/\\(?:u([\dA-Fa-f]{4})|([\s\S])|$)/gu, (_escape, digits: string | undefined, letter = '') =>
    digits === undefined ? (LETTERS[letter] ?? letter) : String.fromCharCode(Number.parseInt(digits, 16)),
  );
