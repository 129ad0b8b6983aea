import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import fetchFormat from '../../../formats/fetch-code.ts';
import { convertRequest } from '../convert.ts';
import type { Target } from '../targets.ts';
import { readFormPart } from './form-part.ts';

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

// curl(1), “--form”, and get_param_part in the source of curl.
test.each([
  ['file=@"local,file";filename="name;in;post"', ['local,file as name;in;post'], false],
  ['file=@a.txt,b.png;type=x/y', ['a.txt as a.txt text/plain', 'b.png as b.png x/y'], false],
  ['file=@a;type=x/y;filename=c,"b;, d"', ['a as c x/y', 'b;, d as b;, d'], false],
  ['file=@path;x', ['path as path'], true],
  ['note=a; b', ['a'], true],
  ['note="a; b"', ['a; b'], false],
  ['note="a" b', ['a'], true],
  ['note="a', ['"a'], false],
  ['note=a,b', ['a,b'], false],
  ['note=a;type=text/x; charset=utf-8;filename=n', ['a as n text/x; charset=utf-8'], false],
  ['note=a;encoder=base64', ['a'], true],
  ['note=<a,b', ['a,b'], false],
] as const)('reads the part %s', (value, expected, isSkipped) => {
  let skips = 0;
  const parts = readFormPart(value, () => skips++);
  expect(
    parts.map(({ text, path, fileName, contentType }) =>
      [path ?? text, ...(fileName === undefined ? [] : ['as', fileName]), ...(contentType === undefined ? [] : [contentType])].join(' '),
    ),
  ).toEqual(expected);
  expect(skips).toBe(isSkipped ? 1 : 0);
});

const untranslatedOf = async (request: string, target: Target): Promise<readonly string[]> =>
  (await convertRequest(request, { ...OPTIONS, target })).untranslated.map(({ option, value, reason }) => `${option} ${value}: ${reason}`);

const settingsOf = async (options: string): Promise<readonly string[]> =>
  (await convertRequest(`curl ${options} https://e.com`, OPTIONS)).parts.filter(({ part }) => part === 'setting').map(({ name, value }) => `${name} ${value}`);

describe('limits', () => {
  test.each([
    ['-m 1.001', ['-m 1.001']],
    ['-m 010.50', ['-m 10.5']],
    ['-m .5', ['-m 0.5']],
    ['--connect-timeout 3', ['--connect-timeout 3']],
    ['-L --max-redirs 7', ['-L ', '--max-redirs 7']],
    // No limit.
    ['-m 0', []],
    ['-m 5 -m 0', []],
    ['--connect-timeout 0.0001', []],
    ['-L --max-redirs -1', ['-L ']],
    // No redirects.
    ['-L --max-redirs 0', []],
    ['--max-redirs 0 --location-trusted', []],
    ['-L --max-redirs 0 --max-redirs 2', ['-L ', '--max-redirs 2']],
  ])('%s', async (options, expected) => {
    expect(await settingsOf(options)).toEqual(expected);
    expect(await untranslatedOf(`curl ${options} https://e.com`, 'rust')).toEqual([]);
  });

  test.each([
    ['-m', '1s'],
    ['-m', '-1'],
    ['-m', '1e3'],
    ['-m', '9999999999'],
    ['--connect-timeout', ''],
    ['--max-redirs', '1.5'],
    ['--max-redirs', '-2'],
    ['--max-redirs', '0)); evil('],
  ])('lists %s %j', async (option, value) => {
    expect(await settingsOf(`${option} '${value}'`)).toEqual([]);
    expect(await untranslatedOf(`curl ${option} '${value}' https://e.com`, 'rust')).toEqual([`${option} ${value}: no-equivalent`]);
  });
});

test.each([
  ['-G -d @q.txt', ['-d @q.txt: file-content']],
  ['-d @q.txt -G --data-urlencode a@f', ['-d @q.txt: file-content', '--data-urlencode a@f: file-content']],
  ['--url-query a@f -d x', ['--url-query a@f: file-content']],
  ['--url-query @-', ['--url-query @-: standard-input']],
  ['-G -d a=@b --data-raw @c --url-query +@d', []],
])('lists the files in the query of %s', async (options, expected) => {
  expect(await untranslatedOf(`curl ${options} https://e.com/1 https://e.com/2`, 'node')).toEqual(expected);
});

// tool_getparam.c in the source of curl: an equals sign first, and only then an at sign.
test.each([
  ['a@b=c', 'a@b=c'],
  ['@a=b c', '@a=b+c'],
  ['=@a', '%40a'],
  ['a=b@c', 'a=b%40c'],
])('--data-urlencode %s has no file', async (value, expected) => {
  const { parts } = await convertRequest(`curl --data-urlencode '${value}' https://e.com`, OPTIONS);
  expect(parts.filter(({ part }) => part === 'body' || part === 'file')).toEqual([{ part: 'body', name: '', value: expected }]);
});

