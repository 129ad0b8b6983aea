import type { MathNode } from 'mathjs';
import { isAccessorNode, isFunctionAssignmentNode, isFunctionNode, isNumber, isObjectNode, isSymbolNode } from 'mathjs';
import type { Position } from '../../contract/errors.ts';
import type { MathEngine, NumberType } from '../../lib/math/engine.ts';
import { GUARD_DIGITS } from '../../lib/math/exact.ts';
import { createEngine } from '../../lib/math/engine.ts';
import { Gate } from '../../lib/math/gate.ts';
import type { Refusal } from '../../lib/math/refusal.ts';
import { RefusedCall } from '../../lib/math/refusal.ts';
import type { Note, Reason, types } from './codes.ts';
import { nearNames } from './near-names.ts';
import { rewriteConventions } from './readings.ts';
import type { Display } from './show.ts';
import { showValue, typeOf } from './show.ts';
import type { Statement } from './statements.ts';
import { readStatements } from './statements.ts';

export interface Settings extends Display {
  readonly numberType: NumberType;
}

export interface Problem {
  readonly code: 'syntax-error' | 'unknown-name' | 'evaluation-failed';
  readonly position: Extract<Position, { line: number }>;
  readonly reason: Reason;
  /** The unknown name, the unexpected symbol, or the engine's message. */
  readonly detail: string;
  /** Suggested names, separated by commas. */
  readonly near: string;
}

/** The outcome of a statement; without a result if its value is not shown. */
export type Answer = { readonly line: number } & (
  | { readonly kind: 'value'; readonly result: string; readonly type: (typeof types)[number]; readonly notes: readonly Note[] }
  | { readonly kind: 'hidden'; readonly notes: readonly Note[] }
  | { readonly kind: 'problem'; readonly problem: Problem }
);

const UNUSED_DIGITS = 64;
const MAX_BYTES = 100_000;
const MAX_DETAIL_LENGTH = 200;

/** Runs slow initialization in advance, and reports after each step. */
export function prepare(settings: Settings, report: () => void): void {
  const { engine } = engineFor(settings);
  report();
  for (const code of ['1 + 1', '1 cm']) {
    engine.math.parse(code).compile().evaluate(new Map());
    report();
  }
}

/** Evaluates the statements of a text in order, in one shared scope. */
export function* evaluateStatements(source: string, settings: Settings): Generator<Answer> {
  const positionOf = positionFinder(source);
  if (new TextEncoder().encode(source).length > MAX_BYTES) {
    yield { line: 1, kind: 'problem', problem: { code: 'evaluation-failed', position: positionOf(0), reason: 'length', detail: '', near: '' } };
    return;
  }
  const run = startRun(settings);
  for (const statement of readStatements(source, { isExact: run.isExact })) {
    const { line } = positionOf(statement.end);
    try {
      if (statement.ambiguousPercent !== undefined) throw new AmbiguousPercent();
      const value = run.evaluate(statement.code);
      yield value === undefined || !statement.isShown
        ? { line, kind: 'hidden', notes: statement.notes }
        : { line, kind: 'value', ...show(value, statement.notes, settings) };
    } catch (error) {
      const { offset, ...problem } = explain(error, statement, run);
      yield { line, kind: 'problem', problem: { ...problem, position: positionOf(statement.origins[offset] ?? statement.end) } };
    }
  }
}

function show(
  value: unknown,
  signs: readonly Note[],
  settings: Settings,
): { readonly result: string; readonly type: ReturnType<typeof typeOf>; readonly notes: readonly Note[] } {
  let isRounded = false;
  const result = showValue(value, { ...settings, onRounded: () => (isRounded = true) });
  return { result, type: typeOf(value), notes: isRounded ? [...signs, 'rounded-integer'] : signs };
}

/** Returns all names of the language, with their types. */
export function listNames(): readonly { readonly name: string; readonly kind: 'function' | 'constant' | 'unit' }[] {
  const { functionNames, constantNames, unitNames } = engineFor({ numberType: 'bignumber', precision: 64 }).engine;
  return [
    ...functionNames.map((name) => ({ name, kind: 'function' as const })),
    ...constantNames.map((name) => ({ name, kind: 'constant' as const })),
    ...unitNames.map((name) => ({ name, kind: 'unit' as const })),
  ];
}

interface Run {
  readonly isExact: boolean;
  readonly engine: MathEngine;
  /** The names defined by the statements. */
  readonly scope: ReadonlyMap<string, unknown>;
  readonly evaluate: (code: string) => unknown;
}

type Configured = Pick<Settings, 'numberType' | 'precision'>;

interface Made {
  readonly digits: number;
  readonly engine: MathEngine;
  readonly gate: Gate;
}

// Creating an engine is slow, so the last one per number type is cached. It stores nothing of a run: all names defined by a run are in its scope.
const made = new Map<NumberType, Made>();

