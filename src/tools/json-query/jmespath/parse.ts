import type { DocumentValue } from '../../../lib/document/value.ts';
import { queryError } from '../query-error.ts';
import type { Token, TokenKind } from './tokens.ts';
import { readTokens } from './tokens.ts';

export type Comparator = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** An expression of JMESPath. A projection applies `right` to each element of what `left` returns. */
export type Expression =
  | { readonly kind: 'current' }
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'slice'; readonly start: number | undefined; readonly stop: number | undefined; readonly step: number }
  | { readonly kind: 'literal'; readonly value: DocumentValue }
  | { readonly kind: 'chain' | 'or' | 'and'; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'comparison'; readonly comparator: Comparator; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'projection' | 'values'; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'filter'; readonly left: Expression; readonly condition: Expression; readonly right: Expression }
  | { readonly kind: 'flatten' | 'not'; readonly of: Expression }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'hash'; readonly members: readonly { readonly name: string; readonly value: Expression }[] }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Argument[]; readonly at: number };

/** An argument of a function: a value, or an expression that the function evaluates. */
export interface Argument {
  readonly expression: Expression;
  readonly isReference: boolean;
  readonly at: number;
}

const CURRENT: Expression = { kind: 'current' };

/** How strongly an operator binds its left operand, as in the reference implementation. */
const BINDING: Readonly<Partial<Record<TokenKind, number>>> = {
  '|': 1,
  '||': 2,
  '&&': 3,
  '==': 5,
  '!=': 5,
  '<': 5,
  '<=': 5,
  '>': 5,
  '>=': 5,
  '[]': 9,
  '*': 20,
  '[?': 21,
  '.': 40,
  '!': 45,
  '{': 50,
  '[': 55,
  '(': 60,
};
const ENDS_PROJECTION = 10;
/** Keeps the parser's recursion within the stack. */
const MAX_NESTED = 500;

/**
 * Parses a JMESPath expression (jmespath.org, Specification).
 * @throws InputError `invalid-query` with line and column
 */
export const parseJmesPath = (query: string): Expression => new Parser(query).parse();

class Parser {
  readonly #query: string;
  readonly #tokens: readonly Token[];
  #next = 0;
  #depth = 0;

  constructor(query: string) {
    this.#query = query;
    this.#tokens = readTokens(query);
  }

  parse(): Expression {
    if (this.#peek().kind === 'end') return CURRENT;
    const expression = this.#expression(0);
    this.#expect('end');
    return expression;
  }

  #peek(ahead = 0): Token {
    return this.#tokens[Math.min(this.#next + ahead, this.#tokens.length - 1)] ?? { kind: 'end', text: '', at: this.#query.length };
  }

