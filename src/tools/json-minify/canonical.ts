import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { isSameDecimal } from '../../lib/decimal/decimal.ts';
import { formatCodePoint } from '../../lib/text-position/grammar-error.ts';
import { readJson } from '../../lib/document/json/json.ts';
import { JsonLayout } from '../../lib/document/json/layout.ts';
import { quoteJson } from '../../lib/document/json/string.ts';
import { Locator } from '../../lib/text-position/locator.ts';
import { sortMembers } from '../../lib/document/members.ts';
import { formatPointer } from '../../lib/document/path.ts';
import type { Work } from '../../lib/work/slices.ts';
import { runInSlices } from '../../lib/work/slices.ts';
import type { DocumentValue, Member } from '../../lib/document/value.ts';
import { isCollection } from '../../lib/document/value.ts';

/** A number that the canonical form rounds to the nearest double. */
interface Rounded {
  readonly code: 'number-rounded';
  readonly path: string;
  readonly line: number;
  readonly column: number;
  /** Before and after rounding. */
  readonly detail: string;
}

export interface Canonical {
  readonly output: string;
  readonly warnings: readonly Rounded[];
}

/**
 * Returns canonical JSON (RFC 8785).
 * @throws InputError `invalid-json` (also for lone surrogates), `duplicate-key`, `too-deeply-nested`, `number-out-of-range`, with line and column
 */
export async function canonicalizeJson(text: string, field: string, context: RunContext): Promise<Canonical> {
  const { roots } = await readJson(text, field, { syntax: 'json', duplicateKeys: 'error' }, context);
  const [root] = roots;
  return root ? runInSlices(new CanonicalWriter(text, field).write(root), context) : { output: '', warnings: [] };
}

interface Frame {
  /** In output order; array elements have no keys. */
  readonly children: readonly (Member | { readonly name?: never; readonly value: DocumentValue })[];
  next: number;
}

const SLICE_VALUES = 2 ** 14;
const MAX_WARNINGS = 1_000;
const LONE_SURROGATE = /\p{Surrogate}/u;

class CanonicalWriter {
  readonly #field: string;
  readonly #locator: Locator;
  readonly #layout: JsonLayout;
  readonly #frames: Frame[] = [];
  readonly #warnings: Rounded[] = [];

  constructor(text: string, field: string) {
    this.#field = field;
    this.#locator = new Locator(text);
    this.#layout = new JsonLayout({ indent: 0, indentWith: 'space' }, text.length, field);
  }

  *write(root: DocumentValue): Work<Canonical> {
    this.#start(root);
    let written = 0;
    for (let frame = this.#frames.at(-1); frame; frame = this.#frames.at(-1)) {
      const child = frame.children[frame.next++];
      if (child) {
        if (child.name !== undefined) this.#layout.name(...tokenOf(this.#quote(child.name, child.at)));
        this.#start(child.value);
      } else {
        this.#frames.pop();
        this.#layout.close();
      }
      if (++written % SLICE_VALUES === 0) yield this.#share();
    }
    return { output: this.#layout.text, warnings: this.#warnings };
  }

  #start(value: DocumentValue): void {
    if (!isCollection(value)) return this.#layout.scalar(...tokenOf(this.#scalar(value)));
    this.#layout.open(value.kind === 'mapping' ? '{' : '[');
    this.#frames.push({ children: value.kind === 'mapping' ? sortMembers(value.members) : value.items.map((item) => ({ value: item })), next: 0 });
  }

  #scalar(value: DocumentValue): string {
    if (value.kind === 'string') return this.#quote(value.text, value.at);
    if (value.kind === 'integer' || value.kind === 'decimal') return this.#number(value.token, value.at);
    return value.kind === 'boolean' ? String(value.value) : 'null';
  }

  /** Quotes a string like ECMAScript (RFC 8785, section 3.2.2.2). */
  #quote(text: string, at: number): string {
    const surrogate = LONE_SURROGATE.exec(text)?.[0];
    if (surrogate === undefined) return quoteJson(text);
    const found = { found: 'codePoint', text: formatCodePoint(surrogate.charCodeAt(0)), expected: 'surrogatePair', name: '' };
    throw new InputError('invalid-json', {
      field: this.#field,
      position: this.#locator.locate(at),
      params: { ...found, opened: 'nothing', openedLine: 0, openedColumn: 0, cure: 'none' },
    });
  }

  /** Formats a double like ECMAScript (RFC 8785, section 3.2.2.3). */
  #number(token: string, at: number): string {
    const double = Number(token);
    if (!Number.isFinite(double)) {
      throw new InputError('number-out-of-range', { field: this.#field, position: this.#locator.locate(at), params: { value: shortened(token) } });
    }
    const canonical = String(double);
    if (this.#warnings.length < MAX_WARNINGS && !isSameDecimal(token, canonical)) {
      const path = formatPointer(this.#frames.map(({ children, next }) => children[next - 1]?.name ?? next - 1));
      this.#warnings.push({ code: 'number-rounded', path, ...this.#locator.locate(at), detail: `${shortened(token)} → ${canonical}` });
    }
    return canonical;
  }

  #share(): number {
    const root = this.#frames[0];
    return root ? root.next / (root.children.length + 1) : 1;
  }
}

const tokenOf = (token: string): [token: string, start: number, end: number] => [token, 0, token.length];

const MAX_SHOWN = 40;
const shortened = (token: string): string => (token.length > MAX_SHOWN ? `${token.slice(0, MAX_SHOWN)}…` : token);
