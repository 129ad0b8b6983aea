import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startProcessorTime } from '../../../../scripts/processor-time.ts';
import fetchFormat from '../../../formats/fetch-code.ts';
import { convertRequest } from '../convert.ts';
import type { Target } from '../targets.ts';
import { targets } from '../targets.ts';
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

const messageOf = async (request: string): Promise<string> => (await convertRequest(request, { ...OPTIONS, target: 'http' })).code;
const lastLine = (message: string): string => message.slice(message.indexOf('\r\n\r\n') + 4);

// RFC 9112, section 7.1.
test.each([
  ['5\nhello\n6;a=b\n é wo\n0\n\n', 'hello é wo'],
  ['2\n\u20ac\n0\n', '2\n\u20ac\n0'],
  ['4\n\u20ac\n\n0\n', '\u20ac\n'],
  ['0\n\n', ''],
  ['{"a":1}\n', '{"a":1}'],
  ['5\nhell', '5\nhell'],
  ['1\na\n0\nTrailer: b\n', '1\na\n0\nTrailer: b'],
])('the body of chunks %j is %j', async (body, expected) => {
  for (const end of ['\n', '\r\n']) {
    const typed = `POST / HTTP/1.1\nHost: a\nTransfer-Encoding: chunked\n\n${body}`;
    if (end === '\r\n' && body.includes('\u20ac\n\n')) continue;
    expect(lastLine(await messageOf(typed.replaceAll('\n', end)))).toBe(expected.replaceAll('\n', end));
  }
});

test('a body is in chunks of any size', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: fc.constantFrom('a', 'é', '語', '😀', '\n', '#'), minLength: 1, maxLength: 20 }), { maxLength: 4 }),
      async (chunks) => {
        const encoded = chunks.map((chunk) => `${new TextEncoder().encode(chunk).length.toString(16)}\r\n${chunk}\r\n`).join('');
        const message = await messageOf(`POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n${encoded}0\r\n\r\n`);
        expect(lastLine(message)).toBe(chunks.join(''));
      },
    ),
  );
});

const GET = 'GET / HTTP/1.1\nHost: a\n';
test.each([
  [`${GET}\n### Title\ntext\n`, ['### Title\ntext']],
  [`${GET}\ntext\n### Title\n`, ['text\n### Title']],
  [`${GET}\ntext\n###\n`, ['text']],
  [`${GET}\n### A\n\n### B\nSEE below\n`, ['### A\n\n### B\nSEE below']],
  [`### A\n${GET}\n### B\n${GET}\nb\n###\n\n### C\n${GET}`, ['', 'b', '']],
  [`${GET}###\n${GET}`, ['', '']],
  [`${GET}Content-Length: 12\n\n### A\nGET /\n### B\n${GET}`, ['### A\nGET /\n', '']],
  [`${GET}Content-Length: 900\n\na\n### B\n${GET}`, ['a', '']],
])('the bodies of %j', async (text, expected) => {
  const { parts } = await convertRequest(text, { ...OPTIONS, target: 'http' });
  const bodies = parts.reduce<string[]>(
    (all, { part, value }) => (part === 'method' ? [...all, ''] : part === 'body' ? [...all.slice(0, -1), value] : all),
    [],
  );
  expect(bodies).toEqual(expected);
});

test('reads many headings of Markdown in linear time', async () => {
  const time = startProcessorTime();
  for (const line of ['###\n', '### A\n', '###\n\n\n', '###\nGET /\nHost: a\n\n']) await messageOf(`POST / HTTP/1.1\nHost: a\n\n${line.repeat(2 ** 13)}b`);
  expect(time()).toBeLessThan(2000);
});

test.each([
  ['OPTIONS * HTTP/1.1\nHost: e.com\n', "curl https://e.com/ -X OPTIONS --request-target '*'\n"],
  ['CONNECT e.com:443 HTTP/1.1\nHost: e.com\n', 'curl https://e.com/ -X CONNECT --request-target e.com:443\n'],
])('keeps the target of %j', async (message, command) => {
  expect(await toCurl(message)).toBe(command);
  const [line] = message.split('\n');
  for (const request of [message, command]) {
    expect(await messageOf(request)).toContain(line);
    expect(await untranslatedOf(request, 'go')).toContainEqual(expect.stringMatching(/^--request-target \S+: no-equivalent$/u));
    expect(await untranslatedOf(request, 'php')).toEqual([]);
  }
});

const bodyOfFetch = async (body: string): Promise<string> => lastLine(await messageOf(`fetch('https://e.com/', { method: 'POST', body: ${body} })`));

