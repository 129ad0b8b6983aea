import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { decodeBase64 } from '../base64/base64.ts';
import type { Key } from '../key/key.ts';
import { readFirstKey } from '../key/read-keys.ts';
import type { SshPrivateKey } from './private-key.ts';
import { formatSshPrivateKey, readSshPrivateFile } from './private-key.ts';
import { findSshLines, formatSshLine, readSshBlob, readSshLine } from './public-key.ts';
import { sshNumber, sshString } from './wire.ts';

const context = createContext();
const PASSPHRASE = 'pässphrase';
const bytes = (text: string) => new TextEncoder().encode(text);

let folder = '';
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'openssh-key-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const bodyOf = (pem: string): Uint8Array => decodeBase64(pem.replaceAll(/-----.*-----/gu, ''), '');

async function open(pem: string, passphrase: string): Promise<Key | undefined> {
  return readSshPrivateFile(bodyOf(pem), 'key').open(bytes(passphrase), context);
}

function run(args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('ssh-keygen', args, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stdout;
}

/** Writes a key file that ssh-keygen can read. */
function write(name: string, content: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, content, { mode: 0o600 });
  return file;
}

const pems = {
  rsa: generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey,
  ed25519: generateKeyPairSync('ed25519').privateKey,
  'P-256': generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
  'P-384': generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey,
  'P-521': generateKeyPairSync('ec', { namedCurve: 'P-521' }).privateKey,
};

const readOwn = async (name: keyof typeof pems): Promise<SshPrivateKey> =>
  (await readFirstKey(String(pems[name].export({ format: 'pem', type: 'pkcs8' })), 'key')) as SshPrivateKey;

describe.each(Object.keys(pems) as (keyof typeof pems)[])('%s', (name) => {
  test('writes keys from which ssh-keygen derives the same public key', { tags: ['slow'] }, async () => {
    const key = await readOwn(name);
    for (const passphrase of ['', PASSPHRASE]) {
      const written = await formatSshPrivateKey(key, { comment: 'ada@example.com', passphrase: passphrase === '' ? undefined : bytes(passphrase) }, context);
      const file = write(`own-${name}-${passphrase}`, written);
      expect(run(['-y', '-P', passphrase, '-f', file])).toBe(formatSshLine(key, 'ada@example.com'));
      expect(await open(written, passphrase)).toEqual(key);
    }
  });
});

test.each([
  ['rsa', '1024', 'aes256-ctr'],
  ['ed25519', '256', 'aes256-ctr'],
  ['ecdsa', '384', 'aes256-cbc'],
])('reads keys from ssh-keygen: %s with %s bits, %s', { tags: ['slow'] }, async (type, bits, cipher) => {
  const file = path.join(folder, `theirs-${type}`);
  run(['-q', '-t', type, '-b', bits, '-N', PASSPHRASE, '-Z', cipher, '-a', '2', '-C', 'a comment', '-f', file]);
  const pem = readFileSync(file, 'utf8');
  const key = await open(pem, PASSPHRASE);
  const line = readFileSync(`${file}.pub`, 'utf8');
  const own = await readLine(line);
  expect(key).toMatchObject(
    own.kind === 'rsa' ? { modulus: own.modulus, publicExponent: own.publicExponent } : { kind: own.kind, publicKey: Object(own).publicKey },
  );
  expect(formatSshLine(own as SshPrivateKey, 'a comment')).toBe(line);
  expect(await open(pem, 'passphrase')).toBeUndefined();
});

async function readLine(text: string): Promise<Key> {
  const [line] = [...findSshLines(text)];
  if (!line) throw new Error('no line');
  return readSshLine(line, 'key');
}

const refusal = async (read: () => unknown): Promise<unknown> => {
  try {
    await read();
    return 'no error';
  } catch (error) {
    return error instanceof InputError ? [error.code, error.field, error.params.reason] : error;
  }
};

const file = ({ cipher = 'none', kdf = 'none', options = new Uint8Array(), count = 1, body = new Uint8Array(16) }) =>
  Buffer.concat([bytes('openssh-key-v1\0'), sshString(cipher), sshString(kdf), sshString(options), sshNumber(count), sshString(), sshString(body)]);
const bcrypt = (rounds: number) => ({ cipher: 'aes256-ctr', kdf: 'bcrypt', options: Buffer.concat([sshString('salt'), sshNumber(rounds)]) });

const refuse = (reason: string | undefined, code = 'invalid-key') => [code, 'key', reason];

