import { once } from 'node:events';
import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { Engines } from '../cli/engines.ts';
import type { EngineWorker, WorkerEvents } from '../runtime/lanes.ts';
import type { TestApi } from './testing/api.ts';
import { startApi } from './testing/api.ts';
import { eventually } from './testing/eventually.ts';

const api = await startApi();
afterAll(() => api.close());

const SHA_256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const hash = { text: 'abc', algorithms: ['sha-256'] };
const hashed = { digests: [{ algorithm: 'sha-256', digest: SHA_256 }] };

/** The multipart body of a form, in which each part is a header and a content. */
const formOf = (...parts: readonly (readonly [disposition: string, content: string])[]): string =>
  `${parts.map(([disposition, content]) => `--xyz\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`).join('')}--xyz--\r\n`;
const FORM = { 'Content-Type': 'multipart/form-data; boundary=xyz' };

/** Sends a form. */
const sendForm = (path: string, body: string | Uint8Array, headers: Readonly<Record<string, string>> = FORM) =>
  api.ask(path, { method: 'POST', headers: { ...headers }, body });

const sendRaw = (path: string, body: string | Uint8Array, type: string) => api.ask(path, { method: 'POST', headers: { 'Content-Type': type }, body });

describe('a request runs an operation', () => {
  test('with JSON, and gets all outputs as on the command line', async () => {
    const { status, headers, json } = await api.post('/api/hash-text/hash', hash);
    expect([status, headers['content-type']]).toEqual([200, 'application/json']);
    expect(json).toMatchObject(hashed);
  });

  test('without its name, if the tool has a default or the inputs choose one', async () => {
    expect((await api.post('/api/roman-numeral-converter', { number: 42 })).json).toMatchObject({ roman: 'XLII' });
    expect((await api.post('/api/roman-numeral-converter', { roman: 'XLII' })).json).toMatchObject({ number: 42 });
  });

  test('by the former path of a tool and by former and kebab-case names of fields', async () => {
    expect((await api.post('/api/hash/hash', hash)).json).toMatchObject(hashed);
    expect((await api.ask('/api/base64-string-converter/encode?text=%3F%3F%3F&url-safe')).json).toMatchObject({ base64: 'Pz8_' });
  });

  test('with the fields in the query', async () => {
    expect((await api.ask('/api/hash-text/hash?text=abc&algorithms=sha-256')).json).toMatchObject(hashed);
    expect((await api.ask('/api/roman-numeral-converter/toRoman?number=42')).json).toMatchObject({ roman: 'XLII' });
  });

  test('without its name, with an extension', async () => {
    expect((await api.ask('/api/roman-numeral-converter.txt?number=42')).body).toBe('XLII');
  });

  test('with HEAD like with GET, but without the body', async () => {
    const path = '/api/roman-numeral-converter/toRoman?number=42';
    const [get, head] = [await api.ask(path), await api.ask(path, { method: 'HEAD' })];
    expect([head.status, head.headers['content-length'], head.body]).toEqual([200, get.headers['content-length'], '']);
  });

  test('with a form of texts and files', async () => {
    const form = formOf(['name="file"; filename="a.txt"', 'abc'], ['name="algorithms"', 'sha-256']);
    expect((await sendForm('/api/hash-text/hashFile', form)).json).toMatchObject(hashed);
    expect((await sendForm('/api/hash-text/hash', formOf(['name="text"', 'abc'], ['name=algorithms', 'sha-256']))).json).toMatchObject(hashed);
  });

  test('with a body that is a text or a file, and options in the query', async () => {
    expect((await sendRaw('/api/hash-text/hash?algorithms=sha-256', 'abc', 'text/plain; charset="UTF-8"')).json).toMatchObject(hashed);
    expect((await sendRaw('/api/hash-text/hashFile?algorithms=sha-256', 'abc', 'application/octet-stream')).json).toMatchObject(hashed);
  });

  test('with bytes that are not text, for the file instead of the text', async () => {
    const bytes = Uint8Array.of(0xff, 0x80);
    const answers = await Promise.all([
      sendRaw('/api/base-encodings/encode.txt?encoding=base16', bytes, 'application/octet-stream'),
      sendForm(
        '/api/base-encodings/encode.txt?encoding=base16',
        Buffer.concat([Buffer.from('--xyz\r\nContent-Disposition: form-data; name="text"; filename="a"\r\n\r\n'), bytes, Buffer.from('\r\n--xyz--')]),
      ),
    ]);
    expect(answers.map(({ status, body }) => [status, body.toLowerCase()])).toEqual([
      [200, 'ff80'],
      [200, 'ff80'],
    ]);
  });

  test('without a body, if nothing is required', async () => {
    const { status, json } = await api.ask('/api/uuid-generator/generate?count=1', { method: 'POST' });
    expect([status, json]).toEqual([200, expect.anything()]);
  });
});

