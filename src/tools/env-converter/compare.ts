import type { RunContext } from '../../contract/operations.ts';
import type { Source } from './formats.ts';
import { isVariable } from './model.ts';
import { detectSource, readVariables } from './read/read.ts';

export const statuses = ['changed', 'removed', 'added', 'same'] as const;

export interface ComparedRow {
  readonly name: string;
  readonly status: (typeof statuses)[number];
  readonly first: string;
  readonly second: string;
}

interface Comparison {
  readonly first: string;
  readonly second: string;
  readonly firstFormat: Source;
  readonly secondFormat: Source;
  readonly showValues: boolean;
}

/** What a value that is set is replaced with. */
const MASK = '***';

/**
 * Compares two files by the names of their variables.
 * @throws InputError of the readers of JSON and YAML
 */
export async function compareVariables({ first, second, firstFormat, secondFormat, showValues }: Comparison, context: RunContext) {
  const one = await valuesOf(first, 'first', firstFormat, context);
  const two = await valuesOf(second, 'second', secondFormat, context);
  const shown = (value: string | undefined): string => (value === undefined ? '' : showValues || value === '' ? value : MASK);
  const rows = [...new Set([...one.keys(), ...two.keys()])].map((name): ComparedRow => {
    const [before, after] = [one.get(name), two.get(name)];
    const status = before === undefined ? 'added' : after === undefined ? 'removed' : before === after ? 'same' : 'changed';
    return { name, status, first: shown(before), second: shown(after) };
  });
  const comparison = statuses.flatMap((status) => rows.filter((row) => row.status === status));
  const count = (status: ComparedRow['status']): number => rows.filter((row) => row.status === status).length;
  return { comparison, changed: count('changed'), removed: count('removed'), added: count('added'), same: count('same') };
}

async function valuesOf(text: string, field: string, source: Source, context: RunContext): Promise<ReadonlyMap<string, string>> {
  const { items } = await readVariables(text, field, detectSource(text, source), context);
  return new Map(items.filter(isVariable).map(({ name, value }) => [name, value]));
}
