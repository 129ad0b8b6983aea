/** Why something needs attention: a line that is not read as a variable, or something that the result cannot contain. */
export const problemCodes = [
  'not-a-variable',
  'invalid-name',
  'unclosed-quote',
  'unset-variable',
  'required-variable',
  'not-evaluated',
  'invalid-interpolation',
  'from-environment',
  'not-set',
  'nested-value',
  'null-value',
  'binary-value',
  'other-option',
  'duplicate',
  'comment-dropped',
  'value-not-representable',
  'percent-sign',
  'expression',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

export interface Problem {
  readonly code: ProblemCode;
  /** Name of the variable, or the line. */
  readonly name: string;
  /** Offset in UTF-16 code units. */
  readonly at: number;
}

export interface Variable {
  readonly kind: 'variable';
  readonly name: string;
  readonly value: string;
  readonly at: number;
}

/** A comment without its marker and the space after it. */
export interface Comment {
  readonly kind: 'comment';
  readonly text: string;
  readonly at: number;
}

export type Item = Variable | Comment;

/** What a reader found, in order. */
export interface Reading {
  readonly items: readonly Item[];
  readonly problems: readonly Problem[];
}

/** Collects what a reader finds. */
export class Findings {
  readonly items: Item[] = [];
  readonly problems: Problem[] = [];
  readonly #values = new Map<string, string>();

  set(name: string, value: string, at: number): void {
    this.items.push({ kind: 'variable', name, value, at });
    this.#values.set(name, value);
  }

  comment(text: string, at: number): void {
    this.items.push({ kind: 'comment', text: text.replace(/^[#;!]+ ?/u, ''), at });
  }

  report(code: ProblemCode, name: string, at: number): void {
    this.problems.push({ code, name, at });
  }

  /** Returns the value of a variable that was read before; undefined if there is none. */
  valueOf(name: string): string | undefined {
    return this.#values.get(name);
  }
}

export const isVariable = (item: Item): item is Variable => item.kind === 'variable';

/** A name that shells and systemd accept (POSIX.1-2024, XBD, section 3.216). */
export const isShellName = (name: string): boolean => /^[A-Za-z_]\w*$/u.test(name);

/** Returns the end of the line that contains an offset. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}