describe('an output can be requested as a file', () => {
  test('an image, which runs nothing', async () => {
    const { status, headers, body } = await api.ask('/api/qrcode-generator/encode.svg?text=hello');
    expect(status).toBe(200);
    expect(body).toMatch(/^<svg /u);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': 'inline; filename="qrcode-generator-encode.svg"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test('an image of another type', async () => {
    const { headers, body } = await api.ask('/api/qrcode-generator/encode.png?text=hello');
    expect([headers['content-type'], headers['content-disposition']]).toEqual(['image/png', expect.stringMatching(/^inline; filename="[\w.-]+\.png"$/u)]);
    expect(body).toContain('PNG');
  });

  test('a text in its format, or as plain text', async () => {
    const [json, text] = await Promise.all(['json', 'txt'].map((extension) => api.post(`/api/json-minify/minify.${extension}`, { input: '{"a": 1}' })));
    expect([json?.headers['content-type'], json?.body]).toEqual(['application/json', '{"a":1}']);
    expect([text?.headers['content-type'], text?.body]).toEqual(['text/plain; charset=utf-8', '{"a":1}']);
  });

  test('a file by its extension, or as bytes', async () => {
    const { headers, body } = await api.post('/api/base64-file-converter/decode.bin', { base64: 'data:text/html;base64,PGI+' });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="/u);
    expect(body).toBe('<b>');
  });

  test('no other type', async () => {
    const { status, json } = await api.ask('/api/hash-text/hash.svg?text=abc');
    expect([status, json]).toEqual([404, expect.objectContaining({ code: 'unknown-type', detail: expect.stringContaining('txt') })]);
  });
});

describe('an error is a problem', () => {
  test('of the input, with its code, field, position and message', async () => {
    const { status, headers, json } = await api.post('/api/roman-numeral-converter/fromRoman', { roman: 'X X' });
    expect([status, headers['content-type']]).toEqual([400, 'application/problem+json']);
    expect(json).toEqual({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: expect.stringMatching(/\S/u),
      code: 'invalid-roman-numeral',
      field: 'roman',
      position: { character: 2 },
    });
  });

  test.each<[string, number, string, string]>([
    ['/api/hash-txt/hash', 404, 'unknown-tool', 'hash-text'],
    ['/api/hash-text/hashh', 404, 'unknown-operation', 'hash'],
    ['/api/camera-recorder', 404, 'page-only', 'web'],
    ['/api/hash-text/hash', 400, 'unknown-field', 'text?'],
  ])('%s: %i %s', async (path, status, code, named) => {
    const answer = await api.post(path, { texts: 'abc' });
    expect([answer.status, answer.json]).toEqual([status, expect.objectContaining({ code, detail: expect.stringContaining(named) })]);
  });

  test.each<[string, string, number, string, string | undefined]>([
    ['PUT', '/api/hash-text/hash', 405, 'wrong-method', 'GET, HEAD, POST'],
    ['DELETE', '/api/openapi.json', 405, 'wrong-method', 'GET, HEAD'],
    ['GET', '/api/recipes/cookie-to-json', 405, 'wrong-method', 'POST'],
    ['GET', '/api/bcrypt/hash', 405, 'secret-method', 'POST'],
    ['OPTIONS', '/api/hash-text/hash', 405, 'wrong-method', 'GET, HEAD, POST'],
  ])('%s %s: %i', async (method, path, status, code, allow) => {
    const { headers, json, status: found } = await api.ask(path, { method });
    expect([found, headers.allow, json]).toEqual([status, allow, expect.objectContaining({ code })]);
  });

  test.each<[string, Readonly<Record<string, string>>, string | Uint8Array, number, string]>([
    ['a form of a page', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'text=abc', 415, 'unsupported-type'],
    ['no type', {}, 'abc', 415, 'unsupported-type'],
    ['an invalid type', { 'Content-Type': 'json' }, '{}', 415, 'unsupported-type'],
    ['another charset', { 'Content-Type': 'text/plain; charset=iso-8859-1' }, 'abc', 415, 'unsupported-charset'],
    ['another charset of JSON', { 'Content-Type': 'application/json; charset=utf-16' }, '{}', 415, 'unsupported-charset'],
    ['a compressed body', { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }, gzipSync('{}'), 415, 'unsupported-encoding'],
    ['bytes that are not text', { 'Content-Type': 'text/plain' }, Uint8Array.of(0xff, 0x80), 400, 'not-utf-8'],
    ['JSON that is not text', { 'Content-Type': 'application/json' }, Uint8Array.of(0x22, 0xff, 0x22), 400, 'not-utf-8'],
    ['no JSON', { 'Content-Type': 'application/json' }, '{"text":"a', 400, 'not-json'],
    ['an empty body', { 'Content-Type': 'application/json' }, '', 400, 'not-json'],
    ['an array', { 'Content-Type': 'application/json' }, '["abc"]', 400, 'not-an-object'],
    ['a form without a boundary', { 'Content-Type': 'multipart/form-data' }, formOf(['name="text"', 'a']), 400, 'broken-multipart'],
    ['a form that is cut off', FORM, formOf(['name="text"', 'a']).slice(0, -6), 400, 'broken-multipart'],
    ['two parts of a name', FORM, formOf(['name="text"', 'a'], ['name="text"', 'b']), 400, 'duplicate-field'],
    ['a text instead of bytes', FORM, formOf(['name="text"; filename=""', '\uD800'], ['name="more"', '']), 400, 'unknown-field'],
  ])('%s', async (_what, headers, body, status, code) => {
    const answer = await sendForm('/api/hash-text/hash', body, headers);
    expect([answer.status, answer.json]).toEqual([status, expect.objectContaining({ status, code })]);
  });

  test('a field both in the query and in the body, and twice in the query', async () => {
    expect((await api.post('/api/hash-text/hash?text=a', { text: 'b' })).json).toMatchObject({ code: 'duplicate-field', field: 'text' });
    expect((await api.ask('/api/hash-text/hash?text=a&text=b')).json).toMatchObject({ code: 'duplicate-field', field: 'text' });
  });

  test('a secret in the query of a request with a body', async () => {
    expect((await api.post('/api/bcrypt/hash?password=secret', {})).json).toMatchObject({ status: 400, code: 'secret-in-url', field: 'password' });
  });
});

describe('a name is only looked up', () => {
  test.each([
    '/api',
    '/api/',
    '/api//hash',
    '/api/hash-text/',
    '/api/hash-text/hash/',
    '/api/hash-text/hash/more',
    '/api/recipes',
    '/api/recipes/',
    '/api/recipes/..%2f..%2fetc%2fpasswd',
    '/api/..%2f..%2fetc%2fpasswd/hash',
    '/api/%2e%2e%2fhash-text/hash',
    '/api/hash-text%2fhash',
    '/api/hash-text%00/hash',
    '/api/hash-text/hash%00',
    '/api/hash-text/hash.%73vg%00',
    '/api/%ff/hash',
    '/api/%/hash',
    '/api/__proto__/hash',
    '/api/constructor/hash',
    '/api/hash-text/__proto__',
    '/api/hash-text/constructor',
    '/api/hash-text/toString',
    '/api/recipes/__proto__',
    '/api/recipes/constructor',
    `/api/${'a'.repeat(8_000)}/hash`,
    `/api/hash-text/${'a'.repeat(8_000)}`,
  ])('%j', async (path) => {
    const { status, headers, json } = await api.post(path, { text: 'abc' });
    expect([status, headers['content-type'], json]).toEqual([404, 'application/problem+json', expect.objectContaining({ status: 404 })]);
  });

  test('outside the API, paths belong to the site', async () => {
    for (const path of ['/api/../secret', '/apis', '/x/api/hash-text', '//127.0.0.1/api/hash-text/hash', 'http://127.0.0.1/api/hash-text/hash']) {
      expect([path, (await api.ask(path)).headers['content-type']]).toEqual([path, 'text/plain; charset=utf-8']);
    }
  });
});

describe('a value is only a value', () => {
  test.each([
    ['a prototype', '{"__proto__":{"text":"abc"}}', 'unknown-field', '__proto__'],
    ['a constructor', '{"text":"abc","constructor":{"prototype":{"x":1}}}', 'unknown-field', 'constructor'],
    ['a number', '{"text":1}', 'wrong-type', 'text'],
    ['an object', '{"text":{}}', 'wrong-type', 'text'],
    ['a nested list', '{"text":"a","algorithms":[["md5"]]}', 'wrong-type', 'algorithms'],
    ['a deep list', `{"text":${'['.repeat(40_000)}${']'.repeat(40_000)}}`, 'wrong-type', 'text'],
    ['a list of others', '{"text":"a","algorithms":[1]}', 'wrong-type', 'algorithms'],
  ])('%s', async (_what, body, code, field) => {
    const { status, json } = await api.post('/api/hash-text/hash', body);
    expect([status, json]).toEqual([400, expect.objectContaining({ code, field })]);
    expect(Object.hasOwn(Object.prototype, 'text')).toBe(false);
  });

  test('a part of a form has no name of a prototype', async () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      expect((await sendForm('/api/hash-text/hash', formOf([`name="${name}"`, 'abc']))).json).toMatchObject({ code: 'unknown-field', field: name });
    }
  });

  test.each([{ path: '/etc/passwd', size: 100 }, [1, 2, 3], '/etc/passwd'])('a file cannot be one of the device: %j', async (content) => {
    for (const field of ['file', 'expected']) {
      const { status, json } = await api.post('/api/hash-text/hashFile', { file: { name: 'a', type: '', base64: '' }, [field]: { name: 'a', content } });
      expect([status, json]).toEqual([400, expect.objectContaining({ code: 'wrong-type', field })]);
    }
    const { json } = await api.post('/api/hash-text/hashFile', { file: { name: 'a', base64: 'YWJj', content }, algorithms: ['sha-256'] });
    expect(json).toMatchObject(hashed);
  });

  test('a link is not the name of a recipe', async () => {
    const { status } = await sendRaw(`/api/recipes/${encodeURIComponent('http://localhost/recipes#recipe=x')}`, 'a', 'text/plain');
    expect(status).toBe(404);
  });
});

