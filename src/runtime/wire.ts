import type { Operation } from '../contract/operations.ts';
import type { Values } from './check.ts';
import { outputKind, outputsOf } from './kinds/output-kinds.ts';

/** Converts an operation's output to wire form: files as Base64, SVG images as their source, other values unchanged. */
export function outputToWire(operation: Operation, output: Values): Record<string, unknown> {
  return Object.fromEntries(outputsOf(operation, output).map(({ name, field, value }) => [name, outputKind(field).toWire(value)]));
}
