import fc from 'fast-check';
import { all, create } from 'mathjs';
import { expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import type { Settings } from './evaluate.ts';
import { evaluateStatements, listNames } from './evaluate.ts';
import { groupDigits } from './group-digits.ts';
import { linesWithResult } from './history.ts';
import { nearNames } from './near-names.ts';
import { readStatements } from './statements.ts';

const DEFAULTS: Settings = { numberType: 'bignumber', precision: 64, significantDigits: 20 };

const answersTo = (source: string, settings: Partial<Settings> = {}) => [...evaluateStatements(source, { ...DEFAULTS, ...settings })];

function resultOf(source: string, settings: Partial<Settings> = {}): string {
  const last = answersTo(source, settings).at(-1);
  if (last?.kind === 'problem') return `${last.problem.code} ${last.problem.reason}`;
  return last?.kind === 'value' ? last.result : '';
}

test.each([
  'import({a: 1})',
  'createUnit("foo")',
  'config({})',
  'config',
  'config.matrix',
  'parse("1")',
  'compile("1")',
  'evaluate("1")',
  'parser()',
  'simplify("x+x")',
  'derivative("x^2", "x")',
  'rationalize("x")',
  'resolve("x")',
  'help(sin)',
  'reviver("a", 1)',
  'replacer("a", 1)',
  'random()',
  'randomInt(1, 2)',
  'pickRandom([1, 2])',
  'typed({})',
  'chain(1)',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty("a")',
  'valueOf()',
  'globalThis',
  'window',
  'self',
  'process',
  'require("fs")',
  'Function("return 1")()',
  'eval("1")',
  '"".constructor',
  '"".constructor("return 1")()',
  'cos.constructor("return 1")',
  'cos.constructor("return 1")()',
  'f(x) = x; f.constructor',
  'f(x) = x; f.call(1)',
  'f(x) = x; f.apply(1, [2])',
  'f(x) = x; f.bind(1)',
  'f(x) = x; f.rawArgs = true',
  '{}.__proto__',
  '{}["__proto__"]',
  '{constructor: 1}',
  '{"__proto__": sqrt}',
  '{"__pro\\u0074o__": {a: 1}}',
  'a = {}; a.__proto__ = {}',
  'a = {}; a["constructor"] = 1',
  '[].constructor',
  '[1, 2].map(cos)',
  '[1, 2].toString()',
  '[1, 2]._data',
  '[1, 2].subset(index(1))',
  'size([1, 2]).push(1)',
  'size([1, 2]).constructor',
  '(1).constructor',
  '(1).toFixed(2)',
  'i.constructor',
  '(5 cm).constructor',
  '(5 cm).toJSON()',
  'fraction(1).constructor',
  '"a".repeat(1e9)',
  'map([1], cos.constructor)',
  'map(["return 1"], "".constructor)',
  'sqrt["constructor"]',
  '{a: sqrt}.a.constructor',
  'print("$x.constructor", {x: 1}).constructor',
])('cannot access anything outside the language: %s', (source) => {
  const last = answersTo(source).at(-1);
  expect(last).toMatchObject({ kind: 'problem' });
  expect(last?.kind === 'problem' && ['unknown-name', 'evaluation-failed', 'syntax-error'].includes(last.problem.code)).toBe(true);
});

test.each([
  '9^9^9^9',
  'factorial(1e9)',
  '11e9!',
  'a = ones(1e5, 1e5)',
  'zeros(1e9)',
  'identity(1e5)',
  '1:1e12',
  'range(0, 1e12)',
  '0:1e-9:1',
  'a = []; a[1e9] = 1',
  'a = [1, 2]; a[1, 1e6, 1e6] = 3',
  'a = zeros(1000, 1); a[1, 1e6] = 1',
  'resize([1], [1e6, 1e6])',
  'kron(ones(1000, 1000), ones(1000, 1000))',
  'matrixFromFunction([1e5, 1e5], f(i) = 1)',
  'diag(1:10000)',
  'setPowerset(1:40)',
  'nthRoots(1, 1e9)',
  'format(1e400000000, {notation: "fixed"})',
  'format(1, {notation: "fixed", precision: 1e9})',
  'string(1e9000000000)',
  'bin(1e9000000)',
  'sin(1e500000000)',
  '1e500000000 % 7',
  'floor(1e500000000)',
  'bigint(9)^bigint(9)^bigint(9)',
  'map(1:100000, f(x) = ones(1000, 1000))',
])('rejects what would exhaust the memory: %s', (source) => {
  expect(resultOf(source)).toBe('evaluation-failed size');
});

test.each([
  ['brackets', '('.repeat(50_000)],
  ['matrices', '['.repeat(50_000)],
  ['a long sum', `${'1+'.repeat(40_000)}1`],
  ['recursion', 'f(x) = f(x) + 1; f(1)'],
])('rejects deep nesting: %s', { tags: ['slow'] }, (_name, source) => {
  expect(resultOf(source)).toMatch(/^(?:evaluation-failed depth|syntax-error .*)$/u);
});

test('rejects a text longer than 100 kB', () => {
  expect(resultOf('1'.repeat(100_001))).toBe('evaluation-failed length');
});

test('returns a result or a problem for any text', () => {
  const tokens = fc.constantFrom(
    ...'1 2.5 x f( ) [ ] { } , ; : + - * / ^ % ! \' " = == < and not to cm sqrt( sum( π ² × % of # . \n'.split(' '),
    ' ',
    '\n',
    '\\',
    '𝒳',
    '\ud800',
  );
  const anyText = fc.oneof(
    fc.array(tokens, { maxLength: 20 }).map((parts) => parts.join('')),
    fc.string({ unit: anyCharacter, maxLength: 40 }),
  );
  fc.assert(
    fc.property(anyText, fc.constantFrom('bignumber', 'number', 'fraction'), (source, numberType) => {
      for (const answer of answersTo(source, { numberType })) {
        expect(answer.line).toBeGreaterThanOrEqual(1);
        if (answer.kind === 'problem') expect(answer.problem.position.column).toBeGreaterThanOrEqual(1);
      }
    }),
    { numRuns: runs(500) },
  );
});

// python3.11: decimal with 300 digits, rounded half up; more cases were compared in the same way when this was written.
test.each([
  ['((8.25)^9) / (7)', '25292251.805961063930'],
  ['exp(10.5)', '36315.502674246637739'],
  ['ln(2)', '0.69314718055994530942'],
  ['log10(7)', '0.84509804001425683071'],
  ['sqrt(1234.5678)', '35.136417005722140080'],
  ['(1/3)^5', '0.0041152263374485596708'],
  ['2^200', '1606938044258990275541962092341162602522202993782792835301376'],
  ['2^220', '1684996666696914987166688442938726917102321526408785780068975640576'],
  ['-(7/9e8)', '-0.0000000077777777777777777778'],
  ['-(7/9e9)', '-7.7777777777777777778e-10'],
])('is as exact as Python: %s', (source, expected) => {
  expect(resultOf(source)).toBe(expected.includes('e') ? expected : expected.replace(/(\.\d*?)0+$/u, '$1'));
});

test('sums, products and quotients equal those of rational numbers', () => {
  const integer = fc.integer({ min: -9999, max: 9999 }).filter((number) => number !== 0);
  fc.assert(
    fc.property(integer, integer, integer, integer, (a, b, c, d) => {
      const exact = resultOf(`(${a})/(${b}) + (${c})/(${d})`, { numberType: 'fraction' });
      const [numerator = 0, denominator = 1] = exact.split('/').map(Number);
      expect(numerator * b * d).toBe(denominator * (a * d + c * b));
      expect(resultOf(`((${a})/(${b})) * (${b})`)).toBe(String(a));
    }),
    { numRuns: runs(200) },
  );
});

test('doubles behave as in JavaScript', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      const shown = resultOf(`1 * (${number})`, { numberType: 'number' });
      expect(Number(shown)).toBe(number === 0 ? 0 : number);
      expect(resultOf(shown, { numberType: 'number' })).toBe(shown);
    }),
    { numRuns: runs(500) },
  );
});

