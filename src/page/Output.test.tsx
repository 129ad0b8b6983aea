import { expect, test } from 'vitest';
import { list, text } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import { Output } from './Output.tsx';
import { renderAnswer } from './testing/render-part.tsx';

const explain = declare({
  input: { given: text({ primary: true, sample: 'x' }) },
  output: {
    result: text({ primary: true }),
    reason: text({ codes: ['late'], hiddenIfEmpty: true }),
    place: text(),
    verdict: text({ codes: ['right'], tones: { right: 'good' } }),
    notes: list({ codes: ['first'] }),
  },
});
const words = {
  ...Object.fromEntries(Object.keys(explain.output).map((name) => [`outputs.${name}.label`, `The ${name}`])),
  'outputs.reason.hint': 'Why it was refused',
  'outputs.reason.values.late': 'It came late',
  'outputs.verdict.values.right': 'That is right',
};
const answer = { result: 'x', reason: '', place: '', verdict: 'right', notes: [] } as const;

const showReason = (reason: '' | 'late') =>
  renderAnswer(explain, { ...answer, notes: [], reason }, (operation) => <Output operation={operation} name="reason" />, { words });

test('shows an output with its label, and says that an empty text is empty', async () => {
  const view = await renderAnswer(explain, { ...answer, notes: [] }, (operation) => <Output operation={operation} name="place" />, { words });
  expect(view.container.querySelector('[data-field="place"]')?.textContent).toContain('The place');
  expect(view.container.querySelector('[data-value="place"]')?.textContent).toBe('Empty');
});

test('shows a text that is hidden if empty with its hint once it has content', async () => {
  const empty = await showReason('');
  expect(empty.container.querySelector('[data-field="reason"]')).toBeNull();
  expect(empty.queryByText('Why it was refused')).toBeNull();
  empty.unmount();
  const full = await showReason('late');
  expect(full.getByText('It came late').closest('[data-field="reason"]')?.textContent).toContain('Why it was refused');
});

test('shows an output with tones as a verdict', async () => {
  const view = await renderAnswer(explain, { ...answer, notes: [] }, (operation) => <Output operation={operation} name="verdict" />, { words });
  expect(view.getByText('That is right').closest('[data-value="verdict"]')?.getAttribute('data-code')).toBe('right');
});

test('a custom view replaces the usual one', async () => {
  const view = await renderAnswer(
    explain,
    { ...answer, notes: [] },
    (operation) => <Output operation={operation} name="result" view={({ label, value }) => <p>{`${label}: ${value}`}</p>} />,
    { words },
  );
  expect(view.getByText('The result: x').closest('[data-field="result"]')).not.toBeNull();
});
