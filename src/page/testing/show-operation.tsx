import type { ReactNode } from 'react';
import { file, flag, image, list, number, record, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import type { OutputValues } from '../../contract/fields.ts';
import type { OperationState } from '../session/operation-state.ts';
import { Output } from '../Output.tsx';
import { renderAnswer } from './render-part.tsx';

export const show = declare({
  input: { given: text({ primary: true, multiline: true, sample: 'sample' }) },
  output: {
    line: text({ primary: true, format: 'json' }),
    lines: text({ multiline: true, format: 'json' }),
    code: text({ codes: ['one', 'two'] }),
    time: text({ format: 'date-time' }),
    count: number(),
    isThere: flag(),
    items: list({ format: 'text' }),
    notes: list({ codes: ['first', 'second'] }),
    rows: table({ name: 'text', size: 'number', kind: { codes: ['big', 'small'] }, used: 'flag', rest: 'optional-text' }),
    tree: record(),
    bytes: file(),
    picture: image(),
    fits: flag({ tones: { true: 'good', false: 'bad' } }),
    state: text({ codes: ['ok', 'unsure', 'wrong', 'plain'], tones: { ok: 'good', unsure: 'doubtful', wrong: 'bad', plain: 'none' } }),
  },
});

export const words = {
  ...Object.fromEntries(Object.keys(show.output).map((name) => [`outputs.${name}.label`, `The ${name}`])),
  'outputs.code.values.one': 'Number one',
  'outputs.notes.values.first': 'The first note.',
  'outputs.notes.values.second': 'The second note.',
  'outputs.rows.columns.name.label': 'Name',
  'outputs.rows.columns.size.label': 'Size',
  'outputs.rows.columns.kind.label': 'Kind',
  'outputs.rows.columns.kind.values.big': 'Big one',
  'outputs.rows.columns.used.label': 'Used',
  'outputs.rows.columns.rest.label': 'Rest',
  'outputs.fits.values.true': 'It fits.',
  'outputs.fits.values.false': 'It is too long.',
  'outputs.state.values.ok': 'All right',
  'outputs.state.values.unsure': 'Perhaps',
  'outputs.state.values.wrong': 'Wrong',
  'outputs.state.values.plain': 'Nothing to say',
};

export type Answer = OutputValues<(typeof show)['output']>;

export type State = OperationState<typeof show>;

export type Name = keyof Answer;

export const NOTHING: Answer = {
  line: '',
  lines: '',
  code: '',
  time: '',
  count: 0,
  isThere: false,
  items: [],
  notes: [],
  rows: [],
  tree: null,
  bytes: null,
  picture: null,
  fits: false,
  state: '',
};

export const usual = (name: Name) => (operation: State) => <Output operation={operation} name={name} />;

export const render = (output: Partial<Answer>, part: (operation: State) => ReactNode, own: Readonly<Record<string, string>> = {}) =>
  renderAnswer(show, { ...NOTHING, ...output }, part, { words: { ...words, ...own } });
