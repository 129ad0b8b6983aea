import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { Locator } from '../../lib/text-position/locator.ts';
import type { DifferenceRow } from './differences.ts';
import { differencesIn } from './differences.ts';
import type { KnownSource, Source, Target } from './formats.ts';
import { isDialect } from './formats.ts';
import type { Problem, ProblemCode } from './model.ts';
import { Findings, isVariable } from './model.ts';
import { detectSource, readVariables, unixText } from './read/read.ts';
import { writeVariables } from './write/write.ts';

export interface Conversion {
  readonly text: string;
  readonly from: Source;
  readonly to: Target;
  /** Of a Kubernetes object. */
  readonly objectName: string;
}

export interface ProblemRow {
  readonly code: ProblemCode;
  readonly name: string;
  readonly line: number;
}

export interface Converted {
  readonly converted: string;
  readonly detected: KnownSource;
  readonly count: number;
  readonly differences: readonly DifferenceRow[];
  readonly problems: readonly ProblemRow[];
}

/**
 * Converts variables from one format to another.
 * @throws InputError `no-variables`, and those of the readers of JSON and YAML, on `text`; `invalid-object-name` on `objectName`
 */
export async function convertVariables({ text, from, to, objectName }: Conversion, context: RunContext): Promise<Converted> {
  const detected = detectSource(text, from);
  const { items, problems } = await readVariables(text, 'text', detected, context);
  if (!items.some(isVariable)) throw new InputError('no-variables', { field: 'text' });
  const findings = new Findings();
  const converted = writeVariables(items, to, objectName, findings);
  const unix = unixText(text);
  const locator = new Locator(unix);
  return {
    converted,
    detected,
    count: new Set(items.filter(isVariable).map(({ name }) => name)).size,
    differences: isDialect(detected) ? differencesIn(unix, locator) : [],
    problems: rowsOf([...problems, ...findings.problems], locator),
  };
}

/** In the order of the text. */
export const rowsOf = (problems: readonly Problem[], locator: Locator): readonly ProblemRow[] =>
  problems.toSorted((one, other) => one.at - other.at).map(({ code, name, at }) => ({ code, name, line: locator.locate(at).line }));