  #take(): Token {
    const token = this.#peek();
    this.#next++;
    return token;
  }

  #takeIf(kind: TokenKind): boolean {
    if (this.#peek().kind !== kind) return false;
    this.#next++;
    return true;
  }

  #expect(kind: TokenKind): Token {
    const token = this.#take();
    return token.kind === kind ? token : this.#refuse(token);
  }

  #refuse({ kind, text, at }: Token): never {
    throw queryError(this.#query, 'jmespath', at, kind === 'end' ? { reason: 'end' } : { reason: 'unexpected', detail: text });
  }

  #bindingOf = ({ kind }: Token): number => BINDING[kind] ?? 0;

  #expression(binding: number): Expression {
    if (++this.#depth > MAX_NESTED) this.#refuse(this.#peek());
    let left = this.#first();
    while (binding < this.#bindingOf(this.#peek())) left = this.#after(left);
    this.#depth--;
    return left;
  }

  /** Parses what an expression can begin with. */
  #first(): Expression {
    const token = this.#take();
    switch (token.kind) {
      case 'identifier':
        return { kind: 'field', name: token.text };
      case 'quoted':
        if (this.#peek().kind === '(') this.#refuse(this.#peek());
        return { kind: 'field', name: token.text };
      case 'literal':
        return token.value ? { kind: 'literal', value: token.value } : this.#refuse(token);
      case '@':
        return CURRENT;
      case '*':
        return { kind: 'values', left: CURRENT, right: this.#peek().kind === ']' ? CURRENT : this.#projected('*') };
      case '[?':
        return this.#filter(CURRENT);
      case '[]':
        return { kind: 'projection', left: { kind: 'flatten', of: CURRENT }, right: this.#projected('[]') };
      case '[':
        return this.#bracket();
      case '{':
        return this.#hash();
      case '!':
        return { kind: 'not', of: this.#expression(BINDING['!'] ?? 0) };
      case '(': {
        const inner = this.#expression(0);
        this.#expect(')');
        return inner;
      }
      default:
        return this.#refuse(token);
    }
  }

  #bracket(): Expression {
    const { kind } = this.#peek();
    if (kind === 'number' || kind === ':') return this.#indexed(CURRENT);
    if (kind === '*' && this.#peek(1).kind === ']') {
      this.#next += 2;
      return { kind: 'projection', left: CURRENT, right: this.#projected('*') };
    }
    return this.#list();
  }

  /** Parses what can follow an expression. */
  #after(left: Expression): Expression {
    const token = this.#take();
    switch (token.kind) {
      case '.':
        if (!this.#takeIf('*')) return { kind: 'chain', left, right: this.#afterDot('.') };
        return { kind: 'values', left, right: this.#projected('.') };
      case '|':
        return { kind: 'chain', left, right: this.#expression(1) };
      case '||':
        return { kind: 'or', left, right: this.#expression(2) };
      case '&&':
        return { kind: 'and', left, right: this.#expression(3) };
      case '(':
        return this.#call(left, token);
      case '[?':
        return this.#filter(left);
      case '[]':
        return { kind: 'projection', left: { kind: 'flatten', of: left }, right: this.#projected('[]') };
      case '[':
        return this.#indexAfter(left);
      case '==':
      case '!=':
      case '<':
      case '<=':
      case '>':
      case '>=':
        return { kind: 'comparison', comparator: token.kind, left, right: this.#expression(5) };
      default:
        return this.#refuse(token);
    }
  }

  #indexAfter(left: Expression): Expression {
    const { kind } = this.#peek();
    if (kind === 'number' || kind === ':') return this.#indexed(left);
    this.#expect('*');
    this.#expect(']');
    return { kind: 'projection', left, right: this.#projected('*') };
  }

  /** Parses an index or a slice after its bracket. */
  #indexed(left: Expression): Expression {
    const parts: (number | undefined)[] = [undefined];
    for (let token = this.#take(); token.kind !== ']'; token = this.#take()) {
      if (token.kind === ':' && parts.length < 3) parts.push(undefined);
      else if (token.kind === 'number' && parts.at(-1) === undefined) parts[parts.length - 1] = Number(token.text);
      else this.#refuse(token);
    }
    const [start, stop, step] = parts;
    if (parts.length === 1) return { kind: 'chain', left, right: { kind: 'index', index: start ?? 0 } };
    if (step === 0) throw queryError(this.#query, 'jmespath', this.#peek(-1).at, { reason: 'step' });
    const slice: Expression = { kind: 'slice', start, stop, step: step ?? 1 };
    return { kind: 'projection', left: { kind: 'chain', left, right: slice }, right: this.#projected('*') };
  }

  #filter(left: Expression): Expression {
    const condition = this.#expression(0);
    this.#expect(']');
    return { kind: 'filter', left, condition, right: this.#peek().kind === '[]' ? CURRENT : this.#projected('[?') };
  }

  /** Parses what a projection applies to each element. */
  #projected(after: TokenKind): Expression {
    const token = this.#peek();
    if (this.#bindingOf(token) < ENDS_PROJECTION) return CURRENT;
    if (token.kind === '[' || token.kind === '[?') return this.#expression(BINDING[after] ?? 0);
    this.#expect('.');
    return this.#afterDot(after);
  }

  #afterDot(after: TokenKind): Expression {
    const { kind } = this.#peek();
    if (kind === 'identifier' || kind === 'quoted' || kind === '*') return this.#expression(BINDING[after] ?? 0);
    if (this.#takeIf('[')) return this.#list();
    if (this.#takeIf('{')) return this.#hash();
    return this.#refuse(this.#peek());
  }

  #list(): Expression {
    const items: Expression[] = [];
    do items.push(this.#expression(0));
    while (this.#takeIf(','));
    this.#expect(']');
    return { kind: 'list', items };
  }

  #hash(): Expression {
    const members: { name: string; value: Expression }[] = [];
    do {
      const name = this.#take();
      if (name.kind !== 'identifier' && name.kind !== 'quoted') this.#refuse(name);
      this.#expect(':');
      members.push({ name: name.text, value: this.#expression(0) });
    } while (this.#takeIf(','));
    this.#expect('}');
    return { kind: 'hash', members };
  }

  #call(left: Expression, open: Token): Expression {
    const name = this.#peek(-2);
    if (left.kind !== 'field' || name.kind !== 'identifier') return this.#refuse(open);
    const args: Argument[] = [];
    while (this.#peek().kind !== ')') {
      if (args.length > 0) this.#expect(',');
      const { at } = this.#peek();
      args.push({ isReference: this.#takeIf('&'), expression: this.#expression(0), at });
    }
    this.#next++;
    return { kind: 'call', name: left.name, args, at: name.at };
  }
}
