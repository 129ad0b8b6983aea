import { expect, test } from 'vitest';
import { differences, expectStatus, renderTests, verdicts } from '../testing/render-tests.tsx';

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
