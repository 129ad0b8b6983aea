import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { holdRuns } from '../../../app/testing/engine.ts';
import { renderTool } from '../../../app/testing/render-tool.tsx';
import { differences, expectStatus, renderTests, texts, type, verdicts } from '../testing/render-tests.tsx';

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

test('offers the pattern of a test file in a link', { tags: ['slow'] }, async () => {
  const { box } = await renderTests({ pattern: 'x', tests: '{ "pattern": "^a$", "tests": [{ "text": "a" }] }' });
  await expectStatus('0 of 1 test passes');
  type(1, 'a!');
  fireEvent.click(screen.getByRole('button', { name: 'Use pattern and tests' }));
  expect([box('test', 'pattern').value, texts()]).toEqual(['^a$', ['a!', '']]);
  expect(screen.queryByText(/^The test file contains a pattern/u)).toBeNull();
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
