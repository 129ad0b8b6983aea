import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../../scripts/seed-tests.ts';
import { InputError } from '../../../contract/errors.ts';
import { fileOf, resultOf } from '../../testing/converted-recipe.ts';
import type { Step } from '../recipe.ts';
import { readRecipe } from '../recipe.ts';
import { convertCyberChef, operations } from './convert.ts';

const stepsOf = (text: string): readonly Step[] => convertCyberChef(text, 'r').recipe.steps;

/** Warnings as `step operation: code`, with what they name. */
const warningsOf = (text: string): readonly string[] =>
  convertCyberChef(text, 'r').warnings.map(({ code, step, op, argument, value, difference }) =>
    [`${step} ${op}: ${code}`, difference, argument, value].filter((part) => part !== undefined && part !== '').join(' | '),
  );

const off = (op: string): Step => ({ tool: `CyberChef: ${op}`, off: true });

test('bytes pass from step to step as files, and text as text', async () => {
  const decode = { tool: 'base64-string-converter', operation: 'decode', options: { charset: 'utf-8' } };
  const decodeBytes = { tool: 'base-encodings', operation: 'decode', options: { encoding: 'base64' }, output: 'file' };
  const gunzip = { tool: 'compression', operation: 'decompressFile', options: { format: 'gzip' } };
  expect(stepsOf("From_Base64('A-Za-z0-9+/=',false)")).toEqual([decode]);
  expect(stepsOf("From_Base64('A-Za-z0-9+/=',false)JSON_Minify()")).toEqual([decode, { tool: 'json-minify', operation: 'minify' }]);
  expect(stepsOf("From_Base64('A-Za-z0-9+/=',false)Gunzip()")).toEqual([decodeBytes, gunzip]);
  // A disabled step does not count.
  expect(stepsOf("From_Base64('A-Za-z0-9+/=',false)MD5(/disabled)Gunzip()").filter((step) => !step.off)).toEqual([decodeBytes, gunzip]);
  const converted = convertCyberChef("From_Base64('A-Za-z0-9+/=',false)Gunzip()", 'r');
  expect(converted).toMatchObject({ recipe: { version: 1, name: 'r' }, text: undefined, warnings: [] });
  expect(await resultOf(converted, gzipSync('hé').toString('base64'))).toBe('hé');
  expect(await resultOf(convertCyberChef('Gunzip()', 'r'), fileOf(gzipSync('hé')))).toBe('hé');
});

test('bytes that are not text are an error where text is expected', async () => {
  expect(await resultOf(convertCyberChef("From_Hex('None')Gzip()To_Lower_case()", 'r'), 'ff')).toEqual({ step: 3, code: 'bytes-no-text' });
});

test('an unknown operation stays as a disabled step, and the others run', async () => {
  const recipe = "To_Hex('None',0)XOR_Brute_Force(1,100,0,'Standard',false,true,false,'')To_Upper_case('All')";
  const [, unknown] = stepsOf(recipe);
  expect(unknown).toEqual(off('XOR Brute Force'));
  expect(warningsOf(recipe)).toEqual(['2 XOR Brute Force: no-operation']);
  expect(await resultOf(convertCyberChef(recipe, 'r'), 'z')).toBe('7A');
});

test.each<[string, readonly string[], (readonly Step[])?]>([
  ["Jump('a',3)Label('a')Subsection('a',true,true,false)", ['1 Jump: flow-control', '2 Label: flow-control', '3 Subsection: flow-control']],
  ['MD5(/breakpoint)', ['1 MD5: breakpoint']],
  ["MD5('extra',1)", ['1 MD5: ignored-argument | 1', '1 MD5: ignored-argument | 2']],
  ["To_Base64('a-zA-Z0-9+/=')", ['1 To Base64: unsupported-argument | Alphabet | a-zA-Z0-9+/='], [off('To Base64')]],
  ['SHA1(20)', ['1 SHA1: unsupported-argument | Rounds | 20'], [off('SHA1')]],
  ["From_Base64('A-Za-z0-9+/=',true)", ['1 From Base64: differs | strict-input']],
  [
    "Comment('a')Syntax_highlighter('auto detect')Regular_expression('User defined','a')Remove_whitespace(false,false,false,false,false,false)",
    ['1 Comment: no-effect', '2 Syntax highlighter: no-effect', '3 Regular expression: no-effect', '4 Remove whitespace: no-effect'],
    [],
  ],
  [
    "Regular_expression('User defined','(',true,true,false,false,false,false,'List matches')",
    ['1 Regular expression: unsupported-argument | Regex | ('],
    [off('Regular expression')],
  ],
  ["Register('(.*)',true,false,false)Split('$R0',',')", ['1 Register: flow-control', '2 Split: register | Split delimiter'], [off('Register'), off('Split')]],
  ["Split('$R0',',')", []],
  ["Fork('|','\\\\n',false)", ['1 Fork: flow-control']],
  ["__proto__()constructor('a')toString()", ['1   proto: no-operation', '2 constructor: no-operation', '3 toString: no-operation']],
])('warns of %s', (recipe, warnings, steps) => {
  expect(warningsOf(recipe).map((warning) => warning.replace(/^1 +proto/u, '1   proto'))).toEqual(warnings);
  if (steps) expect(stepsOf(recipe)).toEqual(steps);
});

