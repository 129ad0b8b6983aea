import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OutputValues } from '../../../contract/fields.ts';
import { holdRuns } from '../../../app/testing/engine.ts';
import { renderTool } from '../../../app/testing/render-tool.tsx';
import type { check } from '../fields.ts';

type Answer = OutputValues<(typeof check)['output']>;

const SLOW: Answer = {
  verdict: 'exponential',
  degree: 0,
  attack: `${'a'.repeat(32)}\0`,
  expression: String.raw`'a'.repeat(32) + '\x00'`,
  times: [
    { length: 2, milliseconds: 0.01 },
    { length: 20, milliseconds: 12.5 },
  ],
  hotspots: [{ start: 2, end: 3, source: 'a' }],
  reason: '',
  notes: [],
};

/** Opens the tab, with a result that the test gives. */
async function renderCheck(pattern: string, answer: Partial<Answer> = {}) {
  const engine = holdRuns();
  const page = await renderTool('regex-tester', { engine });
  const ran = (name: string) => engine.runs.filter(({ request, isAborted }) => request.operation === name && !isAborted);
  page.fill('match', 'pattern', pattern);
  expect(ran('check')).toEqual([]);
  await page.switchTo('check');
  await waitFor(() => expect(ran('check')).toHaveLength(1));
  await act(async () => ran('check')[0]?.succeed({ ...SLOW, ...answer }));
  return { ...page, panel: screen.getByRole('tabpanel') };
}

test('shows the verdict, the attack and its times', async () => {
  const { panel, shown } = await renderCheck('^(a+)+$');
  expect(shown('check', 'verdict')).toMatch(/^Vulnerable/u);
  expect(shown('check', 'expression')).toBe(SLOW.expression);
  expect(within(panel).getByRole<HTMLButtonElement>('button', { name: 'Copy Text that makes the pattern slow' }).disabled).toBe(false);
  const rows = within(within(panel).getByRole('table', { name: 'Time in this browser' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['LengthMilliseconds', '20.01', '2012.5']);
  expect(panel.querySelector('[data-field="degree"]')).toBeNull();
});

test('marks the parts to change, and selects them in the pattern', { tags: ['slow'] }, async () => {
  const { panel, box } = await renderCheck('^(a+)+$');
  expect([...panel.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['a']);
  fireEvent.click(within(panel).getByRole('button', { name: 'Show in pattern' }));
  const pattern = box('check', 'pattern');
  expect([document.activeElement, pattern.selectionStart, pattern.selectionEnd]).toEqual([pattern, 2, 3]);
});

test('puts an attack into the text, unless it is too long for the page', { tags: ['slow'] }, async () => {
  const { panel, part } = await renderCheck('^(a+)+$');
  fireEvent.click(within(panel).getByRole('button', { name: 'Use as text' }));
  await waitFor(() => expect(part('match', 'text').textContent).toContain('a'.repeat(32)));
});

test('offers no text that is too long for the page', { tags: ['slow'] }, async () => {
  const { panel } = await renderCheck('^a*a*$', { verdict: 'polynomial', degree: 2, attack: 'a'.repeat(100_001) });
  expect(within(panel).queryByRole('button', { name: 'Use as text' })).toBeNull();
  expect(panel.querySelector('[data-field="degree"]')?.textContent).toContain('2');
});

test('a safe pattern has only the verdict', async () => {
  const { panel, shown } = await renderCheck('a', { verdict: 'linear', attack: '', expression: '', times: [], hotspots: [] });
  expect(shown('check', 'verdict')).toMatch(/^Safe/u);
  expect([within(panel).queryByRole('table'), within(panel).queryByRole('button')]).toEqual([null, null]);
  expect([...panel.querySelectorAll('[data-field]')].filter((part) => part.textContent !== '').map((part) => part.getAttribute('data-field'))).toEqual([
    'verdict',
  ]);
});

test('shows why the check could not decide', async () => {
  const { shown } = await renderCheck('[a--b]', { verdict: 'unknown', attack: '', expression: '', times: [], hotspots: [], reason: 'unsupported' });
  expect(shown('check', 'reason')).toMatch(/does not cover/u);
});