test('splits statements like math.js', () => {
  const math = create({ ...all }, { number: 'BigNumber' });
  const parts = fc.constantFrom('1', 'a = 2', '[1, 2; 3, 4]', '(1 +\n2)', '"x;y"', "'z'", "[1]'", '# c;d', '{a: 1}', '"q\\"r"');
  fc.assert(
    fc.property(fc.array(fc.tuple(parts, fc.constantFrom('\n', ';\n', '\n\n'))), (statements) => {
      const source = statements.flat().join('');
      const blocks: unknown = Reflect.get(math.parse(`0\n${source}`), 'blocks');
      const theirs = Array.isArray(blocks) ? blocks.length - 1 : 0;
      expect(readStatements(source)).toHaveLength(theirs);
    }),
  );
});

test('an open bracket does not affect the lines below it', () => {
  expect(answersTo('(1 + 2\n3\n[4').map(({ kind }) => kind)).toEqual(['problem', 'value', 'problem']);
  expect(resultOf('(1 +\n2)')).toBe('3');
});

test('keeps no state between runs', () => {
  expect(resultOf('x = 5')).toBe('5');
  expect(resultOf('x')).toBe('unknown-name other');
});

test('lists only known names, and no forbidden ones', { tags: ['slow'] }, () => {
  const names = listNames();
  for (const { name, kind } of names) expect([name, kind === 'unit' ? resultOf(`1 ${name}`) : resultOf(name)], kind).not.toContain('unknown-name other');
  const theirs: unknown = Reflect.get(create({ ...all }).expression, 'mathWithTransform');
  const missing = Object.keys(Object(theirs)).filter((name) => !names.some((own) => own.name === name));
  const forbidden = 'createUnit config parse compile evaluate parser simplify derivative rationalize resolve help reviver replacer random randomInt pickRandom';
  const others = 'typed apply simplifyConstant simplifyCore symbolicEqual leafCount version';
  expect(missing.toSorted()).toEqual(`${forbidden} ${others}`.split(' ').toSorted());
});

