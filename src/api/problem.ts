import { STATUS_CODES } from 'node:http';
import type { Failure } from '../runtime/run.ts';
import type { Answer } from './answer.ts';

/** The step of a recipe and the item of that step in which an error occurred, both 1-based. */
export interface RecipePlace {
  readonly step?: number;
  readonly item?: number;
}

/** The media type of errors (RFC 9457, section 3). */
export const PROBLEM_TYPE = 'application/problem+json';

const statuses: Readonly<Record<string, number>> = {
  'unknown-tool': 404,
  'page-only': 404,
  'unknown-operation': 404,
  'out-of-memory': 413,
  bug: 500,
  'not-loaded': 500,
};

/** The status for an error of a run. All errors that another input would avoid are 400, including time limits: 408 and 503 ask clients to repeat a request as it is. */
export const statusOf = ({ code }: Failure): number => (Object.hasOwn(statuses, code) ? (statuses[code] ?? 400) : 400);

interface Problem {
  readonly status: number;
  readonly failure: Omit<Failure, 'params'>;
  /** The message. */
  readonly detail: string;
  readonly place?: RecipePlace;
  readonly headers?: Answer['headers'];
}

/** An error as problem details. There is one type, whose title is that of the status; programs read the code. */
export function problemAnswer({ status, failure: { code, field, position }, detail, place, headers }: Problem): Answer {
  const problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? '',
    status,
    detail,
    code,
    ...(field !== undefined && { field }),
    ...(position && { position }),
    ...place,
  };
  return { status, headers: { 'Content-Type': PROBLEM_TYPE, ...headers }, body: JSON.stringify(problem) };
}