test('numbers and missing members are those of JSON.stringify', async () => {
  const values = [
    '{a: 1.50, b: 1e3, c: -0, d: 0x10, e: -0x10, f: 12345678901234567890}',
    '{a: undefined, b: [undefined, null], c: "x"}',
    '{b: 1, 2: 3, 1.0: 4, b: 5}',
    '[]',
    '1.0',
    'undefined',
  ];
  for (const value of values) {
    const expected = runInNewContext(`JSON.stringify(${value})`) as string | undefined;
    expect(await bodyOfFetch(`JSON.stringify(${value})`)).toBe(expected ?? '');
  }
});

test.each(['JSON.stringify({a: b})', 'JSON.stringify({__proto__: {a: 1}})', 'JSON.stringify({a: 1}, null, 2)', 'JSON.stringify({...a})'])(
  'lists the body %s',
  async (body) => {
    expect(await untranslatedOf(`fetch('https://e.com/', { body: ${body} })`, 'curl')).toEqual([expect.stringMatching(/^body .*: no-equivalent$/u)]);
  },
);

test.each([
  ['"/api"', 'missing-host'],
  ['"api"', 'missing-host'],
  ['"ftp://e.com/"', 'unsupported-scheme'],
  ['`/api/${id}`', 'invalid-fetch'],
])('refuses fetch(%s) with %s', async (url, code) => {
  await expect(toCurl(`fetch("https://e.com/");\nfetch(${url})`)).rejects.toMatchObject({ code, position: { line: 2, column: 7 } });
});

test('lists header values that clients send with another encoding', async () => {
  for (const target of targets) {
    const { code, notes } = await convertRequest(`curl https://e.com -H 'X-N: Ö語'`, { ...OPTIONS, target });
    expect(notes.includes('header-charset'), target).toBe(['fetch', 'node', 'axios', 'java', 'csharp', 'powershell'].includes(target));
    if (/^(?:requests|httpx)$/u.test(target)) expect(code).toContain(`'X-N': 'Ö語'.encode(),`);
    if (target === 'rust') expect(code).toContain(`"Ö語".as_bytes()`);
  }
});

const UNTYPED = 'POST / HTTP/1.1\nHost: a\n\nx=1';
test.each<[Target, string]>([
  ['fetch', "body: new TextEncoder().encode('x=1')"],
  ['node', "body: new TextEncoder().encode('x=1')"],
  ['axios', "'Content-Type': false,"],
  ['php', "'Content-Type:',"],
  ['httpie', ' Content-Type:'],
  ['curl', ' -H Content-Type:'],
  ['csharp', 'Headers.Remove("Content-Type")'],
])('a body without a type has none in %s', async (target, expected) => {
  for (const request of [UNTYPED, `curl https://a -H 'Content-Type:' -d x=1`, 'fetch("https://a", {method: "POST", body: new TextEncoder().encode("x=1")})']) {
    if (target === 'curl' && request.startsWith('curl')) continue;
    expect((await convertRequest(request, { ...OPTIONS, target })).code).toContain(expected);
    expect(await untranslatedOf(request, target)).not.toContainEqual(expect.stringContaining('Content-Type'));
  }
  expect(await untranslatedOf(UNTYPED, 'wget')).toEqual(['Content-Type application/x-www-form-urlencoded: set-by-library']);
  expect(await untranslatedOf(UNTYPED, 'powershell')).toEqual(['Content-Type application/x-www-form-urlencoded: set-by-library']);
});

test.each([
  ['curl "https://e.com/%C3%A9%E9%?a=%41%" -H "A: %USERNAME%"', ['%USERNAME% : shell-expansion']],
  ['curl https://e.com/%AB% -H "A: %ABC%"', ['%ABC% : shell-expansion']],
])('escapes of a URL are not variables of cmd: %s', async (request, expected) => {
  const { untranslated } = await convertRequest(request, { ...OPTIONS, shell: 'cmd' });
  expect(untranslated.map(({ option, value, reason }) => `${option} ${value}: ${reason}`)).toEqual(expected);
});

test.each(['curl "https://e.com', 'curl "https://e.com\ncurl https://e.com', 'curl https://e.com -d "a & b\n'])(
  'cmd does not leave a quote open: %j',
  async (request) => {
    const position = { line: 1, column: request.indexOf('"') + 1 };
    await expect(convertRequest(request, { ...OPTIONS, shell: 'cmd' })).rejects.toMatchObject({ code: 'unterminated-quote', position });
  },
);
