import type { OutputValueOf } from '../../contract/fields.ts';
import type { run } from '../../runtime/recipe/fields.ts';
import type { Failure } from '../../runtime/run.ts';
import { isObject } from '../../runtime/recipe/recipe.ts';

type Reports = NonNullable<OutputValueOf<(typeof run)['output']['reports']>>;

/** How a step ended. */
export type ShownReport = Reports[number];

/** The error of a step, and the 1-based number of the item at which it failed. */
export interface StepFailure {
  readonly failure: Failure;
  readonly item: number | undefined;
}

/** Reads what the worker wrote; undefined for a step that did not fail. */
export function failureOf(report: ShownReport | undefined): StepFailure | undefined {
  if (!report || report.failure === '') return undefined;
  const value: unknown = JSON.parse(report.failure);
  if (!isObject(value)) return undefined;
  const { code, field, position, params, item } = value;
  return {
    failure: {
      code: typeof code === 'string' ? code : 'bug',
      params: isParams(params) ? params : {},
      ...(typeof field === 'string' && { field }),
      ...(isPosition(position) && { position }),
    },
    item: typeof item === 'number' ? item + 1 : undefined,
  };
}

const isParams = (value: unknown): value is Failure['params'] =>
  isObject(value) && Object.values(value).every((each) => typeof each === 'string' || typeof each === 'number');

const isPosition = (value: unknown): value is NonNullable<Failure['position']> =>
  isObject(value) && (typeof value.character === 'number' || (typeof value.line === 'number' && typeof value.column === 'number'));
