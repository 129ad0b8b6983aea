import type { KeyObject } from 'node:crypto';
import { createHash, createHmac, createPublicKey, createCipheriv, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { argon2id } from '../hash/key-derivation.ts';
import { formatSshLine } from '../openssh-key/public-key.ts';
import type { SshKey } from '../openssh-key/public-key.ts';
import { sshInteger, sshString } from '../openssh-key/wire.ts';
import * as keys from './example-keys.ts';
import { findKeys } from './find-keys.ts';
import type { Jwk } from './jwk.ts';
import { readJwk } from './jwk.ts';
import type { Key } from './key.ts';
import { readFirstKey, readFoundKey } from './read-keys.ts';

const src = path.join(import.meta.dirname, '..', '..');

test('is the key reader of these tools', () => {
  const readers = /lib\/(?:key\/(?:find-keys|read-keys)|certificate\/pem|jwt\/(?:keys|sign))\.ts'/u;
  const tools = readdirSync(path.join(src, 'tools'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => readers.test(readFileSync(path.join(src, 'tools', file), 'utf8')))
    .map((file) => file.split(path.sep)[0] ?? '');
  expect(new Set(tools)).toEqual(new Set(['auth-check', 'jwt-parser', 'pdf-signature-checker', 'rsa-key-pair-generator', 'saml-decoder', 'unwrap']));
});

const pairs = {
  'RSA 1024': generateKeyPairSync('rsa', { modulusLength: 1024 }),
  'P-256': generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  'P-521': generateKeyPairSync('ec', { namedCurve: 'P-521' }),
  Ed25519: generateKeyPairSync('ed25519'),
};

const pemOf = (key: KeyObject): string => String(key.export({ format: 'pem', type: key.type === 'public' ? 'spki' : 'pkcs8' }));
const jwkOf = (key: KeyObject): Jwk => key.export({ format: 'jwk' }) as Jwk;
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const bare = (pem: string): string => pem.replaceAll(/-----.*-----|\n/gu, '');
const percent = (pem: string): string => encodeURIComponent(pem);

/** PEM in contexts from which people copy it. */
const wrappings: Readonly<Record<string, (pem: string) => string>> = {
  PEM: (pem) => pem,
  'CRLF and spaces at line ends': (pem) => pem.replaceAll('\n', '  \r\n'),
  'a BOM and no-break spaces': (pem) => `\uFEFF${pem.replaceAll('\n', '\u00A0\n')}`,
  'no line breaks': (pem) => pem.replaceAll('\n', ''),
  'spaces instead of line breaks': (pem) => pem.replaceAll('\n', ' '),
  'empty lines between': (pem) => pem.replaceAll('\n', '\n\n'),
  'other line lengths': (pem) => `${pem.split('\n')[0] ?? ''}\n${(bare(pem).match(/.{1,50}/gu) ?? []).join('\n')}\n${pem.trim().split('\n').at(-1) ?? ''}`,
  indented: (pem) => pem.replaceAll(/^/gmu, '    '),
  'quoted by a mail program': (pem) => pem.replaceAll(/^/gmu, '> '),
  'a shell comment': (pem) => pem.replaceAll(/^/gmu, '# '),
  'word processor dashes': (pem) => pem.replaceAll('-----', '—–-'),
  'literal \\n': (pem) => pem.replaceAll('\n', '\\n'),
  'literal \\r\\n': (pem) => pem.replaceAll('\n', '\\r\\n'),
  'an .env line': (pem) => `KEY="${pem.replaceAll('\n', '\\n')}"\nPORT=80`,
  'a JSON string': (pem) => JSON.stringify(pem),
  'a JSON string in JSON': (pem) => JSON.stringify(JSON.stringify({ key: pem })),
  'JSON from PHP': (pem) => JSON.stringify({ pem }).replaceAll('/', '\\/'),
  'JSON from .NET': (pem) => JSON.stringify({ pem }).replaceAll('+', '\\u002B'),
  'an object in an array': (pem) => JSON.stringify([{ name: 'x', values: [{ pem }] }]),
  'JavaScript source code': (pem) => `const key =\n${sourceLines(pem, ' +')};`,
  'Java source code': (pem) => `String key = ${sourceLines(pem, '').replaceAll('\n"', '\n    + "')};`,
  'PHP source code': (pem) => `$key = ${sourceLines(pem, ' .').replaceAll('"', "'")};`,
  'C source code': (pem) => `"${pem.trim().replaceAll('\n', '\\n\\\n')}\\n"`,
  'Kubernetes YAML': (pem) => `data:\n  tls.key: ${base64(pem)}\n  name: x`,
  'Base64 of PEM': base64,
  'wrapped Base64 of PEM': (pem) => (base64(pem).match(/.{1,76}/gu) ?? []).join('\n'),
  'Base64 of Base64 of PEM': (pem) => base64(base64(pem)),
  'Base64 of JSON': (pem) => base64(JSON.stringify({ private_key: pem })),
  'percent-encoded': percent,
  'percent-encoded by a form': (pem) => `key=${percent(pem).replaceAll('%20', '+')}&a=b`,
  'bare Base64': bare,
  'bare Base64 in quotes': (pem) => `"${bare(pem)}",`,
  'bare Base64URL': (pem) => bare(pem).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
  'bare Base64, wrapped': (pem) => (bare(pem).match(/.{1,64}/gu) ?? []).join('\n'),
  'bare Base64 with words after it': (pem) => `Key: ${bare(pem)} and more words`,
  'bare Base64 in XML': (pem) => `<key>\n  ${bare(pem)}\n</key>`,
  'bare Base64 in JSON': (pem) => JSON.stringify({ realm: 'test', public_key: bare(pem) }),
  hexadecimal: (pem) => Buffer.from(bare(pem), 'base64').toString('hex'),
  'hex with colons': (pem) => (Buffer.from(bare(pem), 'base64').toString('hex').match(/../gu) ?? []).join(':'),
};

function sourceLines(pem: string, joint: string): string {
  const lines = pem.trim().split('\n');
  return lines.map((line, index) => `"${line}\\n"${index === lines.length - 1 ? '' : joint}`).join('\n');
}

describe.each(Object.entries(pairs))('%s', (_name, { publicKey, privateKey }) => {
  test.each(Object.entries(wrappings))('is read from %s', async (_wrapping, wrap) => {
    for (const key of [publicKey, privateKey]) {
      const text = wrap(pemOf(key));
      expect(findKeys(text), text).toHaveLength(1);
      expect(await readFirstKey(text, 'key'), text).toEqual(await readJwk(jwkOf(key), 'key'));
    }
  });

  test('is read from JWKs in source code', async () => {
    const jwk = jwkOf(privateKey);
    const expected = await readJwk(jwk, 'key');
    const json = JSON.stringify(jwk);
    for (const text of [
      json,
      `export const jwk = ${json};`,
      JSON.stringify({ keys: [jwk] }),
      JSON.stringify([jwk]),
      JSON.stringify(json),
      JSON.stringify({ jwk: json }),
      base64(json),
      json.replaceAll('"', "'"),
      json.replace(/\}$/u, ',}'),
      json.replaceAll(/"(\w+)":/gu, '$1: '),
    ]) {
      expect(await readFirstKey(text, 'key'), text).toEqual(expected);
    }
  });

  test('is read from an OpenSSH line and from RFC 4716', async () => {
    const key = (await readJwk(jwkOf(publicKey), 'key')) as SshKey;
    const line = formatSshLine(key, 'ada@example.com');
    const blob = line.split(' ')[1] ?? '';
    const wrapped = (blob.match(/.{1,70}/gu) ?? []).join('\n');
    for (const text of [
      line,
      `"${line.trim()}",`,
      `from="*.example.com" ${line}`,
      blob,
      base64(line),
      JSON.stringify({ ssh_keys: [line] }),
      `---- BEGIN SSH2 PUBLIC KEY ----\nComment: "a comment that goes \\\non here"\nSubject: ada\n${wrapped}\n---- END SSH2 PUBLIC KEY ----`,
    ]) {
      expect(await readFirstKey(text, 'key'), text).toEqual(key);
    }
  });

  test.each([2, 3])('is read from a PuTTY file of version %i', async (version) => {
    const expected = await readJwk(jwkOf(privateKey), 'key');
    for (const passphrase of ['', 'pässphrase']) {
      const text = await formatPutty(expected as SshKey, version, passphrase);
      const [found] = findKeys(text.replaceAll('\n', '\r\n'));
      if (!found) throw new Error('no key');
      const open = async (word: string) =>
        readFoundKey(found, 'key', { passphrase: word, watch: { signal: new AbortController().signal, progress: () => undefined } });
      expect(await open(passphrase)).toEqual(expected);
      if (passphrase === '') continue;
      expect(await codeOf(open('wrong'))).toBe('wrong-passphrase');
      expect(await codeOf(open(''))).toBe('passphrase-required');
    }
  });
});

const codeOf = async (read: Promise<Key>): Promise<string> => {
  try {
    return (await read).kind;
  } catch (error) {
    if (error instanceof InputError) return error.code;
    throw error;
  }
};

const sha1 = (...parts: readonly Uint8Array[]) => createHash('sha1').update(Buffer.concat(parts)).digest();

function linesOf(name: string, text: string): string {
  const lines = text.match(/.{1,64}/gu) ?? [];
  return `${name}-Lines: ${lines.length}\n${lines.join('\n')}\n`;
}

/** Formats a PuTTY file according to the appendix “PPK file format” of PuTTY’s documentation. */
async function formatPutty(key: SshKey, version: number, passphrase: string): Promise<string> {
  const word = Buffer.from(passphrase);
  const [type = '', publicBlob = ''] = formatSshLine(key, '').trim().split(' ');
  const content = Buffer.concat(privateParts(key));
  const padded = Buffer.concat([content, sha1(content).subarray(0, passphrase === '' ? 0 : (16 - (content.length % 16)) % 16)]);
  const derived =
    version === 2
      ? Buffer.concat([sha1(Buffer.of(0, 0, 0, 0), word), sha1(Buffer.of(0, 0, 0, 1), word)]).subarray(0, 32)
      : passphrase === ''
        ? Buffer.alloc(80)
        : await argon2id(word, Buffer.from('saltsalt'), { m: 64, t: 1, p: 1 }, 80);
  const iv = version === 2 ? Buffer.alloc(16) : derived.slice(32, 48);
  const cipher = createCipheriv('aes-256-cbc', derived.slice(0, 32), iv).setAutoPadding(false);
  const macKey = version === 2 ? sha1(Buffer.from('putty-private-key-file-mac-key'), word) : passphrase === '' ? Buffer.alloc(0) : derived.slice(48);
  const encryption = passphrase === '' ? 'none' : 'aes256-cbc';
  const signed = [type, encryption, 'a comment', Buffer.from(publicBlob, 'base64'), padded].map((part) => sshString(part));
  const derivation = 'Key-Derivation: Argon2id\nArgon2-Memory: 64\nArgon2-Passes: 1\nArgon2-Parallelism: 1\nArgon2-Salt: 73616c7473616c74\n';
  return [
    `PuTTY-User-Key-File-${version}: ${type}\nEncryption: ${encryption}\nComment: a comment\n`,
    linesOf('Public', publicBlob),
    version === 3 && passphrase !== '' ? derivation : '',
    linesOf('Private', (passphrase === '' ? padded : Buffer.concat([cipher.update(padded), cipher.final()])).toString('base64')),
    `Private-MAC: ${createHmac(version === 2 ? 'sha1' : 'sha256', macKey)
      .update(Buffer.concat(signed))
      .digest('hex')}\n`,
  ].join('');
}

function privateParts(key: SshKey): Uint8Array[] {
  if (key.kind === 'rsa') {
    const { privateExponent = 0n, primes } = key.privatePart ?? {};
    return [privateExponent, primes?.p ?? 0n, primes?.q ?? 0n, primes?.qInv ?? 0n].map(sshInteger);
  }
  const bytes = key.privateKey ?? new Uint8Array();
  return [key.kind === 'ec' ? sshInteger(BigInt(`0x${Buffer.from(bytes).toString('hex')}`)) : sshString(bytes)];
}

test('reads requests, certificates and PKCS #7, in PEM and as bare Base64', async () => {
  const spki = new X509Certificate(keys.RSA_CERTIFICATE).publicKey;
  const expected = await readJwk(jwkOf(spki), 'key');
  for (const pem of [keys.RSA_REQUEST, keys.RSA_CERTIFICATE, keys.RSA_PKCS7]) {
    for (const text of [pem, bare(pem), `"x5c": ["${bare(pem)}"]`]) expect(await readFirstKey(text, 'key')).toEqual(expected);
  }
  expect(await readFirstKey(JSON.stringify({ kty: 'RSA', x5c: [bare(keys.RSA_CERTIFICATE)] }), 'key')).toEqual(expected);
});

test('finds all keys in order, with their IDs', () => {
  const one = JSON.stringify({ kid: 'one', ...jwkOf(pairs.Ed25519.publicKey) });
  const text = `${one}\n${pemOf(pairs['P-256'].publicKey)}${keys.RSA_OPENSSH_PUBLIC}${JSON.stringify({ a1b2c3: keys.RSA_CERTIFICATE })}`;
  expect(findKeys(text).map(({ kind, keyId }) => [kind, keyId])).toEqual([
    ['jwk', 'one'],
    ['der', undefined],
    ['ssh', undefined],
    ['der', 'a1b2c3'],
  ]);
  const chain = [keys.RSA_CERTIFICATE, keys.ED25519_SPKI].map(bare).join('\n');
  expect(findKeys(chain)).toHaveLength(2);
  expect(findKeys(JSON.stringify({ private_key_id: 'x', private_key: keys.RSA_PKCS8 }))).toMatchObject([{ keyId: 'x' }]);
  expect(findKeys(JSON.stringify({ keys: [{ kid: 'y', publicKey: bare(keys.RSA_SPKI), certificate: bare(keys.RSA_CERTIFICATE) }] }))).toMatchObject([
    { keyId: 'y' },
    { keyId: 'y' },
  ]);
});

test('uses the content of PEM even if its label is wrong', async () => {
  const expected = await readFirstKey(keys.RSA_PKCS8, 'key');
  for (const label of ['RSA PRIVATE KEY', 'PUBLIC KEY', 'EC PRIVATE KEY', 'KEY']) {
    expect(await readFirstKey(keys.RSA_PKCS8.replaceAll('PRIVATE KEY', label), 'key')).toEqual(expected);
  }
});

test.each([
  '',
  'a secret of some words',
  'https://example.com/-----BEGIN',
  'MIIB is how keys begin',
  'MyVeryLongSecretThatLooksLikeBase64ButIsJustALongSecretOfLettersAndDigits0123456789',
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U',
  '{"a": 1, "b": ["c"]}',
  '30820122',
  '-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----',
])('finds no key in %j', (text) => {
  expect(findKeys(text)).toEqual([]);
});

test('reads no key from random bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 64 }), fc.constantFrom('base64', 'base64url', 'hex'), (bytes, encoding) => {
      expect(findKeys(Buffer.from(bytes).toString(encoding as BufferEncoding))).toEqual([]);
    }),
    { numRuns: runs(500) },
  );
});

