import type { Failure } from '../runtime/run.ts';

interface RefusalDetails {
  readonly field?: string;
  readonly params?: Failure['params'];
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request that is refused before an operation runs. `code` is public; its message is among the errors of the command line. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly failure: Failure;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: string, { field, params = {}, headers = {} }: RefusalDetails = {}) {
    super(code);
    this.status = status;
    this.failure = { code, params, ...(field !== undefined && { field }) };
    this.headers = headers;
  }
}
