import type { OutputValues } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';
import { bytesOfBinary } from '../../lib/bytes/binary.ts';
import type { PageInput } from './page-state.ts';

/** A result of a fresh page, found during the build. */
export interface FirstAnswer {
  readonly tool: string;
  readonly operation: string;
  /** Absent if it is the operation's input on a fresh page. */
  readonly input?: PageInput;
  /** True if the result differs by device or time. It is hidden and only reserves space. Default false. */
  readonly isExample?: boolean;
  readonly output: OutputValues<Operation['output']>;
}

/** Bytes in JSON. */
interface Bytes {
  readonly $base64: string;
}

/** For `JSON.stringify`: writes the bytes of a file as Base64. */
export const packBytes = (_name: string, value: unknown): unknown =>
  value instanceof Uint8Array ? ({ $base64: btoa(String.fromCharCode(...value)) } satisfies Bytes) : value;

/** For `JSON.parse`: reads what `packBytes` has written. */
export const unpackBytes = (_name: string, value: unknown): unknown => (isBytes(value) ? bytesOfBinary(atob(value.$base64)) : value);

const isBytes = (value: unknown): value is Bytes => typeof value === 'object' && value !== null && '$base64' in value;

/** What a page that is rendered requests: called for each run, with the result if that is known. */
export type AnswerListener = (operation: string, input: PageInput, output: FirstAnswer['output'] | undefined) => void;

let known: readonly FirstAnswer[] = [];
let listener: AnswerListener | undefined;

/** Sets the results for the page that is rendered at build time, or hydrated. */
export function provideFirstAnswers(answers: readonly FirstAnswer[], onRequest?: AnswerListener): void {
  known = answers;
  listener = onRequest;
}

/** Returns the first results of a fresh page, so that the page shows them without a run. */
export const firstAnswersFor = (tool: string): readonly FirstAnswer[] => known.filter((answer) => answer.tool === tool);

/** Reports that a page requests a result. */
export const reportRequest: AnswerListener = (...request) => listener?.(...request);
