import fc from 'fast-check';
import { expect, test } from 'vitest';
import fetchFormat from '../../../formats/fetch-code.ts';
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

test.each([
  `curl https://e.com -d 'await fetch("https://a.com")'`,
  `curl https://e.com \\\n  -d 'await fetch("https://a.com")'`,
  `$ curl https://e.com -d 'await fetch("https://a.com")'`,
  `PS C:\\Users\\Ada> curl.exe https://e.com -d 'await fetch("https://a.com")'`,
  `A=1 sudo /usr/bin/curl https://e.com -d 'await fetch("https://a.com")'`,
  `export A=1; curl https://e.com -d 'await fetch("https://a.com")'`,
])('%s is a command', async (command) => {
  expect(await toCurl(command)).toBe(`curl https://e.com -d 'await fetch("https://a.com")'\n`);
});

test.each([
  'fetch("https://e.com/")',
  'window.fetch("https://e.com/")',
  'const answer = await window.fetch("https://e.com/");',
  'globalThis.fetch(\n  "https://e.com/"\n)',
  'const curl = await fetch("https://e.com/")',
  'import curl from "curl";\n// like curl https://a.com/\nfetch("https://e.com/")',
])('%s is code', async (code) => {
  expect(await toCurl(code)).toBe('curl https://e.com/ -L\n');
});

test('reads every sample of code that calls fetch', async () => {
  for (const sample of fetchFormat.samples.confident ?? []) expect(await toCurl(sample)).toMatch(/^curl https:/u);
});
