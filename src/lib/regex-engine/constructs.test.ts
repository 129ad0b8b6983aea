import { expect, test } from 'vitest';
import { findMissing } from './constructs.ts';
import type { EngineId } from './engine.ts';
import { engineIds, Refusal } from './engine.ts';
import { loadEngine } from './load.ts';

type Other = Exclude<EngineId, 'javascript'>;
const others = engineIds.filter((id): id is Other => id !== 'javascript');

/** Patterns with one construct each, and a text that what an engine writes instead must match. */
const table: readonly (readonly [pattern: string, text: string])[] = [
  ['a(?=b)', 'ab'],
  ['a(?!b)', 'ac'],
  ['(?<=a)b', 'ab'],
  ['(?<!a)b', 'cb'],
  ['(?P<n>a)', 'a'],
  ["(?'n'a)", 'a'],
  ['(?<n>a)(?P=n)', 'aa'],
  ['(?<n>a)\\k<n>', 'aa'],
  ['(a)\\1', 'aa'],
  ['(?<n>a)(?P>n)', 'aa'],
  ['(?<n>a)(?&n)', 'aa'],
  ['(a)(?1)', 'aa'],
  ['(a)\\g<1>', 'aa'],
  ['(?>a+)b', 'aab'],
  ['(a)?(?(1)b|c)', 'ab'],
  ['a(?#x)b', 'ab'],
  ['(?|a|b)', 'a'],
  ['(?x)a b', 'ab'],
  ['a\\Z', 'a'],
  ['\\Ga', 'a'],
  ['a\\Kb', 'ab'],
  ['\\X', 'a'],
  ['a\\Rb', 'a\r\nb'],
  ['a\\Nb', 'acb'],
  ['\\e', '\u001b'],
  ['\\ba\\b', 'a'],
  ['\\Qa.b\\E', 'a.b'],
  ['\\u{1F600}', '😀'],
  ['\\u00e9', 'é'],
  ['\\x{1F600}', '😀'],
  ['\\cA', '\u0001'],
  ['\\pL', 'é'],
  ['\\p{Script=Greek}', 'α'],
  ['\\p{gc=L}', 'é'],
  ['\\p{Greek}', 'α'],
  ['a++b', 'aab'],
  ['\\x{61}+b', 'aab'],
  ['[[:alpha:]]', 'a'],
  ['[\\]a(?=]', '('],
];

const runs = async (engine: EngineId, pattern: string, text: string): Promise<boolean> => {
  const compile = await loadEngine[engine]();
  try {
    return compile(pattern, [])(text) !== undefined;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

test.each(table)('engines that reject %s lack a construct, and accept what they have instead', async (pattern, text) => {
  for (const engine of others) {
    const missing = findMissing(pattern, engine);
    const accepted = await runs(engine, pattern, text);
    expect({ engine, missing: missing !== undefined, accepted }).toEqual({ engine, missing: !accepted, accepted });
    if (!missing || missing.instead === '') continue;
    const rewritten = pattern.slice(0, missing.index) + missing.instead + pattern.slice(missing.index + missing.construct.length);
    expect({ engine, rewritten, accepted: await runs(engine, rewritten, text) }).toEqual({ engine, rewritten, accepted: true });
  }
});