test('suggests similar names', () => {
  expect(nearNames('sqr', ['sqrt', 'sin'])).toEqual(['sqrt']);
  expect(nearNames('SIN', ['sqrt', 'sin'])).toEqual(['sin']);
  expect(nearNames('maen', ['mean', 'man', 'zeta'])).toEqual(['mean', 'man']);
  expect(nearNames('x', ['y', 'z'])).toEqual([]);
  for (const typo of ['sqrk', 'sqrrt', 'sqr', 'sqtr', 'SQRT']) expect(nearNames(typo, ['sqrt', 'cbrt'])).toEqual(['sqrt']);
});

test.each([
  ['18446744073709551617', '18\u202f446\u202f744\u202f073\u202f709\u202f551\u202f617'],
  ['-1234.56789', '-1\u202f234.56789'],
  ['999', '999'],
  ['1e+12345', '1e+12345'],
  ['[1000, 2.0001]', '[1\u202f000, 2.0001]'],
])('groups the digits of %s', (text, grouped) => {
  expect(groupDigits(text)).toBe(grouped);
});

test.each([
  ['1 + 0.5i', '1 + 0.5i'],
  ['1 - 0.5i', '1 - 0.5i'],
  ['2 + i', '2 + i'],
  ['0.5i', '0.5i'],
  ['-0.5i', '-0.5i'],
  ['(1 + i) (1 - i)', '2'],
])('the parts of a complex number keep their signs: %s', (source, expected) => {
  expect(resultOf(source)).toBe(expected);
});