describe.each(['\n', '\r\n', '\r'])('lines that end with %j', (end) => {
  test.each([
    ['curl https://e.com \\\n  -H "A: b" \\\n  --retry 3', { line: 3, column: 3 }],
    ['fetch("https://e.com/", {\n  headers: {},\n  signal: x\n})', { line: 3, column: 11 }],
  ])('have their number in the list for %j', async (request, place) => {
    const { untranslated } = await convertRequest(request.replaceAll('\n', end), { ...OPTIONS, target: 'http' });
    expect(untranslated[0]).toMatchObject(place);
  });

  test.each([
    ['fetch("https://e.com/", {\n  headers: {},\n  body: "a })', { line: 3, column: 9 }],
    ['curl https://e.com \\\n  -H "A: b" \\\n  --hedaer 3', { line: 3, column: 3 }],
  ])('have their number in the error for %j', async (request, position) => {
    await expect(toCurl(request.replaceAll('\n', end))).rejects.toMatchObject({ position });
  });
});

test.each(['\n', '\r\n'])('a message with lines that end with %j has the places of its own lines', async (end) => {
  const message = 'GET /a HTTP/1.1\nHost: e.com\nA: b\n\n###\nGET /b HTTP/1.0\nHost: e.com\n\n'.replaceAll('\n', end);
  const { untranslated } = await convertRequest(message, { ...OPTIONS, target: 'fetch' });
  expect(untranslated).toMatchObject([{ option: 'HTTP/1.0', line: 6, column: 1 }]);
  const invalid = convertRequest(`GET /a HTTP/1.1\nHost: e.com\nA b`.replaceAll('\n', end), OPTIONS);
  await expect(invalid).rejects.toMatchObject({ code: 'invalid-header', position: { line: 3, column: 1 } });
});

const outputsOf = async (request: string): Promise<readonly string[]> =>
  (await convertRequest(request, { ...OPTIONS, target: 'http' })).parts.flatMap(({ part, name, value }) =>
    part === 'url' ? [value] : part === 'file' || part === 'setting' || (part === 'method' && value !== 'GET') ? [`${name} ${value}`] : [],
  );

// curl(1), “--output” and “--upload-file”: the n-th option belongs to the n-th URL.
test.each([
  ['-o a URL/1 -o b URL/2', ['URL/1', '-o a', 'URL/2', '-o b']],
  ['URL/1 URL/2 -o a -O', ['URL/1', '-o a', 'URL/2', '-O 2']],
  ['URL/1 URL/2 -o a', ['URL/1', '-o a', 'URL/2']],
  ['URL/1 URL/2 -o - --remote-name-all', ['URL/1', 'URL/2', '--remote-name-all 2']],
  ['-T a URL/1/ URL/2/', ['1 PUT', 'URL/1/a', ' a', 'URL/2/']],
  [`-T '' URL/1/`, ['URL/1/']],
  [`-T 'd/my file?.txt' URL/1/`, [' PUT', 'URL/1/my%20file%3F.txt', ' d/my file?.txt']],
  ['-T - URL/1/', [' PUT', 'URL/1/', ' -']],
  ['-T . URL', [' PUT', 'URL/', ' -']],
])('the files of curl %s', async (options, expected) => {
  const all = expected.map((item) => item.replace('URL', 'https://e.com'));
  expect(await outputsOf(`curl ${options.replaceAll('URL', 'https://e.com')}`)).toEqual(all);
});

test.each([
  ['curl URL -o a -o b', ['-o b: no-equivalent']],
  ['curl URL/ -T -', ['-T -: standard-input']],
  ["curl URL -F 'f=@-'", ['-F f=@-: standard-input']],
  ["curl URL -F 'f=<-'", ['-F f=<-: standard-input']],
  ['https_proxy=http://p:8080 curl URL', ['https_proxy https_proxy=http://p:8080: other-command']],
  ['env -u B A=1 curl URL', ['A A=1: other-command']],
  ['sudo -u www curl URL', []],
  ['sudo -nu www --chdir /tmp env -i time -p curl URL', []],
  ['$ sudo -uroot -E curl URL', []],
])('what %s does not convert', async (request, expected) => {
  expect(await untranslatedOf(request.replace('URL', 'https://e.com'), 'node')).toEqual(expected);
});

test('assignments are listed for curl, too, and without secrets', async () => {
  const { untranslated } = await convertRequest('TOKEN=abcdef curl https://e.com', { ...OPTIONS, maskSecrets: true });
  expect(untranslated.map(({ value }) => value)).toEqual(['TOKEN=***']);
});

test.each(['-u curl echo curl', 'sudo -u curl', 'echo curl https://e.com', '-k curl https://e.com'])('%s is not a command of curl', async (request) => {
  await expect(toCurl(request)).rejects.toMatchObject({ code: 'no-request' });
});

test('a URL that looks like an option stays one', async () => {
  const command = await toCurl('curl -k -- -x https://e.com');
  expect(command).toBe('curl https://e.com -k --url -x\n');
  expect(await toCurl(command)).toBe(command);
});
