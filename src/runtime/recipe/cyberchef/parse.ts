import { InputError } from '../../../contract/errors.ts';
import { decodeBase64 } from '../../../lib/base64/base64.ts';
import { readUtf8 } from '../../../lib/charset/utf8.ts';
import { Locator } from '../../../lib/text-position/locator.ts';
import { isObject } from '../basics.ts';
import { MAX_COLLECTION_LENGTH } from '../collection.ts';
import { isCyberChefLink } from './recognize.ts';

/** A step of a CyberChef recipe. */
export interface ChefStep {
  /** The name of the operation, with spaces. */
  readonly op: string;
  /** Values in order, or by name, as servers accept them. */
  readonly args: readonly unknown[] | Readonly<Record<string, unknown>>;
  readonly disabled: boolean;
  readonly breakpoint: boolean;
}

export interface ChefRecipe {
  readonly steps: readonly ChefStep[];
  /** The input of a link; `undefined` without one. `not-text`: its bytes are not UTF-8. */
  readonly input: { readonly text: string } | 'not-text' | undefined;
}

/** Arguments are at most two levels deep; the limit keeps the reader's stack short. */
const MAX_DEPTH = 20;
const MAX_SHOWN = 40;
const UTF8_CODE_PAGE = '65001';

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/uy;
const WORD = /[A-Za-z]\w*/uy;
const PLAIN = /[^\\'"]+/uy;
const NAME = /[^\s(){}[\]'",][^(){}[\]'"\n]*/uy;
const SPACE = /\s*/uy;
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['b', '\b'],
  ['f', '\f'],
]);
const LITERALS: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/**
 * Reads a CyberChef recipe: a link, the Chef format, or JSON. Line and column of errors in a link count in the decoded recipe.
 * @throws InputError `recipe-too-long`, `broken-link`, `chef-unexpected`, `chef-end`, `chef-unclosed`, `chef-too-deep`, `chef-no-step`
 */
export function parseCyberChef(text: string): ChefRecipe {
  if (text.length > MAX_COLLECTION_LENGTH) throw new InputError('recipe-too-long', { params: { limit: MAX_COLLECTION_LENGTH } });
  return isCyberChefLink(text) ? parseLink(text.trim()) : { steps: readSteps(text.replace(/^\u{feff}/u, '')), input: undefined };
}

