import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startProcessorTime } from '../../../../scripts/processor-time.ts';
import { anyCharacter } from '../../../../scripts/seed-tests.ts';
import { InputError } from '../../../contract/errors.ts';
import type { ChefStep } from './parse.ts';
import { parseCyberChef } from './parse.ts';
import { isCyberChef, isCyberChefLink } from './recognize.ts';

const step = (op: string, args: readonly unknown[] = [], flags: Partial<ChefStep> = {}): ChefStep => ({
  op,
  args,
  disabled: false,
  breakpoint: false,
  ...flags,
});

const GUNZIP = [step('From Base64', ['A-Za-z0-9+/=', true, false]), step('Gunzip')];

/** The error of a text: its code, line and column, and parameters. */
function errorOf(text: string): unknown {
  try {
    return parseCyberChef(text);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { code: error.code, ...error.position, ...error.params };
  }
}

describe('forms', () => {
  test.each([
    ['a link', "https://gchq.github.io/CyberChef/#recipe=From_Base64('A-Za-z0-9%2B/%3D',true,false)Gunzip()"],
    ['a link of another host, all encoded', 'http://localhost:8000/#recipe=From_Base64%28%27A-Za-z0-9%2B%2F%3D%27%2Ctrue%2Cfalse%29%0AGunzip%28%29&oenc=65001'],
    ['an old link', 'https://gchq.github.io/CyberChef/?recipe=[{"op":"From%20Base64","args":["A-Za-z0-9%2B/%3D",true,false]},{"op":"Gunzip","args":[]}]'],
    ['the fragment of a link', "#recipe=From_Base64('A-Za-z0-9%2B/%3D',true,false)Gunzip()"],
    ['the Chef format', "From_Base64('A-Za-z0-9+/=',true,false)\nGunzip()\n"],
    ['the Chef format on one line, with a byte order mark', "\u{feff}From_Base64('A-Za-z0-9+/=',true,false)Gunzip()"],
    ['clean JSON', '[\n  { "op": "From Base64",\n    "args": ["A-Za-z0-9+/=", true, false] },\n  { "op": "Gunzip",\n    "args": [] }\n]'],
    ['compact JSON', '[{"op":"From Base64","args":["A-Za-z0-9+/=",true,false]},{"op":"Gunzip","args":[]}]'],
  ])('reads %s', (_form, text) => {
    expect(isCyberChef(text)).toBe(true);
    expect(parseCyberChef(text)).toEqual({ steps: GUNZIP, input: undefined });
  });

  test.each<[string, readonly ChefStep[]]>([
    ["To_Hex('Space',0/disabled)", [step('To Hex', ['Space', 0], { disabled: true })]],
    [
      "To_Hex('Space'/breakpoint)MD5(/disabled/breakpoint)",
      [step('To Hex', ['Space'], { breakpoint: true }), step('MD5', [], { disabled: true, breakpoint: true })],
    ],
    ['[{"op":"MD5","args":[],"disabled":true},{"op":"MD5","breakpoint":true}]', [step('MD5', [], { disabled: true }), step('MD5', [], { breakpoint: true })]],
    [
      "Find_/_Replace({'option':'Regex','string':'\\\\d'},'it\\'s \"1\"\\n',-1.5e2,null)",
      [step('Find / Replace', [{ option: 'Regex', string: '\\d' }, 'it\'s "1"\n', -150, null])],
    ],
    ['{"op":"to morse code","args":{"wordDelimiter":"Colon"}}', [{ ...step('to morse code'), args: { wordDelimiter: 'Colon' } }]],
    ['["to base64"]', [step('to base64')]],
    ["A( [ 'a' , [ ] ] , { } )", [step('A', [['a', []], {}])]],
  ])('reads %s', (text, steps) => expect(parseCyberChef(text).steps).toEqual(steps));

  test.each<[string, unknown]>([
    ['&input=aMOp', { text: 'hé' }],
    ['&input=aMOp&ienc=65001', { text: 'hé' }],
    ['&input=', { text: '' }],
    ['', undefined],
    ['&input=%2Fw%3D%3D', 'not-text'],
    ['&input=aA&ienc=1252', 'not-text'],
  ])('reads the input of a link: %s', (parameters, input) => {
    expect(parseCyberChef(`https://gchq.github.io/CyberChef/#recipe=MD5()${parameters}`).input).toEqual(input);
  });

  test.each([
    ['a link of ours', 'https://penknife.example/recipes#recipe=q1ZKy8xLzMlMLlayUkpJLElUqgUA', false],
    ['a recipe of ours', '{"version":1,"name":"r","steps":[]}', false],
    ['recipes of ours', '{"version":1,"recipes":[]}', false],
    ['a list', '[1]', true],
    ['JSON', '{"a":1}', false],
    ['an argument without quotes', 'To_Hex(Space)', true],
    ['prose', 'This (that) is text', false],
    ['a call', 'print("x")', true],
    ['an empty text', '', false],
  ])('recognizes %s', (_case, text, is) => expect(isCyberChef(text)).toBe(is));

  test('recognizes a link only as a URL or its fragment', () => {
    expect(isCyberChefLink('see https://x.example/#recipe=MD5()')).toBe(false);
    expect(isCyberChefLink('https://x.example/?a=1#recipe=MD5%28%29')).toBe(true);
    expect(isCyberChefLink('https://x.example/#input=aa')).toBe(false);
  });
});

