import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseNames, quoteName, readNames } from './names.ts';

const known = new Set(['a', 'b', ' c ', 'd,e', '"f"', '/x,y']);
const refuse = (name: string): never => {
  throw new Error(name);
};

test.each([
  ['', []],
  [' , \n,', []],
  ['a,b', ['a', 'b']],
  ['b\r\na\rb', ['b', 'a', 'b']],
  [' a ,\tb,', ['a', 'b']],
  ['a, c ,b', ['a', ' c ', 'b']],
  ['d,e\na', ['d,e', 'a']],
  ['"d,e", a', ['d,e', 'a']],
  ['"f"', ['"f"']],
  ['"""f""",a', ['"f"', 'a']],
  ['/x,y', ['/x,y']],
])('%j names %j', (text, names) => {
  expect(chooseNames(text, known, refuse)).toEqual(names);
});

test('rejects an unknown name at its position', () => {
  expect(readNames('a,\n b, é x"').map(({ name, position }) => [name, position])).toEqual([
    ['a', { line: 1, column: 1 }],
    ['b', { line: 2, column: 2 }],
    ['é x"', { line: 2, column: 5 }],
  ]);
  expect(() => chooseNames('a,x', known, refuse)).toThrow('x');
  expect(chooseNames('a,x', undefined, refuse)).toEqual(['a', 'x']);
});

test('reads back quoted names separated by commas or line breaks', () => {
  const names = fc.array(fc.string({ unit: fc.constantFrom('a', ',', '"', ' ', '😀', '/'), maxLength: 4 }), { minLength: 1 });
  fc.assert(
    fc.property(names, fc.constantFrom(',', ', ', '\n', '\r\n'), (all, separator) => {
      expect(readNames(all.map(quoteName).join(separator)).map(({ name }) => name)).toEqual(all);
    }),
  );
});

test('reads a megabyte of quotes as fast as a megabyte of letters', () => {
  expect(readNames('"'.repeat(100_001))).toHaveLength(1);
});
