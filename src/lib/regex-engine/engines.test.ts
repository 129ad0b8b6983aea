import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { OnigScanner } from 'vscode-oniguruma';
import type { Flag } from '../regex/flags.ts';
import type { EngineId } from './engine.ts';
import { engineIds, Refusal } from './engine.ts';
import { loadEngine } from './load.ts';

const find = async (engine: EngineId, pattern: string, text: string, flags: readonly Flag[] = []) => (await loadEngine[engine]())(pattern, flags)(text);

/** `1:ab,x=c,-`: start, match, and groups by name. */
async function found(engine: EngineId, pattern: string, text: string, flags: readonly Flag[] = []): Promise<string> {
  const match = await find(engine, pattern, text, flags);
  if (!match) return 'none';
  const groups = match.groups.map(({ name, value }) => (name === '' ? '' : `${name}=`) + (value ?? '-'));
  return `${match.start}:${[match.value, ...groups].join(',')}`;
}

const ALL = { javascript: '', re2: '', rust: '', oniguruma: '' } as const;
const all = (answer: string) => Object.fromEntries(Object.keys(ALL).map((id) => [id, answer]));

test.each<readonly [pattern: string, flags: string, text: string, expected: Readonly<Record<string, string>>]>([
  ['b(.)', '', 'abc', all('1:bc,c')],
  ['x', '', 'abc', all('none')],
  ['(?<year>\\d+)-(?<month>\\d+)?', '', 'é😀 2024-', all('4:2024-,year=2024,month=-')],
  // Names of properties that all objects have.
  ['(?<constructor>a)?b', '', 'b', all('0:b,constructor=-')],
  ['(?<__proto__>a)', '', 'a', all('0:a,__proto__=a')],
  ['[(]?([)a])', '', '(a', all('0:(a,a')],
  // An empty group at the end of a text differs from one that did not participate.
  ['(é)(x)?(x*)', '', 'é', all('0:é,é,-,')],
  ['B', 'i', 'abc', all('1:b')],
  ['a.b', 's', 'a\nb', all('0:a\nb')],
  ['b', 'y', 'ab', all('none')],
  ['a', 'y', 'ab', all('0:a')],
  ['^b', 'm', 'a\nb', all('2:b')],
  // Anchors of Ruby always match at each line.
  ['^b', '', 'a\nb', { ...all('none'), oniguruma: '2:b' }],
  // Digits of JavaScript and Go are ASCII; Rust's are those of Unicode, as are Oniguruma's in UTF-8.
  ['\\d', '', '٣', { javascript: 'none', re2: 'none', rust: '0:٣', oniguruma: '0:٣' }],
  // Without the u flag, JavaScript matches code units.
  ['^.$', '', '😀', { ...all('0:😀'), javascript: 'none' }],
  ['^.$', 'u', '😀', all('0:😀')],
  // With a named group, Ruby does not number the others.
  ['(?<a>a)(b)', '', 'ab', { ...all('0:ab,a=a,b'), oniguruma: '0:ab,a=a' }],
  // JavaScript resets the groups of each repetition.
  ['(?:(a)|b)*', '', 'ab', { ...all('0:ab,a'), javascript: '0:ab,-' }],
  ['\\h', '', 'f', { javascript: 'none', re2: 'refused', rust: 'refused', oniguruma: '0:f' }],
  ['a(?=b)', '', 'ab', { javascript: '0:a', re2: 'refused', rust: 'refused', oniguruma: '0:a' }],
  ['(?P<a>a)', '', 'a', { javascript: 'refused', re2: '0:a,a=a', rust: '0:a,a=a', oniguruma: 'refused' }],
  ['(a', '', 'a', all('refused')],
  ['(a)\\1', '', 'aa', { javascript: '0:aa,a', re2: 'refused', rust: 'refused', oniguruma: '0:aa,a' }],
])('/%s/%s on %j', async (pattern, flags, text, expected) => {
  const letters = (['i', 'm', 's', 'u', 'y'] as const).filter((letter) => flags.includes(letter));
  const results = await Promise.all(
    engineIds.map(async (id) => [
      id,
      await found(id, pattern, text, letters).catch((error: unknown) => (error instanceof Refusal ? 'refused' : Promise.reject(error as Error))),
    ]),
  );
  expect(Object.fromEntries(results)).toEqual(expected);
});

test.each([
  ['groups', (depth: number) => `${'(?:'.repeat(depth)}a${'+)*'.repeat(depth)}`],
  ['character classes', (depth: number) => `${'[a'.repeat(depth)}${']'.repeat(depth)}`],
  ['flags', (depth: number) => '(?i)a'.repeat(depth)],
])('Oniguruma refuses %s that its stack is too small for, and continues to work', async (_, pattern) => {
  await expect(find('oniguruma', pattern(500), 'a')).rejects.toThrow(new Refusal('parse depth limit over'));
  expect(await find('oniguruma', pattern(40), 'a'.repeat(40))).toMatchObject({ start: 0 });
  // Their parts are not nested.
  expect(await found('oniguruma', '((?i)A[(])'.repeat(50), 'a('.repeat(50))).toMatch(/^0:/u);
});

test('Oniguruma frees the memory of patterns that are no longer used', { tags: ['slow'] }, async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const freed = vi.spyOn(OnigScanner.prototype, 'dispose');
  for (let index = 0; index < 100; index++) await find('oniguruma', `a${index}`, 'b');
  await vi.waitFor(() => {
    collectGarbage();
    expect(freed.mock.calls.length).toBeGreaterThan(100);
  });
  freed.mockRestore();
  expect(await found('oniguruma', 'b', 'ab')).toBe('1:b');
});

test('Oniguruma says that it gave up, instead of no match', { tags: ['slow'] }, async () => {
  expect(await found('oniguruma', '^(a+)+$|^a*!', 'aaa!')).toBe('0:aaa!,-');
  await expect(find('oniguruma', '^(a+)+$|^a*!', `${'a'.repeat(40)}!`)).rejects.toMatchObject({ code: 'time-limit', field: 'pattern' });
});

test.each<readonly [EngineId, string]>([
  ['javascript', 'Unterminated group'],
  ['re2', 'missing closing ): `(a`'],
  ['rust', 'unclosed group'],
  ['oniguruma', 'end pattern with unmatched parenthesis'],
])('%s states its reason without the pattern', async (engine, reason) => {
  await expect(find(engine, '(a', 'a')).rejects.toThrow(new Refusal(reason));
});
