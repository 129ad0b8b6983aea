import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { MAX_LENGTH } from '../src/boot/host-text.ts';
import schema from '../public/config.schema.json' with { type: 'json' };
import { checkHost, checkHostSettings, listenNear, MAX_HOST_FILE_CHARACTERS, readAddress, readHostFile, SettingError } from './start-settings.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'penknife-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [{}, { port: 4173, host: '127.0.0.1' }],
  [
    { PORT: '', HOST: '' },
    { port: 4173, host: '127.0.0.1' },
  ],
  [
    { PORT: '8000', HOST: '::1' },
    { port: 8000, host: '::1' },
  ],
  [{ PORT: '0' }, { port: 0, host: '127.0.0.1' }],
])('%j is the address %j', (environment, address) => {
  expect(readAddress(environment)).toEqual(address);
});

test.each(['abc', '65536', '-1', '1e3', '80.5', ' 80'])('refuses PORT=%s in one line with an example', (PORT) => {
  expect(() => readAddress({ PORT })).toThrow(new SettingError(`PORT=${PORT} is not a port. Use a number from 0 to 65535, such as PORT=4173.`));
});

test('a host is an address of this device', async () => {
  await checkHost('127.0.0.1');
  // RFC 5737: an address for documentation, which no device has.
  await expect(checkHost('192.0.2.1')).rejects.toThrow(
    /^HOST=192\.0\.2\.1 is not an address of this device \(EADDRNOTAVAIL\)\. Use HOST=127\.0\.0\.1, or .*$/u,
  );
});

const read = (text: string): unknown => {
  writeFileSync(path.join(folder, 'config.json'), text);
  return readHostFile(path.join(folder, 'config.json'), 'public/config.json');
};

test('reads the settings of a site, which may be missing', () => {
  expect(read('{"name":"Acme"}')).toEqual({ name: 'Acme' });
  expect(read('')).toEqual({});
  expect(read('\ufeff{"name":"Acme"}')).toEqual({ name: 'Acme' });
  expect(read('\ufeff')).toEqual({});
  expect(readHostFile(path.join(folder, 'none.json'), 'none.json')).toEqual({});
  expect(MAX_HOST_FILE_CHARACTERS).toBe(MAX_LENGTH);
});

test.each([
  ['{\n"name":\n', /^public\/config\.json is not valid JSON: .* Correct it, or use \{\} for a site without settings\.$/u],
  ['[1]', /^public\/config\.json is not a JSON object\. Use \{\} for a site without settings\.$/u],
  ['null', /is not a JSON object/u],
  [`"${'x'.repeat(1_000_000)}"`, /^public\/config\.json is too long\. Use at most 1000000 characters\.$/u],
])('refuses a file %# in one line', (text, message) => {
  expect(() => read(text)).toThrow(message);
});

test.each([
  [{ nam: 'Acme' }, 'Unknown setting: nam.'],
  [{ hidden: { tool: [] } }, 'Unknown setting: hidden.tool.'],
  [{ theme: 'blue' }, 'Invalid value: theme = "blue" (must be equal to one of the allowed values: light, dark, system).'],
  [{ hidden: { tools: 'hash-text' } }, 'Invalid value: hidden.tools = "hash-text" (must be array).'],
])('refuses the settings %j', async (host, problem) => {
  await expect(checkHostSettings(host, schema, 'config.json')).rejects.toThrow(
    new SettingError(`config.json: ${problem} All settings are in docs/configuration.md.`),
  );
});

test('accepts settings that the schema allows', async () => {
  await checkHostSettings({ name: 'Acme', hidden: { tools: ['hash-text'] } }, schema, 'config.json');
});

/** A function that listens on the ports above `last`. */
const listenAbove =
  (last: number, code = 'EADDRINUSE') =>
  async ({ port, host }: { readonly port: number; readonly host: string }): Promise<string> => {
    if (port <= last) throw Object.assign(new Error('listen'), { code });
    return `${host}:${port}`;
  };

test('a port in use is followed by the next one on the same host', async () => {
  expect(await listenNear({ port: 4173, host: '::1' }, listenAbove(0))).toEqual({ site: '::1:4173', port: 4173 });
  expect(await listenNear({ port: 4173, host: '::1' }, listenAbove(4175))).toEqual({ site: '::1:4176', port: 4176 });
  await expect(listenNear({ port: 65_530, host: '::1' }, listenAbove(65_535))).rejects.toThrow(
    new SettingError('All ports from 65530 are in use. Use PORT=0 for any free port.'),
  );
});

test('a port that is not allowed is reported; other errors are bugs', async () => {
  await expect(listenNear({ port: 80, host: '::1' }, listenAbove(80, 'EACCES'))).rejects.toThrow(
    new SettingError('PORT=80 is not allowed for this user. Use a port above 1023, such as PORT=4173.'),
  );
  await expect(listenNear({ port: 80, host: '::1' }, listenAbove(80, 'EMFILE'))).rejects.not.toBeInstanceOf(SettingError);
});
