import { isObject } from '../basics.ts';
import type { Step } from '../recipe.ts';

/** Why the result of a converted step may differ; a key of the strings (`cyberchef.differences`). */
export type Difference =
  | 'strict-input'
  | 'layout'
  | 'compressed-bytes'
  | 'match-limit'
  | 'regex-engine'
  | 'escapes'
  | 'word-boundaries'
  | 'pattern'
  | 'tag'
  | 'report'
  | 'line-ends'
  | 'order'
  | 'image-size';

/** The steps for an operation. */
export interface Conversion {
  /** Steps that take and return text. */
  readonly steps: readonly Step[];
  /** Steps that take the bytes of a file instead, if the operation is about bytes. */
  readonly fromBytes?: readonly Step[];
  /** Steps that return the bytes of a file instead. */
  readonly toBytes?: readonly Step[];
  /** Steps from bytes to bytes. Default: `fromBytes`. */
  readonly throughBytes?: readonly Step[];
  /** An input that recipes never contain. */
  readonly secret?: Secret;
  readonly differs?: Difference | undefined;
}

export interface Secret {
  /** The step with this tool. */
  readonly tool: string;
  readonly field: string;
  /** The argument's name in CyberChef. */
  readonly argument: string;
  readonly value: string;
}

/** How an operation is converted. Names and arguments are those on CyberChef's page, in order, with their defaults. */
export interface Row {
  readonly op: string;
  readonly args: readonly (readonly [name: string, initial: unknown])[];
  /** Puts arguments of other versions into this order. */
  readonly arrange?: (given: readonly unknown[]) => readonly unknown[];
  readonly convert: (args: Arguments) => Conversion;
}

/** An argument has a value that no step can have. */
export class Unsupported extends Error {
  readonly argument: string;
  readonly value: string;

  constructor(argument: string, value: unknown) {
    super(argument);
    this.argument = argument;
    this.value = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  }
}

/** Compares names as servers do: without case, spaces and underscores. */
export const plainName = (name: string): string => name.toLowerCase().replaceAll(/[\s_]+/gu, '');

/** A value with its notation, as keys have. */
export interface Toggle {
  readonly option: string;
  readonly string: string;
}

/** The arguments of a step, by name. Missing ones have their defaults. */
export class Arguments {
  readonly #values: ReadonlyMap<string, unknown>;
  readonly #given: ReadonlySet<string>;

  constructor(declared: Row['args'], given: readonly unknown[] | Readonly<Record<string, unknown>>) {
    const named = isObject(given) ? new Map(Object.entries(given).map(([name, value]) => [plainName(name), value])) : undefined;
    const values = declared.map(([name, initial], index) => {
      const value = named ? named.get(plainName(name)) : (given as readonly unknown[])[index];
      return { name, value: value ?? initial, isGiven: value !== undefined && value !== null };
    });
    this.#values = new Map(values.map(({ name, value }) => [name, value]));
    this.#given = new Set(values.filter(({ isGiven }) => isGiven).map(({ name }) => name));
  }

  /** Whether the recipe contains the argument: older versions had fewer. */
  has(name: string): boolean {
    return this.#given.has(name);
  }

  text(name: string): string {
    const value = this.#values.get(name);
    if (typeof value === 'string') return value;
    // Short options are saved as their label and value by some versions.
    if (isObject(value) && typeof value.value === 'string') return value.value;
    throw this.#unsupported(name);
  }

  flag(name: string): boolean {
    const value = this.#values.get(name);
    if (typeof value !== 'boolean') throw this.#unsupported(name);
    return value;
  }

  /** A whole number from `min` on. */
  count(name: string, min = 0): number {
    const value = this.#values.get(name);
    const number = typeof value === 'string' && /^\d{1,15}$/u.test(value) ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < min) throw this.#unsupported(name);
    return number;
  }

  number(name: string): number {
    const value = this.#values.get(name);
    if (typeof value !== 'number') throw this.#unsupported(name);
    return value;
  }

  toggle(name: string): Toggle {
    const value = this.#values.get(name);
    // Older versions had only the text.
    if (typeof value === 'string') return { option: '', string: value };
    if (isObject(value) && typeof value.option === 'string' && typeof value.string === 'string') return { option: value.option, string: value.string };
    throw this.#unsupported(name);
  }

  /** One of the values that a step can have. */
  choice<Value>(name: string, choices: Readonly<Record<string, Value>>): Value {
    const value = this.#values.get(name);
    const key = typeof value === 'number' ? String(value) : this.text(name);
    if (!Object.hasOwn(choices, key)) throw this.#unsupported(name);
    return choices[key] as Value;
  }

  /** Accepts only these values, for an argument that a step does not have. */
  require(name: string, ...accepted: readonly unknown[]): void {
    const value = this.#values.get(name);
    if (!accepted.includes(value)) throw this.#unsupported(name);
  }

  /** Whether an argument refers to a register, which only CyberChef's flow control fills. */
  registerIn(): string | undefined {
    for (const [name, value] of this.#values) if (/\$R\d/u.test(JSON.stringify(value) ?? '')) return name;
    return undefined;
  }

  /** The value of a key is not named. */
  #unsupported(name: string): Unsupported {
    return new Unsupported(name, /key|secret|password/iu.test(name) ? '…' : this.#values.get(name));
  }
}

/** Expands the escapes that CyberChef reads in delimiters and replacements. */
export const expandEscapes = (text: string): string =>
  text.replaceAll(
    /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|u\{([\da-fA-F]{1,6})\}|([nrtbfv0'"\\]))/gu,
    (whole, hex?: string, unit?: string, point?: string, letter?: string) => {
      const digits = hex ?? unit ?? point;
      if (digits === undefined) return LETTERS.get(letter ?? '') ?? letter ?? whole;
      const code = Number.parseInt(digits, 16);
      return code > 0x10_ff_ff ? whole : String.fromCodePoint(code);
    },
  );

const LETTERS: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
  ['v', '\v'],
  ['0', '\0'],
]);
