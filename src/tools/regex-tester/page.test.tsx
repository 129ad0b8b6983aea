import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectCopied } from '../../app/testing/clipboard.ts';
import { holdRuns } from '../../app/testing/engine.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';
import { raise } from '../../page/testing/raise.ts';

const flag = (letter: string): HTMLElement => screen.getByRole('button', { name: new RegExp(`^${letter}:`, 'u') });
const pressed = (): string => [...document.querySelectorAll('[data-field="flags"] button[aria-pressed="true"]')].map(({ textContent }) => textContent).join('');
const rows = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('tr[data-number]')];

const marks = (kind: string): readonly string[] => [...document.querySelectorAll(`[data-mark="${kind}"]`)].map(({ textContent }) => textContent);

async function renderTester(pattern: string, text: string, flags: readonly string[] = ['g', 'u']) {
  const link = `#/match?pattern=${encodeURIComponent(pattern)}&flags=${encodeURIComponent(JSON.stringify(flags))}`;
  const page = await renderTool('regex-tester', { link });
  page.fill('match', 'text', text);
  // The matches are loaded after the pattern.
  await screen.findByRole('table', { name: 'Matches' });
  return page;
}

test('lists the matches with position and groups', { tags: ['slow'] }, async () => {
  await renderTester(String.raw`(?<year>\d{4})-(\d\d)(-\d\d)?`, 'on 2024-09-20\nand 2025-01');
  await screen.findByText('2 matches');
  await waitFor(() => expect(rows()[0]?.textContent).toContain('3–13'));
  expect(rows()[0]?.textContent).toContain('3–13');
  expect(rows()[0]?.textContent).toContain('1:4');
  expect(rows()[0]?.textContent).toContain('year 2024');
  expect(rows()[0]?.textContent).toContain('2 09');
  expect(rows()[1]?.textContent).toContain('2:5');
  expect(rows()[1]?.textContent).toContain('3 did not participate');
});

test('explains the parts of the pattern without a Copy button for each', { tags: ['slow'] }, async () => {
  await renderTester('a+', 'a');
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Explain' })));
  const table = await screen.findByRole('table', { name: 'Explanation' });
  await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(2));
  expect(within(table).queryByRole('button')).toBeNull();
});

test('marks the row that is hovered or focused', { tags: ['slow'] }, async () => {
  await renderTester('a', 'a a');
  await waitFor(() => expect(rows()[1]?.textContent).toContain('2–3'));
  const marked = (): readonly (string | undefined)[] =>
    rows()
      .filter(({ dataset }) => dataset.matches !== undefined)
      .map(({ dataset }) => dataset.number);
  fireEvent.mouseOver(rows()[1]?.querySelector('code') ?? document.body);
  await waitFor(() => expect(marked()).toEqual(['2']));
  fireEvent.mouseLeave(rows()[1]?.closest('[role="presentation"]') ?? document.body);
  await waitFor(() => expect(marked()).toEqual([]));
  const button = screen.getByRole('button', { name: 'Show match 1 in the text' });
  act(() => button.focus());
  await waitFor(() => expect(marked()).toEqual(['1']));
  act(() => button.blur());
  await waitFor(() => expect(marked()).toEqual([]));
});

test('labels an empty match, and reports no match', { tags: ['slow'] }, async () => {
  const { fill } = await renderTester('b*', 'a');
  await waitFor(() => expect(rows()[0]?.textContent).toContain('empty'));
  fill('match', 'pattern', 'x');
  expect((await screen.findAllByText('No matches')).length).toBeGreaterThan(0);
});

test('explains catastrophic backtracking, and selects its likely cause', async () => {
  const engine = holdRuns();
  const { box, fill } = await renderTool('regex-tester', { engine });
  fill('match', 'pattern', '^(a+)+$');
  await waitFor(() =>
    expect(engine.runs.some(({ request }) => request.operation === 'match' && 'pattern' in request.input && request.input.pattern === '^(a+)+$')).toBe(true),
  );
  act(() => {
    for (const run of engine.runs) run.fail({ code: 'time-limit', field: 'pattern', params: { seconds: 2 } });
  });
  await screen.findByText(/Nested quantifiers:/u);
  fireEvent.click(screen.getByRole('button', { name: 'Show in pattern' }));
  const pattern = box('match', 'pattern');
  expect(document.activeElement).toBe(pattern);
  expect(pattern.value.slice(pattern.selectionStart ?? 0, pattern.selectionEnd ?? 0)).toBe('(a+)+');
});

test('splits a pasted literal into pattern and flags if it replaces the whole pattern', { tags: ['slow'] }, async () => {
  const { user, box } = await renderTester('old', 'text');
  const pattern = box('match', 'pattern');
  await user.click(pattern);
  await user.keyboard('{Control>}a{/Control}');
  await user.paste('/e(?<x>.)/gi');
  expect(pattern.value).toBe('e(?<x>.)');
  expect(pressed()).toBe('gi');
  await user.keyboard('{End}');
  await user.paste('/b/');
  expect(pattern.value).toBe('e(?<x>.)/b/');
});

test('offers to split a typed literal', async () => {
  const { fill, box } = await renderTester('old', 'text');
  expect(screen.queryByText(/^This is a regex literal\./u)).toBeNull();
  fill('match', 'pattern', '/a+/y');
  expect(screen.getByText(/^This is a regex literal\./u).tagName).toBe('P');
  fireEvent.click(screen.getByRole('button', { name: 'Split into pattern and flags' }));
  await waitFor(() => expect(box('match', 'pattern').value).toBe('a+'));
  expect(pressed()).toBe('y');
});

