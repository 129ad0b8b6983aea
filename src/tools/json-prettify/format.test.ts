import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { InputError } from '../../contract/errors.ts';
import { quietContext } from '../../lib/document/testing/run.ts';
import { formatOrRepair } from './format.ts';
import { repairJson } from './repair.ts';
import { changesBetween } from './repair-changes.ts';

const style = { syntax: 'json5', indent: 0, indentWith: 'space', sortKeys: false, escapeNonAscii: false, nonFinite: 'null', duplicateKeys: 'keep' } as const;
const repair = async (text: string, syntax: 'json5' | 'json' | 'json-lines' = 'json') => formatOrRepair(text, { ...style, syntax }, true, quietContext);

test('repairs what the rules of jsonrepair cover', async () => {
  const repairs = {
    "{'a': None, 'b': True}": '{"a":null,"b":true}',
    '```json\n{a:1}\n```': '{"a":1}',
    '[1,2,3,...]': '[1,2,3]',
    '{"a":1 "b":2}': '{"a":1,"b":2}',
    '{"id": 17478252242305210114, x: 1.10': '{"id":17478252242305210114,"x":1.10}',
  };
  for (const [invalid, repaired] of Object.entries(repairs)) {
    const { output, warnings } = await repair(invalid);
    expect(output).toBe(repaired);
    expect(warnings[0]?.code).toBe('repaired');
  }
});

test('reports each repair with its position', async () => {
  const { warnings } = await repair('{a: 1,\n \'b\': True\n "c": [1 2');
  expect(warnings.map(({ line, column, detail }) => [line, column, detail])).toEqual([
    [1, 2, 'a → "a"'],
    [2, 2, '\'b\' → "b"'],
    [2, 7, 'T → t'],
    [2, 11, '+ ,'],
    [3, 9, '+ ,'],
    [3, 11, '+ ]}'],
  ]);
});

test('lists the changes that turn one text into another', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (before, after) => {
      let made = before;
      for (const { at, removed, inserted } of changesBetween(before, after).toReversed()) made = made.slice(0, at) + inserted + made.slice(at + removed.length);
      expect(made).toBe(after);
    }),
  );
});

test('repairs each line of JSON Lines separately', async () => {
  expect((await repair('{"a":1}\n{b:2\n\n[3', 'json-lines')).output).toBe('{"a":1}\n{"b":2}\n[3]');
});

test('leaves valid JSON unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), async (text) => {
      const { output, warnings } = await repair(text);
      expect(output).toBe((await formatOrRepair(text, style, false, quietContext)).output);
      expect(warnings).toEqual([]);
    }),
  );
});

test('returns JSON or an input error for any text', async () => {
  const pieces = fc.constantFrom('{', '}', '[', ']', ',', ':', '"', "'", '\\', 'a', '1', 'True', '...', '\n', '/*', '```', '\0', '\ud800', '(', ';');
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 20 }), fc.constantFrom('json5' as const, 'json' as const, 'json-lines' as const), async (text, syntax) => {
      try {
        const { output } = await repair(text.join(''), syntax);
        if (syntax !== 'json-lines') JSON.parse(output);
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }),
    { numRuns: runs(1000) },
  );
});

test('refuses to repair text nested more deeply than jsonrepair supports', async () => {
  await expect(repair(`[1 2 ${'{a:'.repeat(100_000)}`)).rejects.toMatchObject({ code: 'too-deeply-nested' });
});

test('twice as many open brackets take at most twice as long to repair', () => {
  const error = new InputError('invalid-json');
  const timeOf = (count: number): number => {
    const text = '['.repeat(count);
    const time = startProcessorTime();
    for (let round = 0; round < 10; round++) expect(repairJson(text, 'json', error)).toBe(text + ']'.repeat(count));
    return time();
  };
  timeOf(600);
  expect(timeOf(2_400)).toBeLessThan(8 * timeOf(600) + 500);
});

test('preserves the intended meaning of each backslash', async () => {
  const repairs = {
    '{"re":"\\d+","p":"C:\\Users"}': '{"re":"\\\\d+","p":"C:\\\\Users"}',
    '{"p":"C:\\users\\new\\temp"}': '{"p":"C:\\\\users\\\\new\\\\temp"}',
    '{"p":"C:\\temp\\","q":1}': '{"p":"C:\\\\temp\\\\","q":1}',
    '{"p":"C:\\\\temp\\\\new","q":"\\d\\n"}': '{"p":"C:\\\\temp\\\\new","q":"\\\\d\\n"}',
    '{"p":"C:\\\\temp","q":None}': '{"p":"C:\\\\temp","q":null}',
    '["\\d\\x41\\v\\0"]': '["\\\\d\\\\x41\\\\v\\\\0"]',
    "{'a':'\\x41\\x1b\\v\\0',\"b\":None}": '{"a":"A\\u001b\\u000b\\u0000","b":null}',
    '{"a":"\\u12"}': '{"a":"\\\\u12"}',
    '["it\\\'s", "\\d"]': '["it\'s","\\\\d"]',
    '// c\n{"a":"\\d",}': '{"a":"\\\\d"}',
  };
  for (const [invalid, repaired] of Object.entries(repairs)) expect([invalid, (await repair(invalid, 'json5')).output]).toEqual([invalid, repaired]);
});

test('doubles exactly the backslashes that do not start a JSON escape', async () => {
  const part = fc.constantFrom('\\d', '\\.', '\\s', '\\U', '\\(', '\\\\', '\\n', '\\"', '\\/', '\\u00e9', 'a', ':', ',', '{', ' ');
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 12 }), async (parts) => {
      const doubled = parts.map((text) => (/^\\[d.sU(]$/u.test(text) ? `\\${text}` : text)).join('');
      const { output } = await repair(JSON.stringify({ k: 0 }).replace('0', () => `"${parts.join('')}"`));
      expect(output).toBe(JSON.stringify({ k: JSON.parse(`"${doubled}"`) as string }));
    }),
  );
});

test('keeps one of several commas, and leaves commas in strings unchanged', async () => {
  const repairs = {
    '{"a":1,,"b":2}': '{"a":1,"b":2}',
    '[1, ,\n,2]': '[1,2]',
    '{"a":",,",,"b":"x,,y"}': '{"a":",,","b":"x,,y"}',
    "[None,,'a,,b']": '[null,"a,,b"]',
    '{"a":1,,}': '{"a":1}',
    '[1,,]': '[1]',
  };
  for (const [invalid, repaired] of Object.entries(repairs)) expect([invalid, (await repair(invalid)).output]).toEqual([invalid, repaired]);
});

test('unescapes JSON that was escaped once, twice or three times', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }),
      fc.integer({ min: 1, max: 3 }),
      fc.boolean(),
      async (value, times, isQuoted) => {
        const json = JSON.stringify(value);
        let escaped = json;
        for (let time = 0; time < times; time++) escaped = JSON.stringify(escaped).slice(1, -1);
        expect((await repair(isQuoted && times === 1 ? `"${escaped}"` : escaped)).output).toBe(json);
      },
    ),
  );
});

const cureOf = async (text: string, isRepair: boolean): Promise<unknown> =>
  formatOrRepair(text, style, isRepair, quietContext).then(
    () => 'formatted',
    (error: unknown) => (error instanceof InputError ? error.params['cure'] : error),
  );

test('suggests Repair, but not after it was tried', async () => {
  expect(await cureOf('[None}{,,', false)).toBe('repair');
  expect(await cureOf('}{,,', true)).toBe('none');
});