function engineFor({ numberType, precision }: Configured): Made {
  const digits = numberType === 'bignumber' ? precision + GUARD_DIGITS : UNUSED_DIGITS;
  const known = made.get(numberType);
  if (known?.digits === digits) return known;
  const gate = new Gate({ isExact: numberType === 'fraction' });
  const fresh = { digits, gate, engine: createEngine(numberType, digits, gate) };
  made.set(numberType, fresh);
  return fresh;
}

function startRun(settings: Settings): Run {
  const { engine, gate } = engineFor(settings);
  gate.reset();
  const isExact = settings.numberType === 'fraction';
  const scope = new Map<string, unknown>();
  const evaluate = (code: string): unknown => {
    const tree = parse(engine, code);
    refuseMethods(tree);
    refuseNames(tree, scope, engine.meanings, isExact);
    rewriteConventions([...nodesOf(tree)], engine);
    const value: unknown = tree.compile().evaluate(scope);
    return value;
  };
  return { engine, isExact, scope, evaluate };
}

/** @throws SyntaxError with the position as `char`; an Unreadable for a number that cannot be read. */
function parse({ math }: MathEngine, code: string): MathNode {
  try {
    return math.parse(code);
  } catch (error) {
    if (!(error instanceof Error) || error instanceof SyntaxError || error instanceof RangeError) throw error;
    throw new Unreadable(error.message, { cause: error });
  }
}

class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** A percent sign that could be a percentage or a remainder. */
class AmbiguousPercent extends Error {
  override readonly name = 'AmbiguousPercent';
}

class UnknownName extends Error {
  override readonly name = 'UnknownName';
}

/** Yields all nodes of a tree, outer ones first. Not recursive, so that a sum of thousands of terms can be traversed. */
function* nodesOf(tree: MathNode): Generator<MathNode> {
  const waiting = [tree];
  // The first term of `x + 10%` occurs twice, and contains that of the previous sum.
  const seen = new Set<MathNode>();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    yield node;
    node.forEach((child) => waiting.push(child));
  }
}

/** Returns the names used by a statement, without its parameters and names defined by earlier statements. */
function* foreignNames(tree: MathNode, scope: ReadonlyMap<string, unknown>): Generator<string> {
  const own = new Set(scope.keys());
  const names: string[] = [];
  for (const node of nodesOf(tree)) {
    if (isFunctionAssignmentNode(node)) for (const name of node.params) own.add(name);
    if (isSymbolNode(node)) names.push(node.name);
    if (isFunctionNode(node) && isSymbolNode(node.fn)) names.push(node.fn.name);
  }
  for (const name of names) if (!own.has(name)) yield name;
}

/** Only functions can be called: methods of numbers, strings and matrices are not part of the language. */
function refuseMethods(tree: MathNode): void {
  for (const node of nodesOf(tree)) {
    // The parser would set a property with this name, even if escaped, and so change the object's prototype.
    if (isObjectNode(node) && Object.getPrototypeOf(node.properties) !== Object.prototype) throw new UnknownName('__proto__');
    if (!isFunctionNode(node)) continue;
    const called: unknown = node.fn;
    if (isAccessorNode(called)) throw new UnknownName(called.name);
    if (!isSymbolNode(called)) throw new UnknownName(String(called));
  }
}

/** Rejects internal functions of the engine, and constants such as π, whose fractions would look exact. */
function refuseNames(tree: MathNode, scope: ReadonlyMap<string, unknown>, meanings: object, isExact: boolean): void {
  for (const name of foreignNames(tree, scope)) {
    if (name === 'config') throw new UnknownName(name);
    const meaning: unknown = isExact && Object.hasOwn(meanings, name) ? Reflect.get(meanings, name) : undefined;
    if (isNumber(meaning) && Number.isFinite(meaning) && !Number.isInteger(meaning)) throw new RefusedCall('fraction');
  }
}

type Explanation = Omit<Problem, 'position'> & {
  /** Offset in the code of the statement. */
  readonly offset: number;
};

