import type { Reading } from '../model.ts';
import { Findings, lineEnd } from '../model.ts';
import { interpolate } from './interpolate.ts';
import { VariableReader } from './variable-reader.ts';

const EXPORT = /export[ \t]+/uy;
const NAME = /[\w.[\]-]+/uy;
const SEPARATOR = /[ \t]*[=:][ \t]*/uy;
const END = /[ \t]*(?=\n|$)/uy;
const COMMENT = /[ \t]*#[^\n]*/uy;
const ESCAPE = /\\(?:([abfnrtv$"\\])|0(\d{0,3}))/gu;
const LETTERS: Readonly<Record<string, string>> = { a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', $: '$$' };

/**
 * Reads a file like Docker Compose (“Syntax of environment files”): a comment needs a space before it, `\'` and `\"` are quotes, variables are
 * interpolated except in single quotes. The text has no carriage returns.
 */
export function readCompose(text: string): Reading {
  const findings = new Findings();
  new ComposeReader(text, findings).read();
  return findings;
}

class ComposeReader extends VariableReader {
  protected override readVariable(start: number): number {
    const nameAt = this.endOf(EXPORT, start) ?? start;
    const nameEnd = this.endOf(NAME, nameAt);
    const name = this.text.slice(nameAt, nameEnd ?? nameAt);
    const valueAt = nameEnd === undefined ? undefined : this.endOf(SEPARATOR, nameEnd);
    const end = lineEnd(this.text, start);
    if (valueAt !== undefined) return this.#readValue(name, nameAt, valueAt);
    const isInherited = nameEnd !== undefined && this.endOf(END, nameEnd) !== undefined;
    this.findings.report(isInherited ? 'from-environment' : 'not-a-variable', isInherited ? name : this.text.slice(start, end), start);
    return end;
  }

  #readValue(name: string, nameAt: number, valueAt: number): number {
    const quote = this.text.charAt(valueAt);
    if (quote === '"' || quote === "'") return this.#readQuoted(name, nameAt, valueAt);
    const end = lineEnd(this.text, valueAt);
    const line = this.text.slice(valueAt, end);
    // A value that starts with a comment is empty: the space before it was skipped.
    const comment = line.startsWith('#') && /\s/u.test(this.text.charAt(valueAt - 1)) ? 0 : line.indexOf(' #');
    const value = (comment < 0 ? line : line.slice(0, comment)).trimEnd();
    this.#add(name, value, nameAt);
    if (comment >= 0) this.findings.comment(line.slice(comment).trim(), valueAt + comment);
    return end;
  }

  #readQuoted(name: string, nameAt: number, start: number): number {
    const quote = this.text.charAt(start);
    let value = '';
    let at = start + 1;
    while (at < this.text.length && this.text.charAt(at) !== quote) {
      const isEscape = this.text.charAt(at) === '\\' && at + 1 < this.text.length;
      const isQuote = isEscape && this.text.charAt(at + 1) === quote;
      // Other escapes are read later, in double quotes only.
      value += this.text.slice(isQuote ? at + 1 : at, at + (isEscape ? 2 : 1));
      at += isEscape ? 2 : 1;
    }
    if (at >= this.text.length) {
      this.findings.report('unclosed-quote', name, start);
      return lineEnd(this.text, start);
    }
    if (quote === "'") this.findings.set(name, value, nameAt);
    else this.#add(name, value, nameAt, true);
    const end = this.endOf(COMMENT, at + 1);
    if (end !== undefined) this.findings.comment(this.text.slice(at + 1, end).trim(), at + 1);
    return end ?? at + 1;
  }

  #add(name: string, raw: string, at: number, hasEscapes = false): void {
    const { value, failure } = interpolate(hasEscapes ? unescape(raw) : raw, {
      valueOf: (variable) => this.findings.valueOf(variable),
      report: (code, variable) => {
        this.findings.report(code, variable, at);
      },
    });
    if (failure === 'invalid') this.findings.report('invalid-interpolation', name, at);
    if (!failure) this.findings.set(name, value, at);
  }
}

/** Reads the escapes of double quotes. An escaped dollar sign becomes `$$`, which no variable can start with. */
const unescape = (raw: string): string =>
  raw.replaceAll(ESCAPE, (_escape, letter: string | undefined, digits = '') => (letter === undefined ? octal(digits) : (LETTERS[letter] ?? letter)));

/** Three octal digits are a character; of other numbers, Compose drops the zero and keeps the rest. */
const octal = (digits: string): string => (/^[0-3][0-7]{2}$/u.test(digits) ? String.fromCharCode(Number.parseInt(digits, 8)) : `\\${digits}`);