function parseLink(link: string): ChefRecipe {
  // Characters of arguments that would end a parameter are encoded.
  const parameters = new Map<string, string>();
  for (const part of link.slice(link.search(/[#?]/u) + 1).split(/[&#]/u)) {
    const at = part.indexOf('=');
    if (at > 0) parameters.set(part.slice(0, at), decodePercent(part.slice(at + 1)));
  }
  const input = parameters.get('input');
  return { steps: readSteps(parameters.get('recipe') ?? ''), input: input === undefined ? undefined : readInput(input, parameters.get('ienc')) };
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) throw new InputError('broken-link');
    throw error;
  }
}

/** The input is in Base64 without padding; `ienc` is the code page in which it is shown. */
function readInput(input: string, codePage = UTF8_CODE_PAGE): ChefRecipe['input'] {
  const text = readUtf8(readBase64(input));
  return text === undefined || (codePage !== UTF8_CODE_PAGE && codePage !== '0') ? 'not-text' : { text };
}

function readBase64(input: string): Uint8Array {
  try {
    return decodeBase64(input, '');
  } catch (error) {
    if (error instanceof InputError) throw new InputError('broken-link');
    throw error;
  }
}

const readSteps = (text: string): readonly ChefStep[] => (/^\s*[[{]/u.test(text) ? new Reader(text).json() : new Reader(text).chef());

/** Reads both notations, whose values differ only in their quotes, in linear time. */
class Reader {
  readonly #text: string;
  /** Offsets of the values of the outermost list. */
  readonly #starts: number[] = [];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** `Operation_name('argument',1/disabled)`, with or without line breaks between. */
  chef(): readonly ChefStep[] {
    const steps: ChefStep[] = [];
    this.#skipSpace();
    while (this.#at < this.#text.length) {
      steps.push(this.#call());
      this.#skipSpace();
    }
    return steps;
  }

  /** `[{"op": "…", "args": […]}]`, or a single step. */
  json(): readonly ChefStep[] {
    this.#skipSpace();
    const start = this.#at;
    const value = this.#value(0);
    this.#skipSpace();
    if (this.#at < this.#text.length) throw this.#unexpected();
    const starts = Array.isArray(value) ? this.#starts : [start];
    return (Array.isArray(value) ? value : [value]).map((step, index) => this.#jsonStep(step, index, starts[index] ?? start));
  }

  #jsonStep(step: unknown, index: number, start: number): ChefStep {
    const { op, args = [], disabled, breakpoint } = isObject(step) ? step : { op: step };
    if (typeof op !== 'string' || op.trim() === '' || !(Array.isArray(args) || isObject(args)))
      throw new InputError('chef-no-step', { position: this.#placeOf(start), params: { step: index + 1 } });
    return { op: op.trim(), args, disabled: disabled === true, breakpoint: breakpoint === true };
  }

  #call(): ChefStep {
    const name = this.#match(NAME);
    if (name === undefined || !this.#take('(')) throw this.#unexpected();
    const opened = this.#at - 1;
    const args = this.#list(')', opened, 1);
    const flags = new Set<string>();
    while (this.#take('/')) flags.add(this.#match(WORD) ?? '');
    if (!this.#take(')')) throw this.#unexpectedIn(opened);
    return { op: name.replaceAll('_', ' ').trim(), args, disabled: flags.has('disabled'), breakpoint: flags.has('breakpoint') };
  }

  /** The values up to an end, which is not consumed: flags may come before it. */
  #list(end: string, opened: number, depth: number): readonly unknown[] {
    const values: unknown[] = [];
    this.#skipSpace();
    while (!this.#isAt(end) && !this.#isAt('/')) {
      if (depth === 1) this.#starts.push(this.#at);
      values.push(this.#value(depth));
      this.#skipSpace();
      if (this.#isAt(end) || this.#isAt('/')) break;
      if (!this.#take(',')) throw this.#unexpectedIn(opened);
      this.#skipSpace();
      if (this.#isAt(end)) throw this.#unexpected();
    }
    return values;
  }

  #value(depth: number): unknown {
    if (depth > MAX_DEPTH) throw new InputError('chef-too-deep', { position: this.#placeOf(this.#at), params: { limit: MAX_DEPTH } });
    const opened = this.#at;
    if (this.#isAt("'") || this.#isAt('"')) return this.#string();
    if (this.#take('[')) {
      const values = this.#list(']', opened, depth + 1);
      if (!this.#take(']')) throw this.#unexpectedIn(opened);
      return values;
    }
    if (this.#take('{')) return this.#object(opened, depth);
    const number = this.#match(NUMBER);
    if (number !== undefined) return Number(number);
    const word = this.#match(WORD);
    if (word !== undefined && LITERALS.has(word)) return LITERALS.get(word);
    this.#at = opened;
    throw this.#unexpected();
  }

  #object(opened: number, depth: number): Readonly<Record<string, unknown>> {
    const entries: (readonly [string, unknown])[] = [];
    this.#skipSpace();
    while (!this.#isAt('}')) {
      if (!this.#isAt("'") && !this.#isAt('"')) throw this.#unexpectedIn(opened);
      const name = this.#string();
      this.#skipSpace();
      if (!this.#take(':')) throw this.#unexpectedIn(opened);
      this.#skipSpace();
      entries.push([name, this.#value(depth + 1)]);
      this.#skipSpace();
      if (!this.#take(',')) break;
      this.#skipSpace();
    }
    if (!this.#take('}')) throw this.#unexpectedIn(opened);
    // Defines members named `__proto__` like others.
    return Object.fromEntries(entries);
  }

  #string(): string {
    const opened = this.#at;
    const quote = this.#text[opened] ?? '';
    this.#at++;
    let value = '';
    while (this.#at < this.#text.length) {
      value += this.#match(PLAIN) ?? '';
      const character = this.#text[this.#at];
      if (character === undefined) break;
      this.#at++;
      if (character === quote) return value;
      value += character === '\\' ? this.#escape() : character;
    }
    throw this.#unclosed(opened);
  }

  /** The escapes of JSON, and a backslash before any other character. */
  #escape(): string {
    const character = this.#text[this.#at] ?? '';
    this.#at++;
    if (character !== 'u') return ESCAPES.get(character) ?? character;
    const digits = this.#text.slice(this.#at, this.#at + 4);
    if (!/^[\da-f]{4}$/iu.test(digits)) throw this.#unexpected();
    this.#at += digits.length;
    return String.fromCharCode(Number.parseInt(digits, 16));
  }

  #isAt(character: string): boolean {
    return this.#text[this.#at] === character;
  }

  #take(character: string): boolean {
    if (!this.#isAt(character)) return false;
    this.#at++;
    return true;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #skipSpace(): void {
    this.#match(SPACE);
  }

  #placeOf(at: number) {
    return new Locator(this.#text).locate(at);
  }

  #unexpected(): InputError {
    if (this.#at >= this.#text.length) return new InputError('chef-end', { position: this.#placeOf(this.#at) });
    const [found = ''] = /^\w{1,40}|^./su.exec(this.#text.slice(this.#at, this.#at + MAX_SHOWN)) ?? [];
    return new InputError('chef-unexpected', { position: this.#placeOf(this.#at), params: { found } });
  }

  /** At the end of the text, what was not closed is the error. */
  #unexpectedIn(opened: number): InputError {
    return this.#at >= this.#text.length ? this.#unclosed(opened) : this.#unexpected();
  }

  #unclosed(opened: number): InputError {
    return new InputError('chef-unclosed', { position: this.#placeOf(opened), params: { found: this.#text[opened] ?? '' } });
  }
}
