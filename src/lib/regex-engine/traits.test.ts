import { expect, test } from 'vitest';
import type { Flag } from '../regex/flags.ts';
import type { EngineId, Found, Trait } from './engine.ts';
import { loadEngine } from './load.ts';
import { compareTraits } from './traits.ts';

// Each row is a difference that the engines really have: the test runs both.
test.each<readonly [Trait, EngineId, pattern: string, flags: readonly Flag[], text: string]>([
  ['line-anchors', 'oniguruma', '^b', [], 'a\nb'],
  ['line-anchors', 'oniguruma', 'a$', [], 'a\nb'],
  ['unicode-classes', 'rust', String.raw`\d`, ['u'], '٣'],
  ['unicode-classes', 'oniguruma', String.raw`\w`, ['u'], 'é'],
  ['unicode-classes', 'rust', String.raw`\bé`, ['u'], 'é'],
  ['code-units', 're2', '^.$', [], '😀'],
  ['simple-case', 're2', 'ſ', ['i'], 's'],
  ['dot', 're2', 'a.b', ['u'], 'a\rb'],
  ['group-reset', 'rust', '(?:(a)|b)*', ['u'], 'ab'],
  ['unnamed-groups', 'oniguruma', '(?<a>a)(b)', ['u'], 'ab'],
  ['nested-classes', 'rust', '[a[b]]', [], 'b'],
  ['nested-classes', 'oniguruma', '[a-z&&[^b]]', [], 'b]'],
  ['repeated-quantifier', 'rust', 'a++a', [], 'aaa'],
  ['other-meaning', 're2', String.raw`\Aa`, [], 'Aa'],
  ['other-meaning', 'oniguruma', String.raw`\h`, [], 'f'],
])('%s: JavaScript and %s differ for %s', async (trait, engine, pattern, flags, text) => {
  const other: EngineId = trait === 'repeated-quantifier' ? 'oniguruma' : 'javascript';
  const find = async (id: EngineId): Promise<Found | undefined> => (await loadEngine[id]())(pattern, flags)(text);
  const [one, two] = await Promise.all([find(engine), find(other)]);
  expect(one).not.toEqual(two);
  expect(compareTraits(engine, other, pattern, flags)(text)).toContain(trait);
});

test('engines do not differ for plain patterns', () => {
  for (const engine of ['re2', 'rust', 'oniguruma'] as const) {
    expect(compareTraits(engine, 'javascript', 'a(b|c)+[d-f]?', ['u'])('abcd').filter((trait) => trait !== 'group-reset')).toEqual([]);
  }
});
