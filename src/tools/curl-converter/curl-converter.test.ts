import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import { textOf } from '../../lib/shell-words/lexer.ts';
import type { Conversion } from './convert.ts';
import { convertRequest } from './convert.ts';
import { readScript } from './read/script.ts';
import type { Target } from './targets.ts';
import { targets } from './targets.ts';
import { doubleQuoted, javascript, php } from './write/literals.ts';
import { formatGroups, styles } from './write/shells.ts';

const OPTIONS = { target: 'http', shell: 'auto', scheme: 'https', maskSecrets: false } as const;
const convert = (request: string, target: Target, options: Partial<Conversion> = {}) => convertRequest(request, { ...OPTIONS, ...options, target });
const codeOf = async (...args: Parameters<typeof convert>): Promise<string> => (await convert(...args)).code;

/** Texts with everything that a shell or a language treats in a special way. */
const texts = fc.string({
  unit: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...Array.from('\\"\'`$%^&<>|!?{}()[]~#_-,./*+=:;@ 01aNn'), '\\u', '\\\\', '""', "''", '%PATH%', '${') },
    fc.constantFrom('\n', '\t', 'é', '語', '😀', '‘', '“'),
  ),
  maxLength: 12,
});

const SHELLS = { bash: 'curl', cmd: 'curl-cmd', powershell: 'curl-powershell' } as const;

describe.each(['bash', 'cmd', 'powershell'] as const)('%s', (shell) => {
  test('reads the words that it writes', () => {
    fc.assert(
      fc.property(fc.array(texts, { minLength: 1, maxLength: 4 }), (words) => {
        const command = formatGroups([['curl'], ...words.map((word) => [word])], styles[shell]);
        const { split } = readScript(command, shell);
        expect(split.ok && split.value.map((one) => one.words.map(textOf))).toEqual([['curl', ...words]]);
      }),
    );
  });

  test('keeps the request of a command that is written for another shell', async () => {
    await fc.assert(
      fc.asyncProperty(texts, texts, async (value, data) => {
        fc.pre(!value.includes('\n') && value.trim() === value && value !== '' && !data.startsWith('@'));
        const bash = formatGroups([['curl'], ['https://example.com/'], ['-H', `X-A: ${value}`], ['-d', data]], styles.bash);
        const other = await codeOf(bash, SHELLS[shell]);
        // Quotes in PowerShell are read as Windows PowerShell 5 needs them if all have a backslash.
        fc.pre(shell !== 'powershell' || ![`X-A: ${value}`, data].some((text) => text.includes('\\"')));
        expect(await codeOf(other, 'http', { shell })).toBe(await codeOf(bash, 'http'));
      }),
    );
  });
});

const tokens = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_'), minLength: 1, maxLength: 8 });
const fieldValues = fc.string({ unit: fc.constantFrom(...'abc 019"\'\\;,=%$!^&é'), minLength: 1, maxLength: 12 }).filter((text) => text.trim() === text);
const messages = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'),
  target: fc.string({ unit: fc.constantFrom(...'abc/019?&=%.~[]{}+'), maxLength: 12 }).map((text) => `/${text}`),
  headers: fc.array(
    fc.tuple(
      tokens.map((name) => `X${name}`),
      fieldValues,
    ),
    { maxLength: 3 },
  ),
  body: fc.string({ unit: fc.constantFrom(...'ab{}":,@&=\n\'\\ é😀'), maxLength: 12 }),
});

test('an HTTP message stays the same by way of curl', async () => {
  await fc.assert(
    fc.asyncProperty(messages, fc.constantFrom('curl', 'curl-cmd', 'curl-powershell'), async ({ method, target, headers, body }, shell) => {
      fc.pre(shell !== 'curl-powershell' || ![body, ...headers.map(([, value]) => value)].some((text) => text.includes('\\"')));
      const length = new TextEncoder().encode(body).length;
      const message = [
        `${method} ${target} HTTP/1.1`,
        'Host: example.com',
        ...headers.map(([name, value]) => `${name}: ${value}`),
        ...(length > 0 ? [`Content-Length: ${length}`] : []),
        '',
        body,
      ].join('\r\n');
      const command = await codeOf(message, shell);
      const explicit = shell === 'curl' ? 'bash' : shell === 'curl-cmd' ? 'cmd' : 'powershell';
      expect((await codeOf(command, 'http', { shell: explicit })).replace('Host: example.com\r\nHost', 'Host')).toBe(message);
    }),
  );
});