describe('a recipe', () => {
  const COOKIE = '%7B%22theme%22%3A%22dark%22%7D';

  test.each(['text/plain', 'application/json', 'application/octet-stream'])('gets the body as its input: %s', async (type) => {
    const { status, json } = await sendRaw('/api/recipes/cookie-to-json', COOKIE, type);
    expect([status, json]).toEqual([200, { result: '{\n  "theme": "dark"\n}' }]);
  });

  test('gets its input and secrets from a form', async () => {
    expect((await sendForm('/api/recipes/Cookie%20to%20JSON', formOf(['name="input"', COOKIE], ['name="2.key"', 'x']))).json).toMatchObject({
      code: 'unknown-field',
      step: 2,
    });
    expect((await sendForm('/api/recipes/cookie-to-json', formOf(['name="other"', 'x']))).json).toMatchObject({ code: 'unknown-field', field: 'other' });
  });

  test('fails with the step and the item', async () => {
    const { status, json } = await sendRaw('/api/recipes/kubernetes-secret', 'data: {a: YQ==, b: "%"}', 'text/plain');
    expect([status, json]).toEqual([400, expect.objectContaining({ step: 4, item: 2, detail: expect.stringMatching(/^Step 4/u) })]);
  });

  test('has a name, which is suggested', async () => {
    const { status, json } = await sendRaw('/api/recipes/cookie-to-jsno', COOKIE, 'text/plain');
    expect([status, json]).toEqual([404, expect.objectContaining({ code: 'unknown-recipe', detail: expect.stringContaining('cookie-to-json') })]);
  });
});

