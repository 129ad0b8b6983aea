import type { OutputValues } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';

/** The result of a tool's sample, found during the build: the same on every device, at any time. */
export interface FirstAnswer {
  readonly tool: string;
  readonly operation: string;
  readonly output: OutputValues<Operation['output']>;
}

let first: FirstAnswer | undefined;

/** Sets the result for the page that is rendered at build time, or hydrated. */
export function provideFirstAnswer(answer: FirstAnswer | undefined): void {
  first = answer;
}

/** Returns the first result of a fresh page, so that the page shows it without a run. */
export const firstAnswerFor = (tool: string): FirstAnswer | undefined => (first?.tool === tool ? first : undefined);
