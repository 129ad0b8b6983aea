import type { ReactNode } from 'react';
import { flag, list, text } from '../../contract/fields.ts';
import type { OutputValues } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import type { OperationState } from '../session/operation-state.ts';
import { order } from './order.ts';
import { renderAnswer } from './render-part.tsx';

/** An operation with fields and results of different kinds. */
export const read = declare({
  input: {
    given: text({ primary: true, multiline: true, sample: 'sample' }),
    mode: text(),
    end: text({ usedWhen: { mode: 'on' } }),
    strict: flag(),
  },
  output: {
    extra: text(),
    result: text({ primary: true }),
    deep: text({ rare: true }),
    marks: list({ codes: ['odd'] }),
  },
});
export const words = {
  'operations.answer.label': 'Read a text',
  ...Object.fromEntries(Object.keys(read.input).map((name) => [`inputs.${name}.label`, `The ${name}`])),
  ...Object.fromEntries(Object.keys(read.output).map((name) => [`outputs.${name}.label`, `The ${name}`])),
};

export type State = OperationState<typeof read>;

export const OUTPUT: OutputValues<(typeof read)['output']> = { extra: 'more', result: 'main', deep: 'rare', marks: [] };

/** Renders a part with the results of that operation. */
export const renderRead = (show: (operation: State) => ReactNode) => renderAnswer(read, OUTPUT, show, { words });

/** The names of the visible results, in order. */
export const resultsIn = (view: { readonly container: HTMLElement }): readonly (string | undefined)[] =>
  order(view.container).filter((name) => name !== undefined && name in read.output);