/** Uses another server for a test. */
async function withApi(options: Parameters<typeof startApi>[0], act: (api: TestApi) => Promise<void>): Promise<void> {
  const other = await startApi(options);
  try {
    await act(other);
  } finally {
    await other.close();
  }
}

/** Engines whose runs never end, with the messages to their threads. */
function stuckEngines() {
  const messages: string[] = [];
  const create = ({ onMessage }: WorkerEvents): EngineWorker => ({
    postMessage(message) {
      messages.push(message.type);
      if (message.type !== 'run') return;
      onMessage({ type: 'received', id: message.id });
      onMessage({ type: 'started', id: message.id });
    },
    terminate: () => messages.push('terminate'),
  });
  return { engines: new Engines(create), messages };
}

/** Sends a request on a connection of its own. */
const sendAlone = ({ open, port }: TestApi): Socket => {
  const body = '{"text":"abc"}';
  const socket = open();
  const head = ['POST /api/hash-text/hash HTTP/1.1', `Host: 127.0.0.1:${port}`, 'Content-Type: application/json', `Content-Length: ${body.length}`];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  return socket;
};

describe('limits', () => {
  test('a body of the largest size is read, and a larger one is refused before or while it arrives', async () => {
    await withApi({ limits: { bodyBytes: 1_000 } }, async ({ ask }) => {
      const send = (bytes: number, headers: Readonly<Record<string, string>> = {}) =>
        ask('/api/hash-text/hash', { method: 'POST', headers: { 'Content-Type': 'text/plain', ...headers }, body: 'a'.repeat(bytes) });
      expect((await send(1_000)).status).toBe(200);
      const { status, headers, json } = await send(1_001);
      expect([status, headers.connection, json]).toEqual([413, 'close', expect.objectContaining({ code: 'too-large' })]);
      expect((await ask('/api/hash-text/hash', { method: 'POST', headers: { 'Content-Type': 'text/plain', 'Content-Length': '9999999999' } })).status).toBe(
        413,
      );
    });
  });

  test('a body of unknown size is refused at its limit', async () => {
    await withApi({ limits: { bodyBytes: 1_000 } }, async ({ open, port }) => {
      const socket = open();
      socket.write(`POST /api/hash-text/hash HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n`);
      socket.write(`3e9\r\n${'a'.repeat(1_001)}\r\n`);
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect(answer.toString()).toMatch(/^HTTP\/1.1 413 [^]*too-large/u);
      socket.destroy();
    });
  });

  test('a body that does not arrive is refused in time', async () => {
    await withApi({ limits: { requestSeconds: 0.02 } }, async ({ open, port }) => {
      const socket = open();
      socket.write(`POST /api/hash-text/hash HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: text/plain\r\nContent-Length: 10\r\n\r\nabc`);
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect(answer.toString()).toMatch(/^HTTP\/1.1 408 [^]*body-timeout/u);
      socket.destroy();
    });
  });

  test('a request that exceeds runs and queue gets 503', async () => {
    const { engines, messages } = stuckEngines();
    await withApi({ engines, limits: { parallel: 1, queue: 0 } }, async (other) => {
      const running = sendAlone(other);
      await eventually(() => expect(messages).toEqual(['run']));
      const { status, headers, json } = await other.post('/api/hash-text/hash', hash);
      expect([status, headers['retry-after'], json]).toEqual([503, '1', expect.objectContaining({ code: 'busy' })]);
      running.destroy();
    });
    engines.close();
  });

  test('a client that leaves ends its run, and the next one starts', async () => {
    const { engines, messages } = stuckEngines();
    await withApi({ engines, limits: { parallel: 1 } }, async (other) => {
      const running = sendAlone(other);
      await eventually(() => expect(messages).toEqual(['run']));
      const waiting = sendAlone(other);
      running.destroy();
      await eventually(() => expect(messages.filter((type) => type === 'run')).toHaveLength(2));
      expect(messages).toContain('cancel');
      waiting.destroy();
    });
    engines.close();
  });

  test('a run that exceeds its time is canceled', async () => {
    const { engines, messages } = stuckEngines();
    await withApi({ engines, limits: { runSeconds: 0.02 } }, async ({ post }) => {
      const { status, json } = await post('/api/hash-text/hash', hash);
      expect([status, json]).toEqual([400, expect.objectContaining({ code: 'timeout' })]);
      expect(messages).toContain('cancel');
    });
    engines.close();
  });

  test('a client that does not read its response is disconnected', async () => {
    const roman = 'X'.repeat(20_000_000);
    const create = ({ onMessage }: WorkerEvents): EngineWorker => ({
      postMessage: (message) =>
        message.type === 'run' && onMessage({ type: 'outcome', id: message.id, outcome: { kind: 'output', output: { roman }, isRandom: false } }),
      terminate: () => undefined,
    });
    const engines = new Engines(create);
    await withApi({ engines, limits: { requestSeconds: 0.05 } }, async ({ open, port, log }) => {
      const socket = open().pause();
      socket.write(`GET /api/roman-numeral-converter/toRoman?number=1 HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
      await eventually(() => expect(log).toHaveLength(1));
      socket.destroy();
    });
    engines.close();
  });

  test('too many headers are refused, and the server continues', async () => {
    const { port, open } = api;
    const socket = open();
    const lines = Array.from({ length: 10_000 }, (_, index) => `x-${index}: y\r\n`).join('');
    socket.write(`GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${lines}\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 431 /u);
    socket.destroy();
    expect((await api.ask('/api/openapi.json')).status).toBe(200);
  });
});

/** Creates threads in which every run throws. */
const failing = ({ onMessage }: WorkerEvents): EngineWorker => ({
  postMessage: (message) =>
    message.type === 'run' && onMessage({ type: 'outcome', id: message.id, outcome: { kind: 'bug', message: 'Error: s3cret\n    at run (a.js:1:2)' } }),
  terminate: () => undefined,
});

describe('a bug', () => {
  test('is reported without what the request contains', async () => {
    const engines = new Engines(failing);
    await withApi({ engines }, async ({ post, log }) => {
      const { status, json, body } = await post('/api/hash-text/hash', { text: 's3cret' });
      expect([status, json]).toEqual([500, expect.objectContaining({ code: 'bug' })]);
      await eventually(() => expect(log).toHaveLength(2));
      expect(log[0]).toBe('    at run (a.js:1:2)');
      expect(body + log.join('\n')).not.toContain('s3cret');
    });
    engines.close();
  });
});

test('the log has method, route, status and duration, and no value', async () => {
  await withApi({}, async ({ ask, post, log }) => {
    await ask('/api/hash-text/hash.txt?text=s3cret');
    await post('/api/bcrypt/hash', { password: 's3cret', cost: 4 });
    await post('/api/s3cret/s3cret', { s3cret: 's3cret' });
    await ask('/api/recipes/s3cret', { method: 'POST' });
    await ask('/api/hash-text/s3cret', { method: 'PROPFIND' });
    await eventually(() => expect(log).toHaveLength(5));
    expect(log.map((line) => line.replace(/ \d+ ms$/u, ''))).toEqual([
      'GET /api/hash-text/hash.txt 200',
      'POST /api/bcrypt/hash 200',
      'POST /api/* 404',
      'POST /api/recipes/* 404',
      'OTHER /api/* 405',
    ]);
  });
});
