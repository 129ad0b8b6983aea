import type { Failure } from '../runtime/run.ts';
import type * as api from './api.ts';

interface Details {
  readonly cause?: string;
  readonly step?: number | undefined;
  readonly item?: number | undefined;
}

/** The error that `run` and `runRecipe` throw. */
export class PenknifeError extends Error implements api.PenknifeError {
  override readonly name = 'PenknifeError';
  readonly code: string;
  readonly field: string | undefined;
  readonly position: api.Position | undefined;
  readonly params: Readonly<Record<string, string | number>>;
  readonly step: number | undefined;
  readonly item: number | undefined;

  constructor(message: string, { code, field, position, params }: Failure, { cause, step, item }: Details = {}) {
    super(message, cause === undefined ? {} : { cause });
    this.code = code;
    this.field = field;
    this.position = position;
    this.params = params;
    this.step = step;
    this.item = item;
  }
}