function explain(error: unknown, { code, ambiguousPercent }: Statement, run: Run): Explanation {
  if (!(error instanceof Error)) throw error;
  const start = code.search(/\S/u);
  const failed = (reason: Reason, detail = ''): Explanation => ({
    code: 'evaluation-failed',
    reason,
    detail: detail.slice(0, MAX_DETAIL_LENGTH),
    near: '',
    offset: start,
  });
  if (error instanceof AmbiguousPercent) return { code: 'syntax-error', reason: 'percent', detail: '%', near: '', offset: ambiguousPercent ?? start };
  const char: unknown = Reflect.get(error, 'char');
  if (error instanceof SyntaxError && isNumber(char)) return explainSyntax(error.message, code, char - 1);
  const refusal = error instanceof RefusedCall ? error.reason : refusals.find((reason) => error.message.endsWith(`refused: ${reason}`));
  if (refusal) return failed(refusal);
  const name = error instanceof UnknownName ? error.message : UNKNOWN.exec(error.message)?.[1];
  if (name !== undefined)
    return { code: 'unknown-name', reason: 'other', detail: name, near: nearNames(name, namesOf(run)).join(', '), offset: offsetOfName(code, name) };
  if (error instanceof Unreadable) return { ...failed('other', plain(error.message)), code: 'syntax-error' };
  const reason = knownReasons.find(([message]) => message.test(error.message))?.[1];
  if (reason === undefined && error instanceof RangeError) return failed(/call stack/u.test(error.message) ? 'depth' : 'size');
  if (reason === 'type' && run.isExact) return failed('fraction');
  return reason === undefined ? failed('other', plain(error.message)) : failed(reason);
}

/** Without the library's name and the trailing full stop, which the message adds. */
const plain = (message: string): string => message.replace(/^\[DecimalError\] /u, '').replace(/\.$/u, '');

const UNKNOWN = /(?:^|: )(?:Undefined (?:symbol|function|variable) |No access to (?:property|method) "|Cannot access method ")([^"]+)/u;

// Functions that call others pass the reason on as text.
const refusals = ['size', 'fraction'] as const satisfies readonly Refusal[];

const knownReasons: readonly (readonly [RegExp, Reason])[] = [
  [/^Units do not match/u, 'units'],
  [/^(?:Dimension mismatch|shape mismatch|Matrix dimensions|Vectors must)|dimension/iu, 'sizes'],
  [/^Index out of range/u, 'index'],
  [/^(?:Too (?:few|many) arguments|Wrong number of arguments)/u, 'arguments'],
  [/^(?:Unexpected type of argument|Cannot convert|Cannot implicitly convert)/u, 'type'],
];

const syntaxReasons: readonly (readonly [RegExp, Reason])[] = [
  [/^Parenthesis \)/u, 'parenthesis'],
  [/^End of (?:matrix|table)|^Comma|bracket/u, 'bracket'],
  [/^End of string/u, 'quote'],
  [/^Invalid left hand side/u, 'assignment'],
  [/^(?:Value expected|Unexpected end)/u, 'value'],
  [/^(?:Unexpected|Syntax error in part)/u, 'unexpected'],
];

function explainSyntax(message: string, code: string, offset: number): Explanation {
  const found = String.fromCodePoint(code.codePointAt(offset) ?? 0x20).trim();
  const isComma = found === ',' && /\d\s*$/u.test(code.slice(Math.max(0, offset - 20), offset)) && /^\s*\d/u.test(code.slice(offset + 1, offset + 20));
  const [group] = isComma
    ? (SEPARATOR.exec(`${/[\d.]*\s*$/u.exec(code.slice(Math.max(0, offset - 20), offset))?.[0] ?? ''}${code.slice(offset, offset + 20)}`) ?? [])
    : [];
  if (group !== undefined)
    return { code: 'syntax-error', reason: 'separator', detail: `${group.replace(',', '')}, ${group.replace(',', '.')}`, near: '', offset };
  const reason = isComma ? 'comma' : (syntaxReasons.find(([start]) => start.test(message))?.[1] ?? 'other');
  const detail = reason === 'other' ? plain(message).replace(/ \(char \d+\)$/u, '') : found;
  return { code: 'syntax-error', reason, detail, near: '', offset: Math.min(offset, code.length) };
}

// A thousands separator or a decimal comma.
const SEPARATOR = /^[1-9]\d{0,2},\d{3}(?![\d,])/u;

const namesOf = ({ engine, scope }: Run): readonly string[] => [...scope.keys(), ...engine.names, ...engine.unitNames];

const isPart = (char: string): boolean => /[\p{L}\p{N}_]/u.test(char);

/** Returns the first offset of the name as a separate word. */
function offsetOfName(code: string, name: string): number {
  for (let at = code.indexOf(name); at >= 0; at = code.indexOf(name, at + 1)) {
    if (!isPart(code.charAt(at - 1)) && !isPart(code.charAt(at + name.length))) return at;
  }
  return Math.max(0, code.search(/\S/u));
}

/** Returns a function that maps an index to line and column. Successive calls may not go back to an earlier line. */
function positionFinder(source: string): (index: number) => { readonly line: number; readonly column: number } {
  const starts = [0, ...[...source.matchAll(/\r\n|\n|\r/gu)].map(({ index, 0: { length } }) => index + length)];
  return (index) => {
    let low = 0;
    for (let high = starts.length; high - low > 1; ) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= index) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: Array.from(source.slice(starts[low], index)).length + 1 };
  };
}