test.each([
  ['To_Hex(Space)', { code: 'chef-unexpected', line: 1, column: 8, found: 'Space' }],
  ["To_Hex('Space)", { code: 'chef-unclosed', line: 1, column: 8, found: "'" }],
  ["MD5()\nTo_Hex('Space'", { code: 'chef-unclosed', line: 2, column: 7, found: '(' }],
  ["To_Hex(['Space')", { code: 'chef-unexpected', line: 1, column: 16, found: ')' }],
  ["To_Hex({'a':1,", { code: 'chef-unclosed', line: 1, column: 8, found: '{' }],
  ["To_Hex({'a' 1})", { code: 'chef-unexpected', line: 1, column: 13, found: '1' }],
  ["To_Hex('Space' 0)", { code: 'chef-unexpected', line: 1, column: 16, found: '0' }],
  ["To_Hex('Space',)", { code: 'chef-unexpected', line: 1, column: 16, found: ')' }],
  ['To_Hex(<script>alert(1)</script>)', { code: 'chef-unexpected', line: 1, column: 8, found: '<' }],
  ["To_Hex('\\u12')", { code: 'chef-unexpected', line: 1, column: 11, found: '12' }],
  ['MD5()\n  ]', { code: 'chef-unexpected', line: 2, column: 3, found: ']' }],
  ['MD5()\nMD5', { code: 'chef-end', line: 2, column: 4 }],
  ['[{"op":"MD5"},\n {"args":[]}]', { code: 'chef-no-step', line: 2, column: 2, step: 2 }],
  ['[{"op":"MD5","args":"x"}]', { code: 'chef-no-step', line: 1, column: 2, step: 1 }],
  ['[{"op":"MD5"} {}]', { code: 'chef-unexpected', line: 1, column: 15, found: '{' }],
  ['[{"op":"MD5"}', { code: 'chef-unclosed', line: 1, column: 1, found: '[' }],
  ['[{"op":"MD5"}] MD5()', { code: 'chef-unexpected', line: 1, column: 16, found: 'MD5' }],
  ['[7]', { code: 'chef-no-step', line: 1, column: 2, step: 1 }],
  [`A(${'['.repeat(100_000)}`, { code: 'chef-too-deep', line: 1, column: 23, limit: 20 }],
  ['https://x.example/#recipe=A(%27%ff%27)', { code: 'broken-link' }],
  ['https://x.example/#recipe=A()&input=a', { code: 'broken-link' }],
  ["https://x.example/#recipe=A('%0A'&input=aa", { code: 'chef-unclosed', line: 1, column: 2, found: '(' }],
  ['A()'.padEnd(5_000_001), { code: 'recipe-too-long', limit: 5_000_000 }],
])('rejects %.40s with the place', (text, error) => expect(errorOf(text)).toEqual(error));

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('reads the name %s like any other', (name) => {
  expect(parseCyberChef(`[{"op":"${name}","args":[{"${name}":1}]}]`).steps).toEqual([step(name, [JSON.parse(`{"${name}":1}`)])]);
  expect(Object.hasOwn(parseCyberChef(`A({'${name}':1})`).steps[0]?.args[0 as never] ?? {}, name)).toBe(true);
});