test('toggles flags one by one, and u and v exclude each other', { tags: ['slow'] }, async () => {
  await renderTester('a', 'a', ['g', 'u']);
  expect(pressed()).toBe('gu');
  fireEvent.click(flag('v'));
  expect(pressed()).toBe('gv');
  fireEvent.click(flag('i'));
  expect(pressed()).toBe('giv');
  fireEvent.click(flag('u'));
  expect(pressed()).toBe('giu');
  fireEvent.click(flag('g'));
  expect(pressed()).toBe('iu');
});

test('keeps a pattern on one line', async () => {
  const { box } = await renderTester('a', 'a');
  expect(fireEvent.keyDown(box('match', 'pattern'), { key: 'Enter' })).toBe(false);
  expect(fireEvent.keyDown(box('match', 'pattern'), { key: 'b' })).toBe(true);
});

test('marks the brackets at the caret, and the position of an error', async () => {
  const { user, fill, box } = await renderTester('(a)[b]', 'a');
  await user.click(box('match', 'pattern'));
  await user.keyboard('{Home}');
  await waitFor(() => expect(marks('pair')).toEqual(['(', ')']));
  await user.keyboard('{End}');
  await waitFor(() => expect(marks('pair')).toEqual(['[', ']']));
  fireEvent.blur(box('match', 'pattern'));
  expect(marks('pair')).toEqual([]);
  fill('match', 'pattern', 'e(');
  await waitFor(() => expect(marks('fault')).toEqual(['(']));
});

test('shares pattern and text among the tabs', { tags: ['slow'] }, async () => {
  const { part, fill, expectShown } = await renderTester('e(?<x>.)', 'Released', ['g', 'i']);
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Replace' })));
  await waitFor(() => part('replace', 'replacement'));
  fill('replace', 'replacement', '<$<x>>');
  await expectShown('replace', 'result', 'R<l><a>s<d>');
  fill('replace', 'pattern', 'e(');
  await waitFor(() => expect(screen.getAllByRole('alert').some(({ textContent }) => textContent.includes('Unterminated group'))).toBe(true));
  fill('replace', 'pattern', 'e|(d)');
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Diagram' })));
  await waitFor(() =>
    expect([...document.querySelectorAll('[data-value="diagram"] svg text')].some(({ textContent }) => textContent.includes('group 1'))).toBe(true),
  );
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: /^Expl/u })));
  await waitFor(() => expect(document.querySelector('[data-value="explanation"]')?.textContent).toContain('(d)'));
});

test('the field of the pattern has the same space in all tabs', { tags: ['slow'] }, async () => {
  await renderTester('a', 'x');
  const spaces = new Set<string>();
  for (const tab of screen.getAllByRole('tab')) {
    await act(async () => fireEvent.click(tab));
    spaces.add((await waitFor(() => document.querySelector('[data-field="pattern"]') ?? raise())).className);
  }
  expect([...spaces]).toHaveLength(1);
});

test('splits a text into parts', { tags: ['slow'] }, async () => {
  const { expectShown } = await renderTester(',', 'a,b,c');
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: /^Split/u })));
  await expectShown('split', 'parts', /a.*b.*c/su);
  expect(screen.queryByText(/^First 10,000 parts\./u)).toBeNull();
});

test('marks the first 1,000 of many matches, and lists more on request', { tags: ['slow'] }, async () => {
  await renderTester('a', 'a'.repeat(1_500), ['g']);
  const note = await screen.findByText(/^Highlighting and listing the first 1,000\./u);
  fireEvent.click(within(note).getByRole('button', { name: 'List up to 10,000' }));
  await waitFor(() => expect(screen.queryByText(/^Highlighting and listing the first/u)).toBeNull());
});

test('copies the pattern as a JSON string, and inserts a template', { tags: ['slow'] }, async () => {
  const { user, box } = await renderTester(String.raw`\d"`, '1"', ['g']);
  const open = async (name: string): Promise<void> => {
    await user.hover(await screen.findByRole('button', { name }));
    await user.click(screen.getByRole('button', { name }));
  };
  await open('Copy as');
  await user.click(await screen.findByRole('menuitem', { name: 'JSON string' }));
  await expectCopied(String.raw`"\\d\""`);
  await open('Templates');
  const [first] = await screen.findAllByRole('menuitem');
  await user.click(first ?? document.body);
  expect(box('match', 'pattern').value).not.toBe(String.raw`\d"`);
});

test.each(['Split', 'Explain', 'Sample strings'])('reads a typed literal in the tab %s, and reports it', { tags: ['slow'] }, async (tab) => {
  const { fill } = await renderTester('a', 'x');
  fill('match', 'pattern', '/b+/gi');
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: tab })));
  await screen.findByText('The pattern was parsed as a literal: /pattern/flags.');
});

test.each([
  ['Explain', /nested too deeply/u, `${'('.repeat(2_500)}a${')'.repeat(2_500)}`],
  ['Diagram', /nested too deeply/u, `${'('.repeat(2_500)}a${')'.repeat(2_500)}`],
  ['Sample strings', /^Could not generate/u, '(?=b)a'],
])('the tab %s shows why it refuses a pattern that matching accepts', { tags: ['slow'] }, async (tab, reason, pattern) => {
  const { fill } = await renderTester('a', 'a');
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: tab })));
  fill(tab === 'Sample strings' ? 'sample' : 'explain', 'pattern', pattern);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(reason));
});

test('renders a bounded number of elements for a pattern with thousands of groups, and shows the number of the others', { tags: ['slow'] }, async () => {
  const { container } = await renderTester(`${'('.repeat(2_500)}a${')'.repeat(2_500)}`, 'a');
  await screen.findByText('and 2,480 more groups');
  expect(container.querySelectorAll('*').length).toBeLessThan(3_000);
});