test('reports why a private key is rejected', async () => {
  const read = async (content: Uint8Array) => refusal(() => readSshPrivateFile(content, 'key'));
  expect(await read(bytes('openssh-key-v2\0'))).toEqual(refuse('unreadable'));
  expect(await read(file({ count: 2 }))).toEqual(refuse('unsupported'));
  expect(await read(file({ ...bcrypt(16), cipher: 'chacha20-poly1305@openssh.com' }))).toEqual(refuse('unsupported'));
  expect(await read(file({ ...bcrypt(16), cipher: 'toString' }))).toEqual(refuse('unsupported'));
  expect(await read(file({ ...bcrypt(16), kdf: 'argon2' }))).toEqual(refuse('unsupported'));
  expect(await read(file(bcrypt(0)))).toEqual(refuse('unreadable'));
  for (const rounds of [10_001, 2 ** 31]) expect(await read(file(bcrypt(rounds)))).toEqual(refuse(undefined, 'key-derivation-too-costly'));
  expect(readSshPrivateFile(file({ ...bcrypt(10_000), body: new Uint8Array(16) }), 'key').isEncrypted).toBe(true);
  expect(await read(file({ ...bcrypt(16), body: new Uint8Array(15) }))).toEqual(refuse('unreadable'));
  expect(await refusal(async () => readSshPrivateFile(file({ body: Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8) }), 'key').open(new Uint8Array(), context))).toEqual(
    refuse('unreadable'),
  );
});

test('rejects a private key whose public part belongs to another', async () => {
  const [one, other] = [await readOwn('P-256'), await readOwn('P-384')];
  const swapped = { ...one, publicKey: Object(other).publicKey } as SshPrivateKey;
  const written = await formatSshPrivateKey(swapped, { comment: '', passphrase: undefined }, context);
  expect(await refusal(async () => open(written, ''))).toEqual(['invalid-key', 'key', 'unreadable']);
});

test('rejects an Ed25519 key whose private string ends with another public key', async () => {
  const key = await readOwn('ed25519');
  const content = Buffer.from(bodyOf(await formatSshPrivateKey(key, { comment: '', passphrase: undefined }, context)));
  const last = content.lastIndexOf(Object(key).publicKey);
  content.writeUInt8(content.readUInt8(last) ^ 1, last);
  expect(await refusal(async () => readSshPrivateFile(content, 'key').open(new Uint8Array(), context))).toEqual(refuse('unreadable'));
});

test('reads damaged keys, or returns nothing or invalid-key', async () => {
  const whole = await Promise.all(
    (Object.keys(pems) as (keyof typeof pems)[]).map(async (name) =>
      bodyOf(await formatSshPrivateKey(await readOwn(name), { comment: '', passphrase: undefined }, context)),
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...whole), fc.nat(), fc.integer({ min: 0, max: 255 }), fc.boolean(), async (content, place, byte, cut) => {
      const at = place % content.length;
      const damaged = cut ? content.slice(0, at) : content.with(at, byte);
      const answer = await refusal(async () => readSshPrivateFile(damaged, 'key').open(new Uint8Array(), context));
      if (answer !== 'no error') expect(answer).toEqual(['invalid-key', 'key', expect.stringMatching(/^(?:unreadable|unsupported)$/u)]);
      expect(await refusal(async () => readSshBlob(damaged, 'key'))).not.toBeInstanceOf(Error);
    }),
    { numRuns: runs(200) },
  );
});

const typesIn = (text: string): string[] => [...findSshLines(text)].map(({ type }) => type);

test('finds only key lines of a text, with their positions', async () => {
  const line = formatSshLine(await readOwn('ed25519'), '');
  expect(line).toMatch(/^ssh-ed25519 \S+\n$/u);
  for (const before of ['', '# comment\n', 'from="*.example.com",no-pty ', '[example.com]:22 ', '"']) {
    const text = `${before}${line}`;
    const [found] = [...findSshLines(text)];
    expect(text.slice(found?.at, found?.end).trim()).toBe(`${before.endsWith('"') ? '"' : ''}${line.trim()}`);
    expect(await readLine(text)).toMatchObject({ kind: 'okp' });
  }
  expect(typesIn(`${line}${line}`)).toEqual(['ssh-ed25519', 'ssh-ed25519']);
  for (const text of ['', 'ssh-rsa is a type', 'ssh-ed25519 AAAA!', 'my-ssh-rsa AAAAB3Nz', 'ssh-rsa-cert-v01@openssh.com AAAA'])
    expect(typesIn(text)).toEqual([]);
});

test('finds a line wrapped by a terminal', async () => {
  const line = formatSshLine(await readOwn('rsa'), 'ada');
  const wrapped = (line.match(/.{1,80}/gu) ?? []).join('\n');
  expect(await readLine(wrapped)).toEqual(await readLine(line));
  expect(typesIn(`${wrapped}\n${line}`)).toEqual(['ssh-rsa', 'ssh-rsa']);
});

test.each(['p', 'q'] as const)('rejects an RSA key whose %s is not prime', async (name) => {
  const key = await readOwn('rsa');
  if (key.kind !== 'rsa') throw new Error('not an RSA key');
  for (const prime of [0n, 1n]) {
    const wrong = { ...key, privatePart: { ...key.privatePart, primes: { ...key.privatePart.primes, [name]: prime } } };
    const written = await formatSshPrivateKey(wrong, { comment: '', passphrase: undefined }, context);
    expect(await refusal(async () => open(written, ''))).toEqual(refuse('unreadable'));
  }
});
