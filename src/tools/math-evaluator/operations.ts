import { InputError } from '../../contract/errors.ts';
import type { OutputValues } from '../../contract/fields.ts';
import { implement } from '../../contract/operations.ts';
import type { Note } from './codes.ts';
import type { Answer } from './evaluate.ts';
import { evaluateStatements, listNames, prepare } from './evaluate.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

type Line = OutputValues<typeof fields.evaluate.output>['lines'][number];

const NOTHING = { result: '', type: '', error: '', errorLine: null, errorColumn: null, reason: '', detail: '', near: '' } as const;

export default implement<typeof fields, typeof en>(fields, {
  evaluate: ({ expression, keepGoing, ...settings }, { progress }) => {
    // Each report restarts the time limit, so that it applies to the evaluation, not to loading the engine.
    prepare(settings, () => progress(0, 1));
    const lines: Line[] = [];
    const notes = new Set<Note>();
    for (const answer of evaluateStatements(expression, settings)) {
      if (answer.kind === 'problem' && !keepGoing) throw toInputError(answer);
      if (answer.kind !== 'problem') for (const note of answer.notes) notes.add(note);
      if (answer.kind !== 'hidden') lines.push(toLine(answer));
    }
    const shown = lines.filter(({ error }) => error === '');
    const last = shown.at(-1);
    return { result: last?.result ?? '', results: shown.map(({ result }) => result), type: last?.type ?? '', notes: [...notes], lines };
  },
  listNames: ({ query }) => {
    const wanted = query.trim().toLowerCase();
    return { names: listNames().filter(({ name }) => name.toLowerCase().includes(wanted)) };
  },
});

function toInputError({ problem: { code, position, reason, detail, near } }: Extract<Answer, { kind: 'problem' }>): InputError {
  return new InputError(code, { field: 'expression', position, params: { reason, detail, near: near || 'none' } });
}

function toLine(answer: Exclude<Answer, { kind: 'hidden' }>): Line {
  const { line } = answer;
  if (answer.kind === 'value') return { ...NOTHING, line, result: answer.result, type: answer.type };
  const { code, position, reason, detail, near } = answer.problem;
  return { ...NOTHING, line, error: code, errorLine: position.line, errorColumn: position.column, reason, detail, near };
}
