import type { Reading } from '../model.ts';
import { Findings, isShellName, lineEnd } from '../model.ts';

const NEEDS_ESCAPE = '"\\`$';

/**
 * Reads a file like `EnvironmentFile=` of systemd (systemd.exec(5)): no expansion and no comment after a value; quotes only at its start or after
 * another quoted part; a backslash before a line break continues the line. The text has no carriage returns.
 */
export function readSystemd(text: string): Reading {
  const findings = new Findings();
  let at = 0;
  while (at < text.length) {
    const start = skipSpace(text, at);
    if (start >= text.length) break;
    if ('#;'.includes(text.charAt(start))) {
      at = lineEnd(text, start);
      findings.comment(text.slice(start, at), start);
      continue;
    }
    const end = lineEnd(text, start);
    const line = text.slice(start, end);
    const equals = line.indexOf('=');
    const name = line.slice(0, Math.max(equals, 0)).trimEnd();
    if (equals < 0) {
      findings.report('not-a-variable', line, start);
      at = end;
      continue;
    }
    const value = readValue(text, start + equals + 1);
    if (!value.isClosed) findings.report('unclosed-quote', name, start);
    if (isShellName(name)) findings.set(name, value.text, start);
    else findings.report('invalid-name', name, start);
    at = value.end;
  }
  return findings;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \t\n\r'.includes(text.charAt(at))) at++;
  return at;
}

interface Value {
  readonly text: string;
  readonly end: number;
  readonly isClosed: boolean;
}

function readValue(text: string, start: number): Value {
  let value = '';
  let at = start;
  for (;;) {
    while (' \t'.includes(text.charAt(at)) && at < text.length) at++;
    const first = text.charAt(at);
    if (first !== '"' && first !== "'") break;
    const quoted = first === "'" ? readSingle(text, at) : readDouble(text, at);
    value += quoted.text;
    at = quoted.end;
    if (!quoted.isClosed) return { text: value, end: at, isClosed: false };
  }
  const rest = readUnquoted(text, at);
  return { text: value + rest.text, end: rest.end, isClosed: true };
}

function readSingle(text: string, start: number): Value {
  const end = text.indexOf("'", start + 1);
  return end < 0 ? { text: text.slice(start + 1), end: text.length, isClosed: false } : { text: text.slice(start + 1, end), end: end + 1, isClosed: true };
}

function readDouble(text: string, start: number): Value {
  let value = '';
  let at = start + 1;
  while (at < text.length && text.charAt(at) !== '"') {
    if (text.charAt(at) !== '\\' || at + 1 >= text.length) value += text.charAt(at++);
    else {
      const next = text.charAt(at + 1);
      if (NEEDS_ESCAPE.includes(next)) value += next;
      else if (next !== '\n') value += `\\${next}`;
      at += 2;
    }
  }
  return { text: value, end: Math.min(at + 1, text.length), isClosed: at < text.length };
}

/** Spaces at the end are dropped unless a backslash is before them. */
function readUnquoted(text: string, start: number): Value {
  let value = '';
  let kept = 0;
  let at = start;
  while (at < text.length && text.charAt(at) !== '\n') {
    const isEscape = text.charAt(at) === '\\' && at + 1 < text.length;
    const character = text.charAt(isEscape ? at + 1 : at);
    if (!isEscape || character !== '\n') value += character;
    if (isEscape || !' \t\r'.includes(character)) kept = value.length;
    at += isEscape ? 2 : 1;
  }
  return { text: value.slice(0, kept), end: at, isClosed: true };
}