test('a call of fetch stays the same by way of curl', async () => {
  await fc.assert(
    fc.asyncProperty(messages, async ({ method, headers, body }) => {
      fc.pre(!['GET', 'PROPFIND'].includes(method) && body !== '' && new Set(headers.map(([name]) => name.toLowerCase())).size === headers.length);
      const lines = [...headers, ['Content-Type', 'text/x'] as const].map(([name, value]) => `    ${javascript(name)}: ${javascript(value)},\n`).join('');
      const code = `const response = await fetch('https://example.com/', {\n  method: '${method}',\n  headers: {\n${lines}  },\n  body: ${javascript(body)},\n});\nconsole.log(response.status, await response.text());\n`;
      expect(await codeOf(await codeOf(code, 'curl'), 'fetch')).toBe(code);
    }),
  );
});

test('literals of JavaScript, JSON and PHP keep every text', { tags: ['slow'] }, () => {
  fc.assert(
    fc.property(texts, fc.string({ unit: anyCharacter }), (typical, any) => {
      for (const text of [typical, any, typical + any]) {
        expect(runInNewContext(javascript(text))).toBe(text);
        expect(JSON.parse(doubleQuoted(text))).toBe(text);
        // PHP Manual, “Single quoted”: a backslash only escapes a quote and itself.
        expect(
          php(text)
            .slice(1, -1)
            .replaceAll(/\\([\\'])/gu, '$1'),
        ).toBe(text);
        expect(/^'(?:[^'\\]|\\[\s\S])*'$/u.test(php(text))).toBe(true);
      }
    }),
  );
});

const SECRETS = ['s3cr3tvalue', '83105522'];
test.each([
  `curl -u ada:s3cr3tvalue https://example.com`,
  `curl -us:s3cr3tvalue -x http://p:s3cr3tvalue@proxy:8080 https://example.com`,
  `curl https://ada:s3cr3tvalue@example.com/?api_key=s3cr3tvalue`,
  `curl https://example.com -H 'Authorization: Bearer s3cr3tvalue' -H 'X-Api-Key: s3cr3tvalue' -H 'Cookie: a=s3cr3tvalue; b=s3cr3tvalue'`,
  `curl https://example.com -b 'a=s3cr3tvalue' --oauth2-bearer s3cr3tvalue`,
  `curl https://example.com -d 'password=s3cr3tvalue&x=1' -F 'token=s3cr3tvalue'`,
  `curl https://example.com --json '{"a":{"client_secret": "s3cr3tvalue"}}'`,
  `curl ada:s3cr3tvalue@example.com -x p:s3cr3tvalue@proxy:8080`,
  `curl 'ada:s3cr3tvalue@example.com/{a,b}' --socks5 u:s3cr3tvalue@h --preproxy socks5://u:s3cr3tvalue@h`,
  `curl https://example.com -F 'json={"password":"s3cr3tvalue"};type=application/json'`,
  String.raw`curl https://example.com -F 'json="{\"password\":\"s3cr3tvalue\"}"' --form-string 'a={"secret":"s3cr3tvalue"}'`,
  `curl https://example.com -d '{"pin": 83105522, "tokens":["s3cr3tvalue", 83105522], "keys": 1}'`,
  `export API_KEY=s3cr3tvalue; curl https://example.com`,
  `API_KEY="a s3cr3tvalue"; wget --password s3cr3tvalue; wget http://u:s3cr3tvalue@h; curl https://example.com`,
  'curl "https://example.com/${TOKEN:-eyJabcdef.s3cr3tvalue}"',
  `set "API_KEY=a s3cr3tvalue"\ncurl https://example.com`,
  `GET /?access_token=s3cr3tvalue HTTP/1.1\nHost: example.com\nAuthorization: Basic s3cr3tvalue\n`,
])('masks the secrets of %s for every target', async (request) => {
  for (const target of targets) {
    const converted = JSON.stringify(await convert(request, target, { maskSecrets: true }));
    for (const secret of SECRETS) expect(converted).not.toContain(secret);
  }
});

test.each([
  `npm_${'a1B2c3D4e5F6'.repeat(3)}`,
  `hf_${'abCD'.repeat(8)}ef`,
  `SG.${'a1B2c3D4e5F'.repeat(2)}.${'a1B2c3D4e5F'.repeat(4).slice(1)}`,
  `glpat-${'a1B2c3D4e5'.repeat(2)}.01.a1B2c3D4e`,
  `ghp_${'a1B2'.repeat(5)}`,
])('masks the token %s in any place', async (token) => {
  const request = `curl 'https://example.com/${token}' -H 'X-Any: ${token}' -d 'a=${token}' -F 'b={"c": "${token}"}'`;
  for (const target of targets) expect(JSON.stringify(await convert(request, target, { maskSecrets: true }))).not.toContain(token);
});

test('masks no more than the secrets', async () => {
  const command = `curl 'example.com:8080/a@b?x=1' -F 'a="b \\"c\\""' -F f=@token -d '{"pin": 12, "n": [1, "a"]}'`;
  const { code, untranslated } = await convert(`export A=1; ${command}`, 'curl', { maskSecrets: true });
  expect(code.replaceAll(/ \\\n +/gu, ' ').trimEnd()).toBe(command.replace('12', '"***"'));
  expect(untranslated.map(({ value }) => value)).toEqual(['export A=1']);
});

test('masks in linear time', async () => {
  const time = startProcessorTime();
  for (const value of ['eyJ-'.repeat(2 ** 15), `;${' '.repeat(2 ** 15)}`, '"token":[1,'.repeat(2 ** 13)])
    await convert(formatGroups([['curl'], ['example.com'], ['-d', value], ['-b', `a=1${value}`]], styles.bash), 'http', { maskSecrets: true });
  expect(time()).toBeLessThan(2000);
});

test('keeps fields of a form that have the same name', async () => {
  const request = String.raw`curl https://example.com -F a=1 -F $'a=2\\\r\n3' -F a=@f -F A=3`;
  const code = await codeOf(request, 'php');
  expect(code).toContain(`'Content-Type: multipart/form-data; boundary=boundary'`);
  expect(code).toContain(String.raw`'Content-Disposition: form-data; name="a"' . "\r\n" . '' . "\r\n" . '2\\' . "\r\n" . '3' . "\r\n" . '--boundary'`);
  expect(code).toContain(`\n        . file_get_contents('f')\n        . '' . `);
  expect(await codeOf('curl https://example.com -F a=1 -F b=2', 'php')).toContain(`[\n        'a' => '1',\n        'b' => '2',\n    ]`);
  const converted = await convert('curl https://example.com -F a=1 -F a=2 -F a=@f -F A=3 -F b=4', 'powershell');
  expect(converted.code).toContain(`-Form @{\n    'a' = @('1', '2', (Get-Item 'f'))\n    'b' = '4'\n  }`);
  expect(converted.untranslated.map(({ option, value }) => `${option} ${value}`)).toEqual(['-F A=3']);
});

test('a part with the content of a file has no file name', async () => {
  const request = `curl https://example.com -F 'a=<f' -F b=1`;
  expect(await codeOf(request, 'rust')).toContain(`.text("a", std::fs::read_to_string("f")?)`);
  expect(await codeOf(request, 'php')).toContain(`'a' => file_get_contents('f'),`);
  expect(await codeOf(request, 'powershell')).toContain(`'a' = Get-Content -Raw 'f'`);
  const typed = `curl https://example.com -F 'a=<f;type=text/x'`;
  expect(await codeOf(typed, 'rust')).toContain(`Part::text(std::fs::read_to_string("f")?).mime_str("text/x")?`);
  expect(await codeOf(typed, 'php')).toContain(`Content-Disposition: form-data; name="a"' . "\\r\\n" . 'Content-Type: text/x'`);
  for (const code of await Promise.all(['rust', 'php', 'powershell'].map((target) => codeOf(typed, target as Target))))
    expect(code).not.toMatch(/filename|file_name|CURL\w*File/u);
});

test('HTTPie never mixes data with standard input', async () => {
  for (const request of ['curl e.com', 'curl e.com -d a=1', 'curl e.com -T f', 'curl e.com -F a=1'])
    expect(await codeOf(request, 'httpie')).toContain('--ignore-stdin');
});

test('values of HTTPie that start with a separator', async () => {
  const code = await codeOf(`curl e.com --form-string 'user=@ada' --form-string 'a==b' -H 'X: @ada' -H 'Y: =1' -H 'Z: a=@b'`, 'httpie');
  for (const item of [String.raw`user=\@ada`, String.raw`a=\=b`, String.raw`X:\@ada`, String.raw`Y:\=1`, 'Z:a=@b']) expect(code).toContain(item);
});

test('a client of HTTPX takes the settings of connections', async () => {
  const settings = 'verify=False';
  expect(await codeOf('curl --http2 -k -x p:1 https://e.com', 'httpx')).toContain(
    `httpx.Client(http2=True, proxy='http://p:1', ${settings}).request(\n    'GET',\n    'https://e.com/',\n)`,
  );
  expect(await codeOf('curl -k https://e.com', 'httpx')).toContain(`httpx.get(\n    'https://e.com/',\n    ${settings},\n)`);
});

test('literals, methods and times that compile', async () => {
  expect(await codeOf('curl -X constructor e.com', 'csharp')).toContain('new HttpMethod("constructor")');
  expect(await codeOf(`curl e.com -d '\u2028\u2029\u0085'`, 'csharp')).toContain(String.raw`"\u2028\u2029\u0085"`);
  expect(await codeOf('curl -m 1.001 e.com', 'go')).toContain('Timeout: 1001 * time.Millisecond');
  const pieces = /String\.join\("", (.*?)\)/u.exec(await codeOf(`curl e.com -d ${'é'.repeat(50_000)}`, 'java'))?.[1]?.split(', ') ?? [];
  expect(pieces.map((piece) => piece.length - 2)).toEqual([21_845, 21_845, 6310]);
});

test('imports only the functions that the code calls', async () => {
  const withFiles = 'curl https://example.com -k --cert c.pem --key k.pem -d a=1';
  expect(await codeOf(withFiles, 'node')).not.toContain('import');
  expect(await codeOf(withFiles, 'axios')).toContain("import { readFileSync } from 'node:fs';");
  expect(await codeOf('curl https://example.com --data-binary @f -o out', 'node')).toContain("import { readFileSync, writeFileSync } from 'node:fs';");
});

test('separates several requests', async () => {
  const script = 'curl https://example.com/a https://example.com/b -H "A: 1" --next -d x=1 https://example.com/c\ncurl https://example.com/d\necho done > log';
  const { code, parts, untranslated } = await convert(script, 'http');
  expect(code.split('###')).toHaveLength(4);
  expect(parts.filter(({ part }) => part === 'url' || part === 'method').map(({ name, value }) => name || value)).toEqual([
    '1',
    'https://example.com/a',
    '2',
    'https://example.com/b',
    '3',
    'https://example.com/c',
    '4',
    'https://example.com/d',
  ]);
  expect(untranslated).toEqual([{ option: 'echo', value: 'echo done > log', reason: 'other-command', line: 3, column: 1 }]);
  for (const target of targets) expect(await codeOf(script, target)).toContain(target === 'http' ? 'GET /d HTTP/1.1' : 'https://example.com/d');
});

test('lists what a page cannot set', async () => {
  const request = 'curl https://example.com -b a=1 -H "Origin: https://x" -k --max-time 2 -T file.bin';
  expect((await convert(request, 'fetch')).untranslated.map(({ option, reason }) => `${option} ${reason}`)).toEqual([
    'Origin forbidden-header',
    'Cookie forbidden-header',
    '@ browser-file',
    '-k no-equivalent',
  ]);
});

test.each(['bash', 'cmd', 'powershell'] as const)('is linear in the length of a command of %s', { tags: ['slow'] }, async (shell) => {
  const request = formatGroups([['curl'], ['https://example.com'], ['-d', `{"a":"${'x^"%\n '.repeat(2 ** 17)}"}`]], styles[shell]);
  const time = startProcessorTime();
  for (const target of ['http', 'curl-cmd', 'java'] as const) await convert(request, target, { shell, maskSecrets: true });
  expect(time()).toBeLessThan(10_000);
});

test('is linear in the length of a message and of code', { tags: ['slow'] }, async () => {
  const time = startProcessorTime();
  for (const request of [
    `POST / HTTP/1.1\nHost: a\n\n${'\n "a=b'.repeat(2 ** 18)}`,
    `fetch('https://example.com', {body: ${javascript('\n "a=b\'\\'.repeat(2 ** 18))}})`,
  ])
    await convert(request, 'curl', { maskSecrets: true });
  expect(time()).toBeLessThan(10_000);
});

describe('curl', { tags: ['slow'] }, () => {
  let server: Server;
  let folder = '';
  let received = '';

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'curl-'));
    writeFileSync(path.join(folder, 'file.txt'), 'first\nsecond é\n');
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received = canonical(`${request.method} ${request.url}`, pairsOf(request.rawHeaders), Buffer.concat(chunks).toString('utf8'));
        response.end('ok');
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });

  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  const run = promisify(execFile);
  const commands = [
    'curl URL',
    'curl URL/a?x=1 -d a=1 -d b=2',
    "curl URL/p -d ''",
    "curl URL/p --data-urlencode 'n=a b+c&é~' --data-urlencode '=x y' --data-urlencode 'only this'",
    "curl -G URL/p?z=0 -d a=1 --data-urlencode 'q=é x'",
    `curl URL/p --json '{"a":"é"}'`,
    'curl -X DELETE URL/p',
    String.raw`curl -X PATCH URL/p -H 'Content-Type: text/x' -d $'a\nb\tc'`,
    'curl -I URL/p',
    'curl -u ü:s3 URL/p',
    "curl -b 'a=1; c=3' URL/p",
    "curl -A mine/1 -e http://r/ URL/p -H 'X-E;' -H 'Accept:' -r 0-9",
    `curl -F a=1 -F 'f=@file.txt;type=text/x' -F 'g=@file.txt;filename="n m.txt"' --form-string 'i=@x;type=y' URL/p`,
    'curl --data-binary @file.txt URL/p',
    'curl --oauth2-bearer tok URL/p',
    "curl -H 'Authorization: Bearer x' -u a:b URL/p#fragment",
    `curl -d '{"a":"it'\\''s \\\\ \\"q\\""}' -H 'content-type: application/json' URL/p`,
    "curl -XPUT -sSLd'x=1' URL/p",
    "curl -g 'URL/p?a[]=1&b={c}'",
  ];

  test.each(commands)('%s sends what the HTTP message, the code for Node.js and the written command say', async (template) => {
    const { port } = server.address() as AddressInfo;
    const command = template.replace('URL', `http://127.0.0.1:${port}`);
    const sent = async (program: string, args: readonly string[]): Promise<string> => {
      await run(program, [...args], { cwd: folder });
      return received;
    };
    const expected = await sent('bash', ['-c', `${command} -s -o body`]);
    const message = await codeOf(command, 'http');
    const [head = '', ...rest] = message.split('\r\n\r\n');
    const [line = '', ...fields] = head.split('\r\n');
    const body = rest.join('\r\n\r\n').replaceAll('< file.txt', readFileSync(path.join(folder, 'file.txt'), 'utf8'));
    const headers = fields.map((field): readonly [string, string] => [field.slice(0, field.indexOf(':')), field.slice(field.indexOf(':') + 1).trim()]);
    expect(canonical(line.replace(' HTTP/1.1', ''), headers, body)).toBe(expected);
    writeFileSync(path.join(folder, 'code.mjs'), await codeOf(command, 'node'));
    expect(await sent(process.execPath, ['code.mjs'])).toBe(expected);
    expect(await sent('bash', ['-c', `${(await codeOf(command, 'curl')).trimEnd()} -s -o body`])).toBe(expected);
  });
});