/** Writes strings as CyberChef does: with the escapes of JSON, in single quotes. */
function chefText(value: unknown): string {
  if (typeof value === 'string') return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(chefText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, member]) => `${chefText(name)}:${chefText(member)}`)
    .join(',')}}`;
}

const names = fc.stringMatching(/^[A-Z][A-Za-z0-9]{0,8}( [A-Z/][A-Za-z0-9.-]{0,5})?$/u);
const texts = fc.string({ unit: fc.oneof(anyCharacter, fc.constantFrom("'", '"', '\\', '\n', '/', '(', ')', ',', '&', '#', '%', '=')) });
const values = fc.oneof(texts, fc.boolean(), fc.integer(), fc.record({ option: texts, string: texts }), fc.array(texts, { maxLength: 2 }));
const steps = fc.array(fc.record({ op: names, args: fc.array(values, { maxLength: 3 }), disabled: fc.boolean(), breakpoint: fc.boolean() }), {
  minLength: 1,
  maxLength: 4,
});

const chefFlags = ({ disabled, breakpoint }: ChefStep): string => `${disabled ? '/disabled' : ''}${breakpoint ? '/breakpoint' : ''}`;

test('the Chef format, a link and JSON of the same recipe are read as the same', () => {
  fc.assert(
    fc.property(steps, fc.constantFrom('', '\n'), (recipe, between) => {
      const chef = recipe.map((each) => `${each.op.replaceAll(' ', '_')}(${each.args.map(chefText).join(',')}${chefFlags(each)})`).join(between);
      expect(parseCyberChef(JSON.stringify(recipe)).steps).toEqual(recipe);
      expect(parseCyberChef(chef).steps).toEqual(recipe);
      const link = `https://gchq.github.io/CyberChef/#recipe=${encodeURIComponent(chef)}`;
      expect(isCyberChefLink(link)).toBe(true);
      expect(parseCyberChef(link).steps).toEqual(recipe);
    }),
  );
});

test('any text is a recipe or an error with a code', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: anyCharacter }),
        fc.string({ unit: fc.constantFrom('A', '(', ')', "'", ',', '[', ']', '{', '}', '/', '"', ':', '\\', '1', ' ') }),
      ),
      (text) => {
        isCyberChef(text);
        errorOf(text);
      },
    ),
  );
});

describe('long input', { tags: ['slow'] }, () => {
  test.each([
    ['one string', (size: number) => `A('${'x"'.repeat(size / 2)}')`],
    ['escapes', (size: number) => `A('${'\\n'.repeat(size / 2)}')`],
    ['steps', (size: number) => 'A()'.repeat(size / 3)],
    ['JSON steps', (size: number) => `[${Array.from({ length: size / 12 }, () => '{"op":"A"}').join(',')}]`],
    ['a name without arguments', (size: number) => 'A'.repeat(size)],
    ['unclosed quotes', (size: number) => `A(${"'\\'',".repeat(size / 5)}`],
    ['spaces', (size: number) => `A(${' '.repeat(size)}`],
  ])('takes linear time: %s', (_case, textOf) => {
    const processorTime = startProcessorTime();
    errorOf(textOf(4_900_000));
    isCyberChef(textOf(4_900_000));
    expect(processorTime()).toBeLessThan(6000);
  });
});
