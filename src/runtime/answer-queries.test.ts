import answerers from 'virtual:answers';
import { expect, test } from 'vitest';
import { loadImplementation } from '../tools/implementations.ts';
import { startProcessorTime } from '../../scripts/processor-time.ts';
import { costOf } from './run.ts';
import { answerSearch, questionsIn } from './testing/answer-search.ts';
import { questions } from './testing/questions.ts';

test.each(questions)('%s', async (search, tool, answer) => {
  const found = await answerSearch(search);
  expect(found?.text).toEqual(typeof answer === 'string' ? answer : expect.stringMatching(answer));
  expect(found?.tool).toBe(tool);
});

// What looks like a question, and is none, or has no answer.
test.each([
  '404',
  '2026',
  '12345',
  '555-1234',
  '2026-03',
  '1/2/2026',
  '10.0.0.1',
  '1.2.3',
  '2fa',
  'base64',
  'sha256',
  'md5',
  'hash',
  'c++',
  'a/b',
  'regex',
  'json',
  '#',
  '#include',
  '#12',
  'rgb',
  'utf-8',
  'x509',
  'oauth2',
  'http2',
  'i18n',
  'k8s',
  '999.0.0.0/8',
  '10.0.0.0/33',
  '0xzz',
  'time in Nowhere',
  '5 apples in pears',
  'civil',
  'mix',
])('%s has no answer', async (search) => {
  expect(await answerSearch(search)).toBeUndefined();
});

test('every declared answer is of an operation that responds at once, and its result is not secret', async () => {
  for (const { tool, operation, search, shows } of answerers) {
    const declared = (await loadImplementation(tool))?.operations[operation];
    if (!declared) throw new Error(`${tool}.${operation} is not declared`);
    expect(Object.values(declared.output).filter((field) => 'secret' in field && field.secret)).toEqual([]);
    expect(['instant', 'unbounded'], `${tool}: ${search}`).toContain(costOf(declared, {}));
    for (const [, output = ''] of shows.matchAll(/\{(\w+)/gu)) expect(Object.keys(declared.output), `${tool}: ${shows}`).toContain(output);
    const groups = [...search.matchAll(/\(\?<(?![=!])(\w+)>/gu)].map(([, name = '']) => name);
    for (const name of groups) expect(Object.keys(declared.input), `${tool}: ${search}`).toContain(name);
  }
});

// They run with each key that is pressed. An expression that tries several ways to read a text takes years for some of these.
const PIECES = [
  '1',
  ' ',
  '1 ',
  '-',
  '(',
  '1-',
  '1+',
  '1 + ',
  '(1) * ',
  '1.',
  '.',
  'a',
  'a ',
  '1e',
  '%41',
  'P1D',
  ' in ',
  '#',
  'eyJ.',
  '0x',
  '1 a ',
  '! ',
  '10.0.0.',
  'base64 ',
];

test('every declared answer is looked for in linear time', { tags: ['slow'] }, () => {
  const processorTime = startProcessorTime();
  for (const head of ['', '1', '1 ', 'a ', '= ']) for (const piece of PIECES) questionsIn((head + piece.repeat(4_096)).slice(0, 4_096));
  expect(processorTime()).toBeLessThan(20_000);
});
