import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { readToml } from './toml.ts';

test.each([
  ['', 0, 0],
  ['# only a comment', 0, 0],
  ['a = 1', 0, 1],
  ['a.b."c d".\'e\' = 1', 0, 1],
  ['[a]', 1, 0],
  ['[[a.b]]\n[ c . d ]', 2, 0],
  ['\n# one\na = 1 # two\r\n\r\n[b]\nc = "#"', 1, 2],
  ['a = """\n[b]\n"""\nc = \'\'\'\nd = 1\'\'\'', 0, 2],
  ['a = "\\""\nb = \'\\\'', 0, 2],
  ['a = [1, # ]\n  [2], "]", \']\']\nb = {c = [1], d = "}"}', 0, 2],
  ['a = true\nb = false\nc = inf\nd = -nan\ne = 1_000\nf = 0xFF\ng = 0o7\nh = 0b1\ni = -1.5e3', 0, 9],
  ['a = 2026-01-01\nb = 2026-01-01T00:00:00.5Z\nc = 2026-01-01 00:00:00+01:00\nd = 07:32:00', 0, 4],
])('%j has %i tables and %i pairs', (text, tables, pairs) => {
  expect(readToml(text)).toEqual({ tables, pairs });
  expect(parse(text)).toBeTypeOf('object');
});

test.each([
  'a',
  'a =',
  '= 1',
  'a = b',
  'a = 1 2',
  'a = [1',
  'a = [1 # ]',
  'a = "1',
  "a = '1",
  'a = """1',
  "a = '''1''",
  'a = ["]',
  '[a',
  '[]',
  '[a] b',
  'a = 1]',
  'a b = 1',
])('%j is not TOML', (text) => {
  expect(readToml(text)).toBeUndefined();
  expect(() => parse(text)).toThrow(Error);
});
