import type { RunContext } from '../../contract/operations.ts';
import { InputError } from '../../contract/errors.ts';
import { Locator } from '../../lib/text-position/locator.ts';
import type { ProblemRow } from './convert.ts';
import { rowsOf } from './convert.ts';
import type { Source } from './formats.ts';
import type { ProblemCode } from './model.ts';
import { isVariable } from './model.ts';
import { detectSource, readVariables, unixText } from './read/read.ts';

export const statuses = ['changed', 'removed', 'added', 'same'] as const;

export const files = ['first-file', 'second-file'] as const;

/** Something in a file that is not compared. */
interface UnreadRow extends ProblemRow {
  readonly file: (typeof files)[number];
}

/** Problems whose name is a part of the text, which can contain values. */
const WITH_TEXT: ReadonlySet<ProblemCode> = new Set(['not-a-variable', 'unclosed-quote', 'not-evaluated', 'not-set', 'other-option', 'from-environment']);

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
 * @throws InputError `no-variables`, and those of the readers of JSON and YAML, on `first` and `second`
 */
export async function compareVariables({ first, second, firstFormat, secondFormat, showValues }: Comparison, context: RunContext) {
  const one = await valuesOf(first, 'first', firstFormat, context);
  const two = await valuesOf(second, 'second', secondFormat, context);
  const unread = [one, two].flatMap(({ problems }, index): readonly UnreadRow[] =>
    problems.map((row) => ({ ...row, file: index === 0 ? 'first-file' : 'second-file', name: showValues || !WITH_TEXT.has(row.code) ? row.name : MASK })),
  );
  const shown = (value: string | undefined): string => (value === undefined ? '' : showValues || value === '' ? value : MASK);
  const rows = [...new Set([...one.values.keys(), ...two.values.keys()])].map((name): ComparedRow => {
    const [before, after] = [one.values.get(name), two.values.get(name)];
    const status = before === undefined ? 'added' : after === undefined ? 'removed' : before === after ? 'same' : 'changed';
    return { name, status, first: shown(before), second: shown(after) };
  });
  const comparison = statuses.flatMap((status) => rows.filter((row) => row.status === status));
  const count = (status: ComparedRow['status']): number => rows.filter((row) => row.status === status).length;
  return { comparison, changed: count('changed'), removed: count('removed'), added: count('added'), same: count('same'), unread };
}

interface Values {
  readonly values: ReadonlyMap<string, string>;
  readonly problems: readonly ProblemRow[];
}

/** An empty file and one with comments only have no variables; in other text, they were not found. */
async function valuesOf(text: string, field: string, source: Source, context: RunContext): Promise<Values> {
  const { items, problems } = await readVariables(text, field, detectSource(text, source), context);
  const variables = items.filter(isVariable);
  const isFound = variables.length > 0 || text.trim() === '' || (items.length > 0 && problems.length === 0);
  if (!isFound) throw new InputError('no-variables', { field });
  return { values: new Map(variables.map(({ name, value }) => [name, value])), problems: rowsOf(problems, new Locator(unixText(text))) };
}
