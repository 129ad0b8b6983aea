import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectCopied } from '../../../app/testing/clipboard.ts';
import type { TestEngine } from '../../../app/testing/engine.ts';
import { holdRuns } from '../../../app/testing/engine.ts';
import { renderTool } from '../../../app/testing/render-tool.tsx';
import type { TestRow } from '../test-file.ts';
import { formatRows, tryParseTestFile } from '../test-file.ts';

interface Start {
  readonly pattern?: string;
  readonly flags?: readonly string[];
  readonly tests?: readonly TestRow[] | string;
  readonly engines?: readonly string[];
  readonly engine?: TestEngine;
}

async function renderTests({ pattern = '', flags = ['g', 'u'], tests = '', engines = ['javascript'], engine }: Start) {
  const text = typeof tests === 'string' ? tests : formatRows(tests);
  const values = Object.entries({ tests: text, pattern, flags: JSON.stringify(flags), engines: JSON.stringify(engines) });
  const link = `#/test?${values.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
  const page = await renderTool('regex-tester', { link, ...(engine && { engine }) });
  await waitFor(() => page.part('test', 'engines'));
  const panel = screen.getByRole('tabpanel');
  return { ...page, panel };
}

const item = (number: number): HTMLElement => screen.getByRole('group', { name: `Test ${number}` });
const items = (): readonly HTMLElement[] => screen.queryAllByRole('group', { name: /^Test \d+$/u });
const textOf = (number: number): HTMLTextAreaElement => within(item(number)).getByRole('textbox', { name: `Test ${number}: text` });
const texts = (): readonly string[] => screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: /: text$/u }).map(({ value }) => value);
const type = (number: number, value: string): boolean => fireEvent.change(textOf(number), { target: { value } });
const status = (): string => document.querySelector('[data-value="passed"]')?.textContent.trim() ?? '';
const expectStatus = (expected: string): Promise<void> => waitFor(() => expect(status()).toBe(expected));
const verdicts = (number: number): readonly (string | undefined)[] =>
  [...item(number).querySelectorAll<HTMLElement>('[data-engine]')].map(({ textContent, dataset }) => (dataset['verdict'] ? textContent.trim() : undefined));
/** What a difference says, with what it marks in brackets. */
const differences = (number: number): readonly string[] =>
  [...item(number).querySelectorAll('[data-difference]')].map((part) => {
    const copy = part.cloneNode(true) as Element;
    for (const mark of copy.querySelectorAll('mark')) mark.replaceWith(`[${mark.textContent}]`);
    return copy.textContent.replaceAll(/\s+/gu, ' ').trim();
  });
const file = (text: string, name = 'regex-tests.json'): File => new File([text], name, { type: 'application/json' });

async function chooseInDialog(chosen: File): Promise<void> {
  fireEvent.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Open file' }));
  const chooser = document.querySelector<HTMLInputElement>('body > input[type="file"]');
  if (!chooser) throw new Error('no chooser');
  Object.defineProperty(chooser, 'files', { value: [chosen] });
  await act(async () => fireEvent.change(chooser));
}

test('shows the verdict of each test, and how many pass', async () => {
  await renderTests({
    pattern: String.raw`\d{4}`,
    tests: [
      { text: '2024', expect: 'match' },
      { text: 'x', expect: 'no-match' },
      { text: '1', expect: 'match' },
    ],
  });
  await expectStatus('2 of 3 tests pass');
  expect([1, 2, 3, 4].map(verdicts)).toEqual([['Pass'], ['Pass'], ['Fail'], [undefined]]);
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent.includes('2 of 3'))).toBe(true);
  expect(differences(3)).toEqual(['No match']);
  type(3, '1234');
  await expectStatus('3 of 3 tests pass');
});

test('marks and names the first difference of a match and of a group', { tags: ['slow'] }, async () => {
  await renderTests({
    pattern: String.raw`(?<year>\d{4})-(\d\d)(z)?`,
    tests: [
      { text: 'on 2024-09', expect: 'exact', match: '2025-09' },
      { text: '2024-09', expect: 'exact', groups: { year: '2024', '2': '10' } },
      { text: '2024-09', expect: 'exact', match: '2024-09', groups: { '3': 'z' } },
      { text: 'on 2024-09.', expect: 'no-match' },
      { text: '2024', expect: 'exact', match: '2024' },
      { text: '2024-09', expect: 'exact', groups: { yaer: null } },
      { text: 'x', expect: 'exact', groups: { year: '2024' } },
    ],
  });
  await expectStatus('0 of 7 tests pass');
  expect([1, 2, 3, 4, 5, 6, 7].flatMap(differences)).toEqual([
    'Expected value 202[5]-09 Actual value 202[4]-09',
    'Group 2 Expected value [10] Actual value [09]',
    'Group 3 Expected value [z] Actual value did not participate',
    'Unexpected match on [2024-09].',
    'Expected value 2024 No match',
    'Group yaer Expected value did not participate Actual value no such group',
    'No match',
  ]);
});

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

test('Enter moves to the next test, and not while a word is composed', async () => {
  await renderTests({ pattern: 'a', tests: [{ text: 'a', expect: 'match' }] });
  textOf(1).focus();
  expect(fireEvent.keyDown(textOf(1), { key: 'Enter', isComposing: true })).toBe(true);
  expect(fireEvent.keyDown(textOf(1), { key: 'Enter', shiftKey: true })).toBe(true);
  expect(document.activeElement).toBe(textOf(1));
  expect(fireEvent.keyDown(textOf(1), { key: 'Enter' })).toBe(false);
  expect(document.activeElement).toBe(textOf(2));
});

test('pasted lines become tests with the same expectation', { tags: ['slow'] }, async () => {
  await renderTests({
    pattern: 'a',
    tests: [
      { text: 'xy', expect: 'no-match' },
      { text: 'z', expect: 'match' },
    ],
  });
  textOf(1).setSelectionRange(1, 1);
  fireEvent.paste(textOf(1), { clipboardData: { getData: () => '1\r\n2\n\n3\n', types: ['text/plain'] } });
  expect(texts()).toEqual(['x1y', '2', '3', 'z', '']);
  await expectStatus('3 of 4 tests pass');
  type(1, 'two\nlines');
  expect(fireEvent.paste(textOf(1), { clipboardData: { getData: () => '1\n2', types: ['text/plain'] } })).toBe(true);
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

test('fills the expected match and its groups with the actual ones', { tags: ['slow'] }, async () => {
  await renderTests({ pattern: String.raw`(?<year>\d{4})-(\d\d)(z)?`, tests: [{ text: 'on 2024-09', expect: 'match' }] });
  await expectStatus('1 of 1 test passes');
  fireEvent.change(within(item(1)).getByRole('combobox'), { target: { value: 'exact' } });
  const match = (): HTMLTextAreaElement => within(item(1)).getByRole('textbox', { name: 'Test 1: expected match' });
  expect(match().value).toBe('2024-09');
  fireEvent.change(match(), { target: { value: 'other' } });
  await expectStatus('0 of 1 test passes');
  fireEvent.click(within(item(1)).getByRole('button', { name: 'Use actual match' }));
  await expectStatus('1 of 1 test passes');
  expect(match().value).toBe('2024-09');
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
  expect(within(item(1)).getByRole<HTMLTextAreaElement>('textbox', { name: 'Test 1: expected match' }).value).toBe('a');
});

test('edits the expected groups by name or number', { tags: ['slow'] }, async () => {
  const { user } = await renderTests({ pattern: '(?<x>a)(b)?', tests: [{ text: 'ab', expect: 'exact', groups: { x: 'a' } }] });
  await expectStatus('1 of 1 test passes');
  await user.click(within(item(1)).getByText('Groups (1)'));
  await user.click(within(item(1)).getByRole('button', { name: 'Add group' }));
  const added = within(item(1)).getByRole('group', { name: 'Test 1: group 1' });
  fireEvent.change(within(added).getByRole('textbox', { name: 'Number or name' }), { target: { value: '2' } });
  await expectStatus('0 of 1 test passes');
  const second = within(item(1)).getByRole('group', { name: 'Test 1: group 2' });
  fireEvent.click(within(second).getByRole('checkbox', { name: 'did not participate' }));
  await waitFor(() => expect(differences(1)).toEqual(['Group 2 Expected value did not participate Actual value [b]']));
  fireEvent.change(within(second).getByRole('textbox', { name: 'Number or name' }), { target: { value: '' } });
  await expectStatus('1 of 1 test passes');
  fireEvent.click(within(item(1)).getByRole('button', { name: 'Remove group x' }));
  await waitFor(() => expect(differences(1)).toEqual(['Expected value empty Actual value [ab]']));
});

test('has a column for each chosen engine, marks those that differ from the first, and says why', { tags: ['slow'] }, async () => {
  await renderTests({
    pattern: String.raw`^\d$`,
    tests: [
      { text: '٣', expect: 'no-match' },
      { text: 'x', expect: 'match' },
    ],
    engines: ['javascript', 're2', 'rust'],
  });
  await expectStatus('0 of 2 tests pass');
  expect(verdicts(1)).toEqual(['JavaScript Pass', 'Go (RE2) Pass', 'Rust Fail']);
  expect(differences(1)).toEqual(['Rust Unexpected match [٣] Differs from JavaScript: In Rust and Ruby, \\d, \\w, \\s and \\b cover all of Unicode.']);
  expect(differences(2)).toEqual(['JavaScript, Go (RE2), Rust No match']);
});

test('says why an engine rejects the pattern, and what to write instead', { tags: ['slow'] }, async () => {
  const { panel } = await renderTests({ pattern: String.raw`\u0061`, tests: [{ text: 'a', expect: 'match' }], engines: ['javascript', 're2'] });
  await expectStatus('0 of 1 test passes');
  expect(verdicts(1)).toEqual(['JavaScript Pass', 'Go (RE2) Rejected']);
  expect(panel.querySelector('[data-rejected]')?.textContent).toMatch(
    /^Go \(RE2\) rejects the pattern: .*Unsupported syntax \\u0061\s*Use instead \\x\{0061\}$/u,
  );
});

test('a pattern that only another engine accepts has no error', { tags: ['slow'] }, async () => {
  const { panel } = await renderTests({ pattern: '(?P<x>a)', tests: [{ text: 'a', expect: 'match' }], engines: ['re2'] });
  await expectStatus('1 of 1 test passes');
  expect(screen.queryAllByRole('alert')).toEqual([]);
  fireEvent.click(within(panel).getByRole('checkbox', { name: 'JavaScript' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('another regex dialect'));
});

test('damaged JSON is shown as text with its error, and nothing is lost', { tags: ['slow'] }, async () => {
  const damaged = '[{ "text": "a" ]';
  const { box, fill, panel } = await renderTests({ pattern: 'a', tests: damaged });
  expect(box('test', 'tests').value).toBe(damaged);
  expect(within(panel).getAllByRole('button', { name: 'Open file' })).toHaveLength(1);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('1:16'));
  fill('test', 'tests', '[{ "text": "a" }]');
  await expectStatus('1 of 1 test passes');
});

test('opens a test file with its pattern and flags', { tags: ['slow'] }, async () => {
  const { box } = await renderTests({ pattern: 'old', tests: 'old' });
  await chooseInDialog(file('{ "pattern": "^a$", "flags": "i", "tests": [{ "text": "A" }] }'));
  await waitFor(() => expect(texts()).toEqual(['A', '']));
  expect(box('test', 'pattern').value).toBe('^a$');
  await expectStatus('1 of 1 test passes');
  await chooseInDialog(file('[{ "text": "B", ', 'damaged.json'));
  await waitFor(() => expect(box('test', 'tests').value).toBe('[{ "text": "B", '));
  expect(box('test', 'pattern').value).toBe('^a$');
});

test('offers the pattern of a test file in a link', { tags: ['slow'] }, async () => {
  const { box } = await renderTests({ pattern: 'x', tests: '{ "pattern": "^a$", "tests": [{ "text": "a" }] }' });
  await expectStatus('0 of 1 test passes');
  type(1, 'a!');
  fireEvent.click(screen.getByRole('button', { name: 'Use pattern and tests' }));
  expect([box('test', 'pattern').value, texts()]).toEqual(['^a$', ['a!', '']]);
  expect(screen.queryByText(/^The test file contains a pattern/u)).toBeNull();
});

test('saves the tests with pattern and flags, and copies them as source code', { tags: ['slow'] }, async () => {
  const { user, panel } = await renderTests({ pattern: 'a', flags: ['i'], tests: [{ text: 'A', expect: 'match' }] });
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await user.click(within(panel).getByRole('button', { name: 'Save file' }));
  await waitFor(() => expect(names).toEqual(['regex-tests.json']));
  const [[blob] = []] = saved.mock.calls;
  expect(tryParseTestFile(blob instanceof Blob ? await blob.text() : '')).toEqual({ pattern: 'a', flags: ['i'], tests: [{ text: 'A', expect: 'match' }] });
  await user.hover(within(panel).getByRole('button', { name: 'Copy tests as' }));
  await user.click(within(panel).getByRole('button', { name: 'Copy tests as' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Vitest or Jest', 'pytest', 'Go test']);
  await user.click(screen.getByRole('menuitem', { name: 'Vitest or Jest' }));
  await expectCopied(/^const pattern = \/a\/i;$/mu);
});

test('shows the tests as source code on request', { tags: ['slow'] }, async () => {
  const { user, panel, shown } = await renderTests({ pattern: 'a', tests: [{ text: 'A', expect: 'match' }] });
  expect(panel.querySelector('[data-field="language"]')).toBeNull();
  await user.click(within(panel).getByText('Export tests'));
  await waitFor(() => expect(shown('testFile', 'code')).toContain('"pattern": "a"'));
  expect(texts()).toEqual(['A', '']);
  await user.click(within(panel).getByText('Export tests'));
  await waitFor(() => expect(panel.querySelector('[data-field="language"]')).toBeNull());
});

test('the sample tests do not appear for another pattern', { tags: ['slow'] }, async () => {
  const { fill, switchTo } = await renderTool('regex-tester');
  await switchTo('test');
  await expectStatus('4 of 4 tests pass');
  fill('test', 'pattern', 'x');
  await expectStatus('2 of 4 tests pass');
  await switchTo('match');
  await switchTo('test');
  await waitFor(() => expect(texts()).toEqual(['']));
});

test('nothing is tested while the tab is closed', async () => {
  const engine = holdRuns();
  const { switchTo } = await renderTool('regex-tester', { engine });
  const ran = (): ReadonlySet<string> => new Set(engine.runs.map(({ request }) => request.operation));
  await waitFor(() => expect(ran()).toEqual(new Set(['match'])));
  await switchTo('test');
  await waitFor(() => expect(ran()).toEqual(new Set(['match', 'test'])));
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
