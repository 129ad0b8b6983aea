import { toTarget } from './definitions.ts';
import type { Inline, Link, Text } from './inline.ts';

const CANDIDATE = /www\.|:\/\//gu;
const SCHEME = /(?:^|[^A-Za-z])((?:https?|ftp))$/iu;
const LONGEST_SCHEME = 'https'.length;

export interface Autolink {
  readonly start: number;
  readonly end: number;
  readonly address: string;
}

/** Finds the URLs in a text that GitHub turns into links. */
export class AutolinkReader {
  /** Position of the next candidate. */
  #next = 0;
  #isUrl = false;

  constructor(readonly text: string) {
    this.#search(0);
  }

  /** Returns the first one that starts between two positions. It may end further on. */
  find(from: number, to: number): Autolink | undefined {
    if (this.#next < from) this.#search(from);
    while (this.#next < to) {
      const found = this.#isUrl ? readUrl(this.text, from, this.#next) : readWww(this.text, this.#next);
      this.#search(this.#next + 1);
      if (found) return found;
    }
    return undefined;
  }

  #search(from: number): void {
    CANDIDATE.lastIndex = from;
    const match = CANDIDATE.exec(this.text);
    this.#next = match?.index ?? Infinity;
    this.#isUrl = match?.[0] === '://';
  }
}

function readWww(text: string, start: number): Autolink | undefined {
  if (start > 0 && !/[*_~(\s]/u.test(text.charAt(start - 1))) return undefined;
  const domain = endOfDomain(text, start, false);
  const end = domain === undefined ? start : endOfAddress(text, start, domain);
  return end === start ? undefined : { start, end, address: `http://${text.slice(start, end)}` };
}

function readUrl(text: string, from: number, colon: number): Autolink | undefined {
  const scheme = SCHEME.exec(text.slice(Math.max(from, colon - LONGEST_SCHEME - 1), colon))?.[1];
  const host = colon + '://'.length;
  if (scheme === undefined || !isHostCharacter(text, host)) return undefined;
  const domain = endOfDomain(text, host, true);
  const start = colon - scheme.length;
  const end = domain === undefined ? start : endOfAddress(text, start, domain);
  return end <= host ? undefined : { start, end, address: text.slice(start, end) };
}

const NO_HOST = /[\p{Zs}\p{P}\p{S}\t\n\f\r\v]/u;

function isHostCharacter(text: string, at: number): boolean {
  const code = text.codePointAt(at);
  return code !== undefined && !NO_HOST.test(String.fromCodePoint(code));
}

// A name with more parts is accepted even with underscores, so that a text is not scanned repeatedly.
const MAX_DOTS = 10;

/** Returns the end of a domain; the last two parts of a name cannot contain underscores. */
function endOfDomain(text: string, start: number, mayBeShort: boolean): number | undefined {
  let dots = 0;
  let inPart = 0;
  let inPartBefore = 0;
  let at = start + 1;
  for (; at < text.length - 1; at++) {
    const character = text[at];
    if (character === '_') inPart++;
    else if (character === '.') {
      inPartBefore = inPart;
      inPart = 0;
      dots++;
    } else if (character !== '-' && !isHostCharacter(text, at)) break;
  }
  if (inPart + inPartBefore > 0 && dots <= MAX_DOTS) return undefined;
  return mayBeShort || dots > 0 ? at : undefined;
}

const END = /[\s<]/gu;

function endOfAddress(text: string, start: number, from: number): number {
  END.lastIndex = from;
  return withoutPunctuation(text, start, END.exec(text)?.index ?? text.length);
}

/** Returns the end of a URL without trailing punctuation. */
function withoutPunctuation(text: string, start: number, from: number): number {
  let open = 0;
  for (let at = start; at < from; at++) {
    if (text[at] === '(') open++;
    else if (text[at] === ')') open--;
  }
  let end = from;
  while (end > start) {
    const last = text.charAt(end - 1);
    if (last === ')' && open < 0) open++;
    else if (last === ';') {
      end = startOfReference(text, start, end) ?? end - 1;
      continue;
    } else if (!/[?!.,:*_~'"]/u.test(last)) return end;
    end--;
  }
  return end;
}

/** Returns the start of the apparent character reference at the end. */
function startOfReference(text: string, start: number, end: number): number | undefined {
  let at = end - 2;
  while (at > start && /[A-Za-z]/u.test(text.charAt(at))) at--;
  return at < end - 2 && text[at] === '&' ? at : undefined;
}

const BEFORE_AT = /[A-Za-z0-9.+\-_]/u;
const AFTER_AT = /[A-Za-z0-9_-]/u;
const ALPHANUMERIC = /[A-Za-z0-9]/u;

/** Links email addresses in visible text, outside links. */
export function linkMail(inlines: readonly Inline[]): readonly Inline[] {
  if (!inlines.some((inline) => inline.kind === 'text' && inline.text.includes('@'))) return inlines;
  const linked: Inline[] = [];
  let isInLink = false;
  let text = '';
  const flush = (): void => {
    for (const part of isInLink ? [toText(text)] : splitMail(text)) linked.push(part);
    text = '';
  };
  for (const inline of inlines) {
    if (inline.kind === 'text') text += inline.text;
    else if (inline.kind === 'delimiter' && inline.ends === '' && inline.starts === '') text += inline.mark.repeat(inline.left);
    else {
      flush();
      if (inline.kind === 'link') isInLink = inline.target !== undefined;
      linked.push(inline);
    }
  }
  flush();
  return linked;
}

const toText = (text: string): Text => ({ kind: 'text', text });
const LINK_END: Link = { kind: 'link', target: undefined };

function splitMail(text: string): readonly Inline[] {
  const parts: Inline[] = [];
  let done = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const start = startOfMail(text, done, at);
    const end = start === undefined ? undefined : endOfMail(text, at, text.slice(start.at, at).startsWith('xmpp:'));
    if (start === undefined || end === undefined) continue;
    const address = text.slice(start.at, end);
    parts.push(toText(text.slice(done, start.at)), { kind: 'link', target: toTarget(start.hasScheme ? address : `mailto:${address}`, '') });
    parts.push(toText(address), LINK_END);
    done = end;
  }
  parts.push(toText(text.slice(done)));
  return parts;
}

function startOfMail(text: string, from: number, sign: number): { readonly at: number; readonly hasScheme: boolean } | undefined {
  let at = sign;
  while (at > from && BEFORE_AT.test(text.charAt(at - 1))) at--;
  if (at === sign) return undefined;
  if (text[at - 1] !== ':') return { at, hasScheme: false };
  const scheme = /(?:^|[^A-Za-z0-9])((?:mailto|xmpp):)$/u.exec(text.slice(Math.max(from, at - 'mailto:'.length - 1), at))?.[1];
  return { at: at - (scheme?.length ?? 0), hasScheme: scheme !== undefined };
}

function endOfMail(text: string, sign: number, isXmpp: boolean): number | undefined {
  let dots = 0;
  let at = sign + 1;
  for (; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '@') return undefined;
    if (character === '.' && ALPHANUMERIC.test(text.charAt(at + 1))) dots++;
    else if (!AFTER_AT.test(character) && !(character === '/' && isXmpp)) break;
  }
  if (dots === 0 || !/[A-Za-z]/u.test(text.charAt(at - 1))) return undefined;
  return at;
}
