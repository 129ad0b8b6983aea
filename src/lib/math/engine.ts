import type { Fraction, MathJsInstance, MathNumericType, Unit } from 'mathjs';
import { create } from 'mathjs';
import { exactFactories, keepIntegersExact } from './exact.ts';
import { namedFactories } from './factories.ts';
import type { Gate } from './gate.ts';
import { completeUnits } from './units.ts';

export type NumberType = 'bignumber' | 'number' | 'fraction';

/** An expression language, with the values of all its names. */
export interface MathEngine {
  readonly math: MathJsInstance;
  /** Values of names in expressions: functions and constants. */
  readonly meanings: object;
  /** Names of functions and constants. Distinguishing them takes a second, because all of them have to be created. */
  readonly names: readonly string[];
  readonly functionNames: readonly string[];
  readonly constantNames: readonly string[];
  readonly unitNames: readonly string[];
}

const CONFIGURED = { bignumber: 'BigNumber', number: 'number', fraction: 'Fraction' } as const;

// Dependencies of the package that access the program or do not belong in the language.
const REMOVED = ['import', 'config', 'typed', 'parse', 'apply', 'createUnit', 'chain'];

/**
 * Creates math.js for a number type. Expressions can only call what `factories` names, and each call goes through the
 * gate. `digits` is the precision of decimals.
 */
export function createEngine(numberType: NumberType, digits: number, gate: Gate): MathEngine {
  const math = create({ ...namedFactories(), ...exactFactories() }, { number: CONFIGURED[numberType], precision: digits });
  if (numberType === 'bignumber') keepIntegersExact(math);
  completeUnits(math);
  const meanings = meaningsOf(math);
  for (const name of REMOVED) Reflect.deleteProperty(meanings, name);
  // Matrices look up their type here. It is not a name of the language: the evaluator rejects it.
  Object.defineProperty(meanings, 'config', { value: Object.freeze({ matrix: 'Matrix' }) });
  Object.defineProperty(meanings, 'ln', { enumerable: true, configurable: true, value: naturalLogarithm(math) });
  Object.defineProperty(meanings, 'to', { enumerable: true, configurable: true, value: conversion(math) });
  if (numberType === 'fraction') Object.defineProperty(meanings, 'sqrt', { enumerable: true, configurable: true, value: exactRoot(math) });
  // A copy whose properties create a function on first use, like the originals.
  const given = Object.defineProperties({}, Object.getOwnPropertyDescriptors(meanings));
  for (const name of Object.keys(meanings)) guard(meanings, name, () => around(gate, name, given, math));
  for (const matrix of [math.DenseMatrix, math.SparseMatrix]) guardGrowth(matrix.prototype, gate);
  const names = Object.keys(meanings).toSorted(byName);
  const isFunction = (name: string): boolean => typeof Reflect.get(meanings, name) === 'function';
  return {
    math,
    meanings,
    names,
    get functionNames() {
      return names.filter(isFunction);
    },
    get constantNames() {
      return names.filter((name) => !isFunction(name));
    },
    get unitNames() {
      return unitNamesOf(math);
    },
  };
}

const byName = (a: string, b: string): number => a.toLowerCase().localeCompare(b.toLowerCase(), 'en');

/** Returns the namespace of expressions, which the package's types do not describe. */
function meaningsOf({ expression }: MathJsInstance): object {
  const meanings: unknown = Reflect.get(expression, 'mathWithTransform');
  if (typeof meanings !== 'object' || meanings === null) throw new Error('math.js has no namespace for expressions');
  return meanings;
}

function unitNamesOf(math: MathJsInstance): readonly string[] {
  const units: unknown = Reflect.get(math.Unit, 'UNITS');
  return typeof units === 'object' && units !== null ? Object.keys(units).toSorted(byName) : [];
}

/** Built from the package's own functions, so that it accepts and rejects the same as `log`. */
function naturalLogarithm(math: MathJsInstance): unknown {
  const ln = (value: number): unknown => math.log(value);
  return math.typed('ln', { any: ln });
}

/** Like the package's function, but a number is an angle in radians. */
function conversion(math: MathJsInstance): unknown {
  const convert = (value: MathNumericType, unit: Unit): unknown => {
    const radians = math.unit('rad');
    if (unit.equalBase(radians)) return math.to(Object(math.multiply(value, radians)), unit);
    throw new Error('Units do not match');
  };
  return math.typed('to', { 'number | BigNumber | Fraction, Unit': convert, 'any, any': (value: Unit, unit: Unit): unknown => math.to(value, unit) });
}

/** The root of a fraction is a fraction if numerator and denominator are squares, which only powers find. */
function exactRoot(math: MathJsInstance): unknown {
  const half = math.fraction(1, 2);
  return math.typed('sqrt', {
    Fraction: (value: Fraction): unknown => math.pow(value, half),
    any: (value: number): unknown => math.sqrt(value),
  });
}

function guardGrowth(prototype: object, gate: Gate): void {
  const subset: unknown = Reflect.get(prototype, 'subset');
  if (typeof subset !== 'function') throw new Error('matrices of math.js have no method to assign by');
  Reflect.set(prototype, 'subset', gate.aroundSubset(subset));
}

const around = (gate: Gate, name: string, given: object, math: MathJsInstance): unknown => {
  const value: unknown = Reflect.get(given, name);
  return typeof value === 'function' ? gate.around(name, value, math) : value;
};

/** Replaces a value with the result of `make`, which is called on first use: otherwise all functions would be created. */
function guard(meanings: object, name: string, make: () => unknown): void {
  let made: { readonly value: unknown } | undefined;
  Object.defineProperty(meanings, name, {
    enumerable: true,
    configurable: false,
    get: () => {
      made ??= { value: make() };
      return made.value;
    },
  });
}