test('reads a damaged text as a key of the right type, or rejects it', async () => {
  const forms = [
    keys.RSA_SPKI,
    keys.ED25519_PKCS8,
    keys.RSA_OPENSSH_PUBLIC,
    keys.OTHER_ED25519_PUTTY_3,
    keys.RSA_RFC_4716,
    keys.RSA_PUBLIC_JWK,
    keys.RSA_PKCS7,
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...forms),
      fc.constantFrom(...Object.values(wrappings)),
      fc.nat(),
      fc.string({ maxLength: 3 }),
      async (form, wrap, place, noise) => {
        const text = wrap(form);
        const at = place % text.length;
        const answer = await codeOf(readFirstKey(text.slice(0, at) + noise + text.slice(at + 1), 'key'));
        expect(['rsa', 'okp', 'invalid-key']).toContain(answer);
      },
    ),
    { numRuns: runs(400) },
  );
});

test('finds the same public key in a private key as node', async () => {
  for (const { privateKey } of Object.values(pairs)) {
    const own = await readFirstKey(bare(pemOf(privateKey)), 'key');
    const publicKey = await readFirstKey(pemOf(createPublicKey(privateKey)), 'key');
    expect({ ...own, privateKey: undefined, privatePart: undefined }).toMatchObject(publicKey);
  }
});

test('searches texts of several megabytes in linear time', { tags: ['slow'] }, () => {
  const texts = [
    '-'.repeat(2_000_000),
    '-----BEGIN A'.repeat(100_000),
    'PuTTY-User-Key-File-2: '.repeat(50_000),
    `MIIB${'A'.repeat(2_000_000)}`,
    'MIIBAAAAAAAAAAAAAAAAAAAAAAAAAAAA '.repeat(50_000),
    'LS0tLS1CRUdJTiBQVUJMSUMgS0VZLS0t\n'.repeat(50_000),
    'ssh-rsa AAAAB3NzaC1yc2E\n'.repeat(50_000),
    '\\'.repeat(1_000_000),
    '{"a":'.repeat(200_000),
    '"'.repeat(1_000_001),
    keys.RSA_SPKI.repeat(2000),
  ];
  for (const text of texts) {
    const processorTime = startProcessorTime();
    findKeys(text);
    expect(processorTime(), text.slice(0, 30)).toBeLessThan(3000);
  }
});
