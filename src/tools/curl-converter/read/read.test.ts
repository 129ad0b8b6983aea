import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertRequest } from '../convert.ts';

const OPTIONS = { target: 'curl', shell: 'auto', scheme: 'https', maskSecrets: false } as const;
const toCurl = async (request: string): Promise<string> => (await convertRequest(request, OPTIONS)).code;

test('the members of the options of fetch can be in any order', async () => {
  const members = ["method: 'POST'", "body: '{}'", "headers: {'Content-Type': 'application/json'}", "mode: 'cors'"];
  const expected = await toCurl(`fetch('https://e.com', {${members[2]}, ${members[0]}, ${members[1]}})`);
  expect(expected).not.toContain('text/plain');
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(members, { minLength: members.length }), async (shuffled) => {
      expect(await toCurl(`fetch('https://e.com', {${shuffled.join(', ')}})`)).toBe(expected);
    }),
    { numRuns: 24 },
  );
});

test.each(['options', 'getOptions()', "'POST'", '[]', '{...a}.b'])('refuses a call of fetch whose options are %s', async (options) => {
  const error = toCurl(`fetch('https://e.com/x',\n ${options})`);
  await expect(error).rejects.toMatchObject({ code: 'invalid-fetch', position: { line: 2, column: 2 } });
});

test.each(['', ', undefined', ', null', ', {}', ','])('reads a call of fetch with %j after the URL', async (options) => {
  expect(await toCurl(`fetch('https://e.com/x'${options})`)).toBe('curl https://e.com/x -L\n');
});
