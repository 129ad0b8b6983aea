import type { OutputKind } from '../contract/fields.ts';
import type { Operation } from '../contract/operations.ts';
import type { FileValue, ImageValue } from '../contract/values.ts';
import type { WireFile } from '../contract/vectors.ts';
import { encodeBase64 } from '../lib/base64/base64.ts';
import type { Values } from './check.ts';

/** An operation's output as JSON carries it: files as Base64, SVG images as their text, all else as it is. */
export function outputToWire(operation: Operation, output: Values): Record<string, unknown> {
  return Object.fromEntries(Object.entries(operation.output).map(([name, { kind }]) => [name, encoders[kind](output[name])]));
}

const asItIs = (value: unknown): unknown => value;

const encoders = {
  text: asItIs,
  number: asItIs,
  flag: asItIs,
  list: asItIs,
  table: asItIs,
  record: asItIs,
  file: (value) => (value === null ? null : fileToWire(value as FileValue)),
  image: (value) => (value === null ? null : imageToWire(value as ImageValue)),
} satisfies Record<OutputKind, (value: unknown) => unknown>;

function imageToWire(image: ImageValue): string | WireFile {
  return 'svg' in image ? image.svg : fileToWire(image);
}

function fileToWire({ name, type, content }: FileValue): WireFile {
  // Operations make their files in memory; only a person's file is read from elsewhere, and no output hands that on.
  if (!(content instanceof Uint8Array)) throw new TypeError('an output file must hold its bytes');
  return { name, type, base64: encodeBase64(content) };
}
