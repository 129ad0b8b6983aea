import type { OutputValues } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';

/** What the build has found that a tool answers to its sample: the same on every device, at any time. */
export interface FirstAnswer {
  readonly tool: string;
  readonly operation: string;
  readonly output: OutputValues<Operation['output']>;
}

let first: FirstAnswer | undefined;

/** Sets the answer for the page that is rendered at build, or taken over as it was rendered. */
export function provideFirstAnswer(answer: FirstAnswer | undefined): void {
  first = answer;
}

/** Gives a fresh page of a tool its first answer, so that the page shows it without a run. */
export const firstAnswerFor = (tool: string): FirstAnswer | undefined => (first?.tool === tool ? first : undefined);
