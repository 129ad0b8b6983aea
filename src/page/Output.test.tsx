import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { copied } from '../app/testing/clipboard.ts';
import { list, text } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import look from './look.module.css';
import { Output } from './Output.tsx';
import page from './page.module.css';
import { renderAnswer, toastWith } from './testing/render-part.tsx';
import { render, usual } from './testing/show-operation.tsx';

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

test('the last valid result is labeled, and can be copied but neither downloaded nor opened', async () => {
  const view = await render({ lines: 'a\nb', line: 'one' }, (operation) => (
    <>
      <Output operation={{ ...operation, isStale: true, isDimmed: true }} name="lines" />
      <Output operation={{ ...operation, isStale: true, isDimmed: true }} name="line" />
    </>
  ));
  await view.expectShown('answer', 'lines', 'a\nb');
  const place = view.part('answer', 'lines');
  expect(place.className).toContain(page.stale);
  expect(within(place).getByRole('button', { name: 'Download The lines (last valid result)' }).matches(':disabled')).toBe(true);
  expect(within(place).getByRole('button', { name: 'Open in…' }).matches(':disabled')).toBe(true);
  expect(view.getAllByText('Last valid result')).toHaveLength(1);
  expect(view.part('answer', 'line').textContent).toContain('Last valid result');
  await view.user.click(within(place).getByRole('button', { name: 'Copy The lines (last valid result)' }));
  expect(await copied()).toBe('a\nb');
  await toastWith(view, 'Last valid result copied');
});

test('the result of the sample is labeled while the input is different', async () => {
  const view = await render({ line: 'one' }, (operation) => (
    <Output operation={{ ...operation, isStale: true, isDimmed: true, input: { given: 'typed' }, answered: { given: 'sample' } }} name="line" />
  ));
  expect(view.getByText('Sample result').className).toBe(page.lastGood);
  await view.user.click(view.getByRole('button', { name: 'Copy The line (sample result)' }));
  await toastWith(view, 'Sample result copied');
});

test('announces a copy in the output’s own words, if it has some', async () => {
  const view = await render({ line: 'one' }, usual('line'), { 'outputs.line.copied': 'The line is yours', 'outputs.line.hint': 'What came out' });
  await view.user.click(view.getByRole('button', { name: 'Copy The line' }));
  await toastWith(view, 'The line is yours');
  expect(view.getByText('What came out').className).toBe(look.hint);
  expect(view.part('answer', 'line').dataset).toMatchObject({ kind: 'text', primary: 'true' });
  expect(view.part('answer', 'line').className).toBe(page.output);
});

test('throws for an unknown output', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await expect(render({}, (operation) => <Output operation={operation} name={'nothing' as 'line'} />)).rejects.toThrow('answer has no output nothing');
});
