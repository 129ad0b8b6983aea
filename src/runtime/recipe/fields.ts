import { file, integer, record, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { VERSION } from './recipe.ts';
import { samples } from './samples.ts';

/** How a step ended, as a page shows it. */
interface ShownReport {
  readonly status: 'done' | 'failed' | 'off' | 'waiting';
  /** UTF-16 code units of texts, bytes of files. */
  readonly size: number;
  /** The number of lines or records; -1 if it was not split. */
  readonly items: number;
  readonly isFile: boolean;
  /** A format's id; empty if unknown. */
  readonly format: string;
  /** A `Failure` as JSON, with the index of the item as `item`; empty without one. */
  readonly failure: string;
}

const [id, { steps, input }] = [...samples][0] ?? ['', { steps: [], input: '' }];

/** Id of the sample that the page starts with. */
export const firstSample = id;

/** Runs a recipe's steps on a text. */
export const run = declare({
  input: {
    text: text({ primary: true, multiline: true, sample: input }),
    recipe: text({ unlinked: true, sample: JSON.stringify({ version: VERSION, name: id, steps }) }),
    /** Values that recipes never contain, as JSON: index of the step → input → value. */
    secrets: text({ secret: true }),
    /** Index of the step whose result is shown next to the last one. */
    chosen: integer({ optional: true, min: 0, remembered: false }),
  },
  output: {
    result: text({ primary: true, multiline: true }),
    resultFile: file(),
    chosenResult: text({ multiline: true }),
    chosenFile: file(),
    reports: record<readonly { readonly [Key in keyof ShownReport]: ShownReport[Key] }[]>(),
  },
  errors: ['not-json', 'not-a-recipe', 'newer-recipe', 'too-many-steps', 'recipe-too-long'],
  // A recipe may start with a generator.
  answersNothing: true,
  usesReference: true,
  cost: 'slow',
});
