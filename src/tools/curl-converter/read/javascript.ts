/** A value of a JavaScript expression. `call` is a call or an object of a class that is read by its name; `unknown` is any other expression. */
export type JsValue =
  | { readonly kind: 'text'; readonly text: string; readonly at: number }
  | { readonly kind: 'literal'; readonly source: string; readonly at: number }
  | { readonly kind: 'array'; readonly items: readonly JsValue[]; readonly at: number }
  | { readonly kind: 'object'; readonly members: readonly (readonly [name: string, value: JsValue])[]; readonly at: number }
  | { readonly kind: 'call'; readonly name: string; readonly values: readonly JsValue[]; readonly at: number }
  | { readonly kind: 'unknown'; readonly source: string; readonly at: number };

/** Thrown for an expression that is not closed or not known, with its offset. */
export class ScriptProblem extends Error {
  readonly at: number;

  constructor(at: number) {
    super(`unexpected at ${at}`);
    this.at = at;
  }
}

const SPACE = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/uy;
const NAME = /[\p{ID_Start}$_][\p{ID_Continue}$.]*/uy;
const NUMBER = /-?(?:0x[\da-f]+|\d+(?:\.\d+)?(?:e[-+]?\d+)?)/iuy;
const MAX_DEPTH = 200;
const LETTERS: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', 0: '\0' };

/** Reads literals, and calls with them as arguments. Nothing is evaluated. */
export class JavaScriptReader {
  readonly #text: string;
  at: number;
  #depth = 0;

  constructor(text: string, at: number) {
    this.#text = text;
    this.at = at;
  }

  /** Reads the arguments of a call, from the opening parenthesis on. */
  readArguments(): readonly JsValue[] {
    return this.#list('(', ')', () => this.readValue());
  }

  readValue(): JsValue {
    this.#skip();
    const { at } = this;
    if (++this.#depth > MAX_DEPTH) throw new ScriptProblem(at);
    const value = this.#readPrimary(at);
    this.#depth--;
    this.#skip();
    // What follows a value, such as an operator, makes it an expression that only a program can evaluate.
    if (this.at >= this.#text.length || ',)]}:;'.includes(this.#text.charAt(this.at))) return value;
    return this.#skipExpression(at);
  }

  #skip(): void {
    this.#match(SPACE);
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.#text)?.[0];
    if (match !== undefined) this.at += match.length;
    return match;
  }

  #readPrimary(at: number): JsValue {
    const first = this.#text.charAt(at);
    if (first === '"' || first === "'" || first === '`') return this.#readString(first, at);
    if (first === '[') return { kind: 'array', items: this.#list('[', ']', () => this.readValue()), at };
    if (first === '{') return { kind: 'object', members: this.#list('{', '}', () => this.#readMember()), at };
    const number = this.#match(NUMBER);
    if (number !== undefined) return { kind: 'literal', source: number, at };
    let name = this.#match(NAME);
    if (name === 'new' || name === 'await') {
      this.#skip();
      name = this.#match(NAME);
    }
    if (name === undefined) return this.#skipExpression(at);
    this.#skip();
    if (this.#text.charAt(this.at) === '(') {
      const values = this.readArguments();
      const isEncoder = name === 'TextEncoder' && this.#match(/\s*\.\s*encode\s*(?=\()/uy) !== undefined;
      return isEncoder ? { kind: 'call', name: 'TextEncoder.encode', values: this.readArguments(), at } : { kind: 'call', name, values, at };
    }
    if (/^(?:true|false|null|undefined)$/u.test(name)) return { kind: 'literal', source: name, at };
    return { kind: 'unknown', source: name, at };
  }

  #readString(quote: string, at: number): JsValue {
    let text = '';
    let isTemplate = false;
    this.at++;
    for (;;) {
      const start = this.at;
      while (this.at < this.#text.length && !['\\', quote].includes(this.#text.charAt(this.at))) {
        if (quote === '`' && this.#text.startsWith('${', this.at)) isTemplate = true;
        this.at++;
      }
      if (this.at >= this.#text.length) throw new ScriptProblem(at);
      text += this.#text.slice(start, this.at);
      if (this.#text.charAt(this.at) === quote) break;
      text += this.#readEscape();
    }
    this.at++;
    return isTemplate ? { kind: 'unknown', source: this.#text.slice(at, this.at), at } : { kind: 'text', text, at };
  }

  /** ECMA-262, section 12.9.4. */
  #readEscape(): string {
    const escape = this.#match(/\\(?:x[\da-f]{2}|u[\da-f]{4}|u\{[\da-f]{1,6}\}|\r\n|[\s\S])/iuy);
    if (escape === undefined) throw new ScriptProblem(this.at);
    const digits = /^\\[xu]\{?([\da-f]+)\}?$/iu.exec(escape)?.[1];
    if (digits !== undefined) {
      const code = Number.parseInt(digits, 16);
      return code > 0x10_ff_ff ? escape : String.fromCodePoint(code);
    }
    const letter = escape.slice(1);
    return /^[\r\n\u2028\u2029]/u.test(letter) ? '' : (LETTERS[letter] ?? letter);
  }

  #readMember(): readonly [string, JsValue] {
    this.#skip();
    const { at } = this;
    const first = this.#text.charAt(at);
    const key = first === '"' || first === "'" ? this.#readString(first, at) : undefined;
    const number = key ? undefined : this.#match(NUMBER);
    const name = key?.kind === 'text' ? key.text : number === undefined ? this.#match(NAME) : String(Number(number));
    if (name === undefined) return ['', this.#skipExpression(at)];
    this.#skip();
    if (this.#text.charAt(this.at) !== ':') return [name, { kind: 'unknown', source: name, at }];
    this.at++;
    return [name, this.readValue()];
  }

  #list<Item>(open: string, close: string, read: () => Item): readonly Item[] {
    const start = this.at;
    if (this.#text.charAt(this.at) !== open) throw new ScriptProblem(this.at);
    this.at++;
    const items: Item[] = [];
    for (;;) {
      this.#skip();
      if (this.at >= this.#text.length) throw new ScriptProblem(start);
      if (this.#text.charAt(this.at) === close) break;
      items.push(read());
      this.#skip();
      const next = this.#text.charAt(this.at);
      if (next === ',') this.at++;
      else if (next !== close) throw new ScriptProblem(this.at >= this.#text.length ? start : this.at);
    }
    this.at++;
    return items;
  }

  /** Skips an expression up to the comma or bracket after it. */
  #skipExpression(start: number): JsValue {
    let depth = 0;
    while (this.at < this.#text.length) {
      const character = this.#text.charAt(this.at);
      if (depth === 0 && ',)]};'.includes(character)) break;
      if ('"\'`'.includes(character)) this.#readString(character, this.at);
      else {
        if ('([{'.includes(character)) depth++;
        if (')]}'.includes(character)) depth--;
        this.at++;
      }
    }
    return { kind: 'unknown', source: this.#text.slice(start, this.at).trim(), at: start };
  }
}
