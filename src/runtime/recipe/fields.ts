import { choice, file, integer, record, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';

/** How a step ended, as a page shows it. `size`: UTF-16 code units of texts, bytes of files. `failure`: as of a run, with its code and place. */
export interface ShownReport {
  readonly status: 'done' | 'failed' | 'off' | 'waiting';
  readonly size: number;
  /** How many lines or records it has given; -1 if it was not divided. */
  readonly items: number;
  readonly format: string;
  readonly failure: string;
}

/** Runs a recipe's steps on a text. */
export const run = declare({
  input: {
    text: text({ primary: true, multiline: true }),
    /** As JSON. */
    recipe: text({ unlinked: true }),
    /** Values that no recipe holds, as JSON: step → input → value. */
    secrets: text({ secret: true }),
    /** Index of the step whose result is shown beside the last one. */
    chosen: integer({ optional: true, min: 0 }),
    /** The greatest cost of the steps' operations. */
    pace: choice(['instant', 'slow', 'unbounded', 'on-demand']),
    /** The longest time limit of the steps' operations, in seconds. */
    seconds: integer({ default: 5, min: 1 }),
  },
  output: {
    result: text({ primary: true, multiline: true }),
    resultFile: file(),
    chosenResult: text({ multiline: true }),
    chosenFile: file(),
    reports: record<readonly { readonly [Key in keyof ShownReport]: ShownReport[Key] }[]>(),
  },
  errors: ['not-json', 'not-a-recipe', 'newer-recipe', 'too-many-steps', 'recipe-too-long'],
  // A recipe may begin with a generator.
  answersNothing: true,
  usesReference: true,
  cost: ({ pace }) => pace,
});