test('a disabled operation stays disabled, in all of its steps', () => {
  const steps = stepsOf("MD5(/disabled)To_Hex('None',0)");
  expect(steps.map((step) => [step.tool, step.off])).toEqual([
    ['hash-text', true],
    ['json-query', true],
    ['text-to-binary', undefined],
  ]);
});

test('branches for lines run once per line, until they are merged', async () => {
  const recipe = "Fork('\\\\n','\\\\n',true)From_Base64('A-Za-z0-9+/=',false)Merge()To_Hex('None',0)";
  expect(stepsOf(recipe).map(({ each }) => each)).toEqual(['line', 'all']);
  expect(warningsOf(recipe)).toEqual(['1 Fork: ignored-argument | Ignore errors', '1 Fork: differs | line-ends']);
  expect(await resultOf(convertCyberChef(recipe, 'r'), 'YQ==\nYg==')).toBe('610a620a');
  expect(stepsOf('Fork()MD5()').map(({ each }) => each)).toEqual(['line', undefined]);
  expect(stepsOf('Merge()')).toEqual([off('Merge')]);
});

test('keys are returned beside the recipe, for their steps', async () => {
  const hmac = "To_Lower_case()HMAC({'option':'Hex','string':'4a656665'},'SHA256')";
  const converted = convertCyberChef(hmac, 'r');
  expect(JSON.stringify(converted.recipe)).not.toContain('4a656665');
  expect(JSON.stringify(converted.warnings)).not.toContain('4a656665');
  expect([...converted.secrets]).toEqual([[1, { key: '4a656665' }]]);
  expect(await resultOf(converted, 'WHAT DO YA WANT FOR NOTHING?')).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
});

test.each([
  "AES_Encrypt({'option':'Hex','string':'c0ffee'},{'option':'Hex','string':''},'OFB','Raw','Hex')",
  "AES_Decrypt({'option':'Decimal','string':'c0ffee'},{'option':'Hex','string':''},'CBC','Hex','Raw')",
  "XOR({'option':'Hex','string':'c0ffee'},'Standard',false)",
  "BLAKE2b('512','Hex',{'option':'UTF8','string':'c0ffee'})",
  "HMAC({'option':'Decimal','string':'c0ffee'},'SHA256')",
  "HMAC('c0ffee','SHA256','c0ffee')",
  "JWT_Sign('c0ffee','HS256','c0ffee')",
  "JWT_Verify({'c0ffee':1})",
])('no key is in the recipe or a warning: %s', (recipe) => {
  const { warnings, recipe: converted } = convertCyberChef(recipe, 'r');
  expect(JSON.stringify([converted, warnings])).not.toContain('c0ffee');
});

test('the input of a link is returned, and one that is not text is named', () => {
  expect(convertCyberChef('https://x.example/#recipe=MD5()&input=aMOp', 'r').text).toBe('hé');
  const converted = convertCyberChef('https://x.example/#recipe=MD5()&input=%2Fw', 'r');
  expect(converted.text).toBeUndefined();
  expect(converted.warnings).toEqual([{ code: 'input-not-text', step: 0, op: '', argument: '', value: '', difference: undefined }]);
});

test.each([
  ['operations', 'MD5()'.repeat(100_000), 100_000],
  ['steps of converted operations', 'MD5()'.repeat(51), 102],
])('rejects too many %s', (_what, recipe, count) => {
  try {
    convertCyberChef(recipe, 'r');
    expect.unreachable();
  } catch (error) {
    expect(error).toEqual(new InputError('too-many-steps', { params: { count, limit: 100 } }));
  }
});

test('rejects arguments that are too long for a recipe', () => {
  const link = `Split(',','${'x'.repeat(1_000_000)}')`;
  expect(() => convertCyberChef(link, 'r')).toThrow(new InputError('recipe-too-long', { params: { limit: 1_000_000 } }));
});

test('names and values in warnings are short', () => {
  const [warning] = convertCyberChef(`${'A'.repeat(5000)}()`, 'r').warnings;
  expect(warning?.op).toBe(`${'A'.repeat(60)}…`);
  expect(stepsOf(`${'A'.repeat(5000)}()`)[0]?.tool).toHaveLength(200);
});

const values = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 20 }),
  fc.constantFrom('Space', 'Hex', 'Raw', 'UTF8', 'CBC', '256', 'Line feed', 'constructor', '__proto__', '(', '$R0'),
  fc.boolean(),
  fc.oneof(fc.integer(), fc.double()),
  fc.constantFrom(null, [], {}, { option: 'Hex' }, { option: 'toString', string: '' }, { option: 'UTF8', string: 'a' }),
);

test('any arguments are converted, or named, and the recipe is valid', () => {
  const given = fc.record({
    op: fc.constantFrom(...operations.map(({ op }) => op)),
    args: fc.oneof(fc.array(values, { maxLength: 9 }), fc.dictionary(fc.string(), values)),
  });
  fc.assert(
    fc.property(fc.array(given, { minLength: 1, maxLength: 5 }), (steps) => {
      const { recipe, warnings } = convertCyberChef(JSON.stringify(steps), 'r');
      expect(readRecipe(recipe)).toEqual(recipe);
      expect(recipe.steps.filter(({ off }) => off).length).toBeLessThanOrEqual(warnings.length);
    }),
    { numRuns: runs(400) },
  );
});
