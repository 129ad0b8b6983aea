import { InputError } from '../contract/errors.ts';
import type { IntegerField, NumberField } from '../contract/fields.ts';
import type { Operation } from '../contract/operations.ts';
import { isPlainNumber } from '../lib/decimal/plain-number.ts';
import { readNumber } from '../lib/decimal/read-number.ts';
import type { WireInput } from './check.ts';

/**
 * Replaces texts in number fields by their numbers, and sets other fields to the values of units (`units` of the field).
 * @throws InputError `not-a-number`, `ambiguous-number`, `unexpected-unit`
 */
export function readTypedNumbers({ input: fields }: Operation, input: WireInput): WireInput {
  const values: Record<string, unknown> = { ...input };
  for (const [name, field] of Object.entries(fields)) {
    const text = input[name];
    if (typeof text !== 'string' || (field.kind !== 'integer' && field.kind !== 'number')) continue;
    const { number, unit } = readOne(name, field, text);
    values[name] = number;
    for (const [other, option] of Object.entries(field.units?.[toKey(unit)] ?? {})) {
      if (input[other] !== undefined && input[other] !== option) throw new InputError('unexpected-unit', { field: name, params: { unit, number, other } });
      values[other] = option;
    }
  }
  return values;
}

function readOne(name: string, { kind, units }: IntegerField | NumberField, text: string): { readonly number: number; readonly unit: string } {
  const trimmed = text.trim();
  if (isPlainNumber(trimmed)) return { number: Number(trimmed), unit: '' };
  const { readings, unit } = readNumber(text) ?? { readings: [], unit: '' };
  const possible = kind === 'integer' && readings.length > 1 ? readings.filter((reading) => Number.isInteger(Number(reading))) : readings;
  const [first, second] = possible;
  if (first === undefined) throw new InputError('not-a-number', { field: name });
  if (second !== undefined) throw new InputError('ambiguous-number', { field: name, params: { text: trimmed, first, second } });
  if (unit !== '' && !units?.[toKey(unit)]) throw new InputError('unexpected-unit', { field: name, params: { unit, number: first, other: 'none' } });
  return { number: Number(first), unit };
}

/** `°F`, `F` and `deg f` are one unit. */
const toKey = (unit: string): string =>
  unit
    .replaceAll(/[º˚]/gu, '°')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^(?:°|deg(?:rees?)?\b) ?/u, '');