test.each(['bitAnd(1, 3)', '1 << 2', 'complex(1, 2)', 'xgcd(1, 3)', 'bin(3)'])('reports what fractions do not support: %s', (source) => {
  expect(resultOf(source, { numberType: 'fraction' })).toBe('evaluation-failed fraction');
});

test('sums of percentages equal those of rational numbers', () => {
  const term = fc.record({ sign: fc.constantFrom('+', '-'), number: fc.integer({ min: 1, max: 999 }), isPercentage: fc.boolean() });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), fc.array(term, { minLength: 1, maxLength: 6 }), fc.constantFrom('', ' '), (first, terms, space) => {
      // In units of 100^-6.
      let [numerator, denominator] = [BigInt(first), 1n];
      let source = String(first);
      for (const { sign, number, isPercentage } of terms) {
        source += `${space}${sign}${space}${number}${isPercentage ? '%' : ''}`;
        const signed = BigInt(sign === '+' ? number : -number);
        if (!isPercentage) numerator += signed * denominator;
        else [numerator, denominator] = [numerator * (100n + signed), denominator * 100n];
      }
      const [shown = '', below = '1'] = resultOf(source, { numberType: 'fraction' }).split('/');
      expect(BigInt(shown) * denominator).toBe(BigInt(below) * numerator);
    }),
    { numRuns: runs(200) },
  );
});

test('integers equal those of BigInt', () => {
  const integer = fc.bigInt({ min: -(10n ** 75n), max: 10n ** 75n });
  fc.assert(
    fc.property(integer, integer, fc.bigInt({ min: 1n, max: 10n ** 40n }), fc.integer({ min: 0, max: 300 }), (a, b, divisor, exponent) => {
      expect(resultOf(`(${a}) + (${b})`)).toBe(String(a + b));
      expect(resultOf(`(${a}) - (${b})`)).toBe(String(a - b));
      expect(resultOf(`(${a}) * (${b})`)).toBe(String(a * b));
      expect(resultOf(`(${a}) * ${divisor} / ${divisor} == (${a})`)).toBe('true');
      expect(resultOf(`(${a}) < (${b})`)).toBe(String(a < b));
      expect(resultOf(`(${a}) mod ${divisor}`)).toBe(String(((a % divisor) + divisor) % divisor));
      expect(resultOf(`${divisor}^${exponent} mod 1009`)).toBe(String(divisor ** BigInt(exponent) % 1009n));
    }),
    { numRuns: runs(25) },
  );
});

test('quantities of decreasing units are sums, also within sums', () => {
  const part = fc.integer({ min: 1, max: 99 });
  fc.assert(
    fc.property(part, part, part, (hours, minutes, seconds) => {
      const all = hours * 3600 + minutes * 60 + seconds;
      expect(resultOf(`${hours} h ${minutes} min ${seconds} s to s`)).toBe(`${all} s`);
      expect(resultOf(`10 s + ${hours} h ${minutes} min ${seconds} s to s`)).toBe(`${all + 10} s`);
      expect(resultOf(`${hours} h ${minutes} min ${seconds} s * 2 to s`)).toBe(`${all * 2} s`);
    }),
    { numRuns: runs(50) },
  );
});

test.each(['42\n43', '[42 100]', '1 00 + 1', '4 2', '-61, -87'])('separators do not join two numbers: %s', (source) => {
  expect(answersTo(source).flatMap((answer) => (answer.kind === 'value' ? [answer.result] : []))).toEqual(source === '42\n43' ? ['42', '43'] : []);
});

test('lists the distinct lines that have a result, the latest first', () => {
  const results = [1, 2, 3, 4, 5].map((line) => ({ line, error: line === 2 ? 'syntax' : '' }));
  expect(linesWithResult('1+1\n2+\r\n 3 \n1+1\n', results)).toEqual(['3', '1+1']);
});
