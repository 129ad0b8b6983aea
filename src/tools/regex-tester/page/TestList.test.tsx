import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { holdRuns } from '../../../app/testing/engine.ts';
import { expectStatus, item, items, renderTests, status, textOf, texts, type, verdicts } from '../testing/render-tests.tsx';

test('the empty row at the end becomes a test in place, and another follows', { tags: ['slow'] }, async () => {
  await renderTests({ pattern: 'a' });
  expect([status(), items().length]).toEqual(['', 1]);
  const first = textOf(1);
  first.focus();
  fireEvent.change(first, { target: { value: 'b' } });
  expect([textOf(1), document.activeElement]).toEqual([first, first]);
  expect(texts()).toEqual(['b', '']);
  fireEvent.change(within(item(1)).getByRole('combobox', { name: 'Test 1: expected result' }), { target: { value: 'no-match' } });
  await expectStatus('1 of 1 test passes');
});

test('moves and removes tests, which can be undone', { tags: ['slow'] }, async () => {
  const { user } = await renderTests({ pattern: 'a', tests: ['a', 'b', 'c'].map((text) => ({ text, expect: 'match' as const })) });
  within(item(1)).getByRole('button', { name: 'Move Test 1' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(texts()).toEqual(['b', 'a', 'c', '']);
  await user.click(within(item(2)).getByRole('button', { name: 'Remove Test 2' }));
  expect([texts(), document.activeElement]).toEqual([['b', 'c', ''], textOf(2)]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(texts()).toEqual(['b', 'a', 'c', '']);
});

const expectedMatch = (): HTMLTextAreaElement => within(item(1)).getByRole('textbox', { name: 'Test 1: expected match' });

test('fills the expected match and its groups with the actual ones', { tags: ['slow'] }, async () => {
  await renderTests({ pattern: String.raw`(?<year>\d{4})-(\d\d)(z)?`, tests: [{ text: 'on 2024-09', expect: 'match' }] });
  await expectStatus('1 of 1 test passes');
  fireEvent.change(within(item(1)).getByRole('combobox'), { target: { value: 'exact' } });
  expect(expectedMatch().value).toBe('2024-09');
  fireEvent.change(expectedMatch(), { target: { value: 'other' } });
  await expectStatus('0 of 1 test passes');
  fireEvent.click(within(item(1)).getByRole('button', { name: 'Use actual match' }));
  await expectStatus('1 of 1 test passes');
  expect(expectedMatch().value).toBe('2024-09');
  const groups = within(item(1)).getAllByRole('group', { hidden: true, name: /: group/u });
  expect(groups.map((group) => [...group.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"]), textarea')].map(({ value }) => value))).toEqual([
    ['2', '09'],
    ['3', ''],
    ['year', '2024'],
  ]);
  expect(groups.map((group) => group.querySelector<HTMLInputElement>('[type="checkbox"]')?.checked)).toEqual([false, true, false]);
});

test('fills the expected match with one that only another engine finds', { tags: ['slow'] }, async () => {
  await renderTests({ pattern: '(?P<x>a)', tests: [{ text: 'ba', expect: 'exact', match: 'b' }], engines: ['re2'] });
  await expectStatus('0 of 1 test passes');
  fireEvent.click(within(item(1)).getByRole('button', { name: 'Use actual match' }));
  await expectStatus('1 of 1 test passes');
  expect(expectedMatch().value).toBe('a');
});

test('results of earlier tests are not shown at a test that was changed', async () => {
  const engine = holdRuns();
  await renderTests({ pattern: 'a', tests: [{ text: 'a', expect: 'match' }], engine });
  const answer = async (): Promise<void> =>
    act(async () => void (await Promise.all(engine.runs.filter(({ isAborted }) => !isAborted).map((run) => run.answer()))));
  await waitFor(() => expect(engine.runs.some(({ request }) => request.operation === 'test')).toBe(true));
  await answer();
  expect(verdicts(1)).toEqual(['Pass']);
  type(1, 'b');
  expect(verdicts(1)).toEqual([undefined]);
});

test('lists the first of many tests, and more on request', { tags: ['slow'] }, async () => {
  await renderTests({ pattern: 'a', tests: Array.from({ length: 150 }, () => 'a').join('\n') });
  expect(items()).toHaveLength(100);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(items()).toHaveLength(151);
});