/** Commands with everything that the writers of programs know. */
const everything = [
  'curl e.com',
  formatGroups([['curl'], ['-X', 'PATCH'], ['e.com/a?b=$c'], ['-H', String.raw`A: "b\'é$`], ['-H', 'A: 2'], ['-d', 'x\n"\\$y\t\'{0}${x}']], styles.bash),
  'curl -L --max-redirs 3 -k -m 1.5 --connect-timeout 2 --compressed --http2 -x u:p@proxy:80 -o out e.com',
  'curl --http1.1 -u a:b --cert c.pem --key k.pem --cacert ca.pem e.com/1 e.com/2',
  'curl --digest -u a:b -T f e.com/',
  'curl --data-binary @f -m 3 e.com',
  `curl -F a=1 -F 'a=2;type=text/x' -F 'b=@f;type=x/y;filename="n m"' -F 'c=<g' e.com`,
  'curl -F a=1 -F f=@f -k e.com --next -I e.com',
];

const checkCode = async (target: Target, compile: (file: string) => void, name: string): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'code-'));
  try {
    for (const command of everything) {
      writeFileSync(path.join(folder, name), await codeOf(command, target));
      compile(path.join(folder, name));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
};
const runner =
  (program: string, ...args: readonly string[]) =>
  (file: string): void => {
    execFileSync(program, [...args, file], { stdio: 'pipe', cwd: path.dirname(file) });
  };

describe('programs of other languages', { tags: ['slow'] }, () => {
  test.each(['requests', 'httpx'] as const)('Python compiles the code for %s', async (target) => {
    await checkCode(target, runner('python3', '-c', 'import ast, sys; ast.parse(open(sys.argv[1]).read())'), 'code.py');
  });
  test('PHP parses its code', async () => {
    await checkCode('php', runner('php', '-l'), 'code.php');
  });
  test('javac compiles its code', { timeout: 60_000 }, async () => {
    await checkCode('java', runner('javac', '-encoding', 'UTF-8', '-d', '.'), 'Main.java');
  });
  test('Go finds nothing wrong with its code', { timeout: 120_000 }, async () => {
    await checkCode('go', runner('go', 'vet'), 'main.go');
  });
  test.each(['fetch', 'node', 'axios'] as const)('Node.js parses the code for %s', async (target) => {
    await checkCode(target, runner(process.execPath, '--check'), 'code.mjs');
  });
});

const pairsOf = (raw: readonly string[]): readonly (readonly [string, string])[] =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as const] : []));

/** Headers that every client sets in its own way. */
const OF_CLIENT =
  /^(?:host|user-agent: (?:curl|node|undici).*|accept: \*\/\*|accept-language: .*|accept-encoding: .*|connection: .*|content-length: .*|sec-fetch-mode: .*|host: .*)$/u;

const upper = (text: string): string => text.replaceAll(/%[\da-f]{2}/giu, (escape) => escape.toUpperCase());

/** A request without what differs from client to client: order of headers, boundary, case of escapes. */
function canonical(line: string, headers: readonly (readonly [string, string])[], body: string): string {
  const boundary = /boundary=(.+)$/u.exec(headers.map(([, value]) => value).find((value) => value.includes('boundary=')) ?? '')?.[1];
  const fields = headers
    .map(([name, value]) => `${name.toLowerCase()}: ${value.replace(/boundary=.*/u, '')}`)
    .filter((field) => !OF_CLIENT.test(field))
    .toSorted();
  return JSON.stringify([upper(line), fields, upper(boundary === undefined ? body : body.replaceAll(boundary, 'B'))]);
}
