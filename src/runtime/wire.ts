import type { Operation } from '../contract/operations.ts';
import type { Values } from './check.ts';
import { outputKind, outputsOf } from './kinds/output-kinds.ts';
import type { Outcome } from './run.ts';
import { failedRun } from './run.ts';

/** Converts an operation's output to wire form: files as Base64, SVG images as their source, other values unchanged. */
export function outputToWire(operation: Operation, output: Values): Record<string, unknown> {
  return Object.fromEntries(outputsOf(operation, output).map(({ name, field, value }) => [name, outputKind(field).toWire(value)]));
}

/** A result as JSON, or why there is none: escapes make a text longer, and an output that fits may be too long as JSON. */
type Serialized = { readonly kind: 'json'; readonly json: string } | Exclude<Outcome, { readonly kind: 'output' }>;

/** Writes an operation's result as JSON in wire form, with `wrap` around it. Never throws. */
export function serializeOutcome(operation: Operation, outcome: Outcome, wrap: (wire: Record<string, unknown>) => unknown): Serialized {
  if (outcome.kind !== 'output') return outcome;
  try {
    return { kind: 'json', json: JSON.stringify(wrap(outputToWire(operation, outcome.output))) };
  } catch (error) {
    return failedRun(error, operation);
  }
}
