import { expect, test } from 'vitest';
import type { Attack } from './redos.ts';
import { checkPattern, timeAttack } from './redos.ts';

const attackOf = async (pattern: string): Promise<Attack> => {
  const { attack } = await checkPattern(pattern, []);
  if (!attack) throw new Error(`no attack on ${pattern}`);
  return attack;
};

test.each([
  // OWASP, Regular expression Denial of Service; the outage of Stack Overflow in 2016.
  ['^(a+)+$', 'exponential', null],
  ['^([a-zA-Z]+)*$', 'exponential', null],
  ['^(a|aa)+$', 'exponential', null],
  [String.raw`\s+$`, 'polynomial', 2],
  [String.raw`^[a-z]+@[a-z]+\.com$`, 'linear', null],
  ['', 'linear', null],
  // Nothing is proved for lookahead.
  [String.raw`^(?=[^\d]*\d)[a-z\d]{8}$`, 'likely-linear', null],
])('%s is %s', async (pattern, growth, degree) => {
  const checked = await checkPattern(pattern, []);
  expect(checked.growth).toBe(growth);
  if (degree !== null) expect(checked.degree).toBe(degree);
});

// The pattern of Cloudflare's outage of 2019. A busy machine needs longer than a person would wait.
test('a long pattern with many quantifiers is polynomial', { tags: ['slow'] }, async () => {
  const pattern = String.raw`(?:(?:"|'|\]|\}|\\|\d|(?:nan|infinity|true|false|null|undefined|symbol|math)|\x60|\-|\+)+[)]*;?((?:\s|-|~|!|\{\}|\|\||\+)*.*(?:.*=.*)))`;
  expect(await checkPattern(pattern, [], 100_000)).toMatchObject({ growth: 'polynomial' });
});

test('an attack needs more steps with each repetition', async () => {
  const attack = await attackOf('^(a+)+$');
  expect(attack.text(3)).toBe('aaaa\0');
  expect(attack.text(attack.count)).toBe(`${'a'.repeat(32)}\0`);
  // The proposed text, evaluated, is the attack.
  expect(attack.expression).toBe(String.raw`'a' + 'a'.repeat(31) + '\x00'`);
});

/** A clock by which each run takes longer than the one before by this factor. */
const clock = (factor: number): (() => number) => {
  let [time, run, isEnd] = [0, 0.5, false];
  return () => {
    if (isEnd) time += run *= factor;
    isEnd = !isEnd;
    return time;
  };
};

test('timings end when a run takes a tenth of a second, or the next one would take a second', () => {
  const attack: Attack = { text: (count) => 'a'.repeat(count), count: 1_000_000, expression: '' };
  expect(timeAttack(/b/u, attack, 'exponential', clock(2)).map(({ length }) => length)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(timeAttack(/b/u, attack, 'polynomial', clock(2)).map(({ length }) => length)).toEqual([1, 2, 4, 8, 16, 32, 64, 128]);
  expect(timeAttack(/b/u, attack, 'exponential', clock(40)).length).toBe(2);
});

test('sets of the flag v are not analyzed', async () => {
  expect(await checkPattern('[a--b]', ['v'])).toMatchObject({ growth: 'unknown', reason: 'unsupported' });
});
