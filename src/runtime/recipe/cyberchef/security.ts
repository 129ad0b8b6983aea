import type { Step } from '../recipe.ts';
import type { Arguments, Conversion, Row, Secret, Toggle } from './conversion.ts';
import { Unsupported } from './conversion.ts';
import { base64OfText, decodeToFile, encodeFile, firstDigest } from './steps.ts';

// Digests, ciphers and tokens. Keys are secrets, which recipes never contain.

function digest(algorithm: string): Conversion {
  const hash = (operation: string): Step => ({ tool: 'hash-text', operation, options: { algorithms: [algorithm] } });
  return { steps: [hash('hash'), firstDigest], fromBytes: [hash('hashFile'), firstDigest] };
}

/** A digest whose size is the first argument. */
const sizedDigest =
  (argument: string, algorithms: Readonly<Record<string, string>>) =>
  (args: Arguments): Conversion =>
    digest(args.choice(argument, algorithms));

const SHA2 = { '224': 'sha-224', '256': 'sha-256', '384': 'sha-384', '512': 'sha-512', '512/224': 'sha-512-224', '512/256': 'sha-512-256' };
const SHA3 = { '224': 'sha3-224', '256': 'sha3-256', '384': 'sha3-384', '512': 'sha3-512' };
const KECCAK = { '224': 'keccak-224', '256': 'keccak-256', '384': 'keccak-384', '512': 'keccak-512' };
const CRC = { 'CRC-32': 'crc-32', 'CRC-32C': 'crc-32c', 'CRC-64/XZ': 'crc-64-xz' };
const HMAC = {
  MD5: 'md5',
  SHA1: 'sha-1',
  SHA224: 'sha-224',
  SHA256: 'sha-256',
  SHA384: 'sha-384',
  SHA512: 'sha-512',
  'SHA512/224': 'sha-512-224',
  'SHA512/256': 'sha-512-256',
  RIPEMD160: 'ripemd-160',
  Whirlpool: 'whirlpool',
};

/** The usual number of rounds; no digest of ours has another one. */
function sha1(args: Arguments): Conversion {
  args.require('Rounds', 80);
  return digest('sha-1');
}

function sha2(args: Arguments): Conversion {
  const size = args.choice('Size', SHA2);
  const isLong = ['sha-384', 'sha-512', 'sha-512-224', 'sha-512-256'].includes(size);
  if (isLong) args.require('Rounds (512)', 160);
  else args.require('Rounds (256)', 64);
  return digest(size);
}

function blake2b(args: Arguments): Conversion {
  args.require('Output Encoding', 'Hex');
  if (args.toggle('Key').string !== '') throw new Unsupported('Key', '…');
  return digest(args.choice('Size', { '256': 'blake2b-256', '512': 'blake2b-512' }));
}

function blake2s(args: Arguments): Conversion {
  args.require('Output Encoding', 'Hex');
  if (args.toggle('Key').string !== '') throw new Unsupported('Key', '…');
  return digest(args.choice('Size', { '256': 'blake2s-256' }));
}

const KEY_ENCODINGS: Readonly<Record<string, string>> = { Hex: 'hex', UTF8: 'utf-8', Base64: 'base64', '': 'utf-8' };

/** The encoding of a key or an initialization vector. ASCII is the same in Latin-1 and UTF-8. */
function encodingOf(argument: string, { option, string }: Toggle): string {
  if (option === 'Latin1' && /^[\0-\u{7f}]*$/u.test(string)) return 'utf-8';
  if (!Object.hasOwn(KEY_ENCODINGS, option)) throw new Unsupported(argument, option);
  return KEY_ENCODINGS[option] ?? '';
}

const keyOf = (tool: string, argument: string, { string }: Toggle, field = 'key'): Secret => ({ tool, field, argument, value: string });

function hmac(args: Arguments): Conversion {
  const key = args.toggle('Key');
  const options = { algorithm: args.choice('Hashing function', HMAC), keyEncoding: encodingOf('Key', key) };
  const step: Step = { tool: 'hmac-generator', operation: 'hmac', options };
  return { steps: [step], fromBytes: [{ ...step, operation: 'hmacFile' }], secret: keyOf('hmac-generator', 'Key', key) };
}

interface Mode {
  readonly algorithm: string;
  readonly padding?: 'none';
}

const AES_MODES: Readonly<Record<string, Mode>> = {
  CBC: { algorithm: 'aes-cbc' },
  CTR: { algorithm: 'aes-ctr' },
  GCM: { algorithm: 'aes-gcm' },
  ECB: { algorithm: 'aes-ecb' },
  'CBC/NoPadding': { algorithm: 'aes-cbc', padding: 'none' },
  'ECB/NoPadding': { algorithm: 'aes-ecb', padding: 'none' },
};
const TRIPLE_DES_MODES: Readonly<Record<string, Mode>> = {
  CBC: { algorithm: 'triple-des-cbc' },
  'CBC/NoPadding': { algorithm: 'triple-des-cbc', padding: 'none' },
};
const BLOCK_BYTES: Readonly<Record<string, number>> = { 'triple-des-cbc': 8 };

/** An empty initialization vector consists of zeros in CyberChef. */
function ivOptions(args: Arguments, { algorithm }: Mode): Readonly<Record<string, string>> {
  if (algorithm === 'aes-ecb') return {};
  const iv = args.toggle('IV');
  if (iv.string === '') return { iv: '00'.repeat(BLOCK_BYTES[algorithm] ?? 16), ivEncoding: 'hex' };
  return { iv: iv.string, ivEncoding: encodingOf('IV', iv) };
}

function additionalData(args: Arguments, { algorithm }: Mode): Readonly<Record<string, string>> {
  const data = args.toggle('Additional Authenticated Data');
  if (data.string === '' || algorithm !== 'aes-gcm') return {};
  return { additionalData: data.string, additionalDataEncoding: encodingOf('Additional Authenticated Data', data) };
}

function cipherOptions(args: Arguments, mode: Mode): Readonly<Record<string, string>> {
  const keyEncoding = encodingOf('Key', args.toggle('Key'));
  return { algorithm: mode.algorithm, ...(mode.padding && { padding: mode.padding }), keyEncoding, ...ivOptions(args, mode) };
}

/** Newer versions have the length of the initialization vector after it. */
const withoutIvLength = (given: readonly unknown[]): readonly unknown[] => (typeof given[2] === 'number' ? given.toSpliced(2, 1) : given);

const isHex = (args: Arguments, argument: string): boolean => args.choice(argument, { Hex: true, Raw: false });

/** Encrypts text or bytes; the ciphertext is hex, or bytes. */
function encrypt(args: Arguments, modes: Readonly<Record<string, Mode>>, hasData: boolean): Conversion {
  const mode = args.choice('Mode', modes);
  const isHexInput = isHex(args, 'Input');
  const isHexOutput = isHex(args, 'Output');
  const data = hasData ? additionalData(args, mode) : {};
  const options = { ...cipherOptions(args, mode), ...data, encoding: isHexOutput ? 'hex' : 'base64' };
  const cipher = (textEncoding: string): Step => ({ tool: 'encryption', operation: 'encryptWithKey', options: { ...options, textEncoding } });
  const end = isHexOutput ? [] : [decodeToFile('base64')];
  const steps = [cipher(isHexInput ? 'hex' : 'utf-8'), ...end];
  return {
    steps,
    ...(!isHexInput && { fromBytes: [encodeFile('base64'), cipher('base64'), ...end] }),
    ...(!isHexOutput && { toBytes: steps }),
    secret: keyOf('encryption', 'Key', args.toggle('Key')),
    differs: mode.algorithm === 'aes-gcm' ? 'tag' : undefined,
  };
}

/** Decrypts hex or bytes to hex, or to text, or to bytes where the next step takes them. */
function decrypt(args: Arguments, modes: Readonly<Record<string, Mode>>, hasData: boolean): Conversion {
  const mode = args.choice('Mode', modes);
  const isHexInput = isHex(args, 'Input');
  const isHexOutput = isHex(args, 'Output');
  const tag = hasData && mode.algorithm === 'aes-gcm' ? args.toggle('GCM Tag') : undefined;
  if (tag && tag.option !== 'Hex') throw new Unsupported('GCM Tag', tag.option);
  const data = hasData ? additionalData(args, mode) : {};
  const options = { ...cipherOptions(args, mode), ...data, ...(tag && { tag: tag.string }), ciphertextEncoding: isHexInput ? 'hex' : 'base64' };
  const cipher = (encoding: string): Step => ({ tool: 'encryption', operation: 'decryptWithKey', options: { ...options, encoding } });
  const toFile = [cipher('base64'), decodeToFile('base64')];
  const steps = [...(isHexInput ? [] : [base64OfText()]), cipher(isHexOutput ? 'hex' : 'utf-8')];
  return {
    steps,
    ...(!isHexInput && { fromBytes: [encodeFile('base64'), cipher(isHexOutput ? 'hex' : 'utf-8')] }),
    ...(!isHexOutput && { toBytes: [...steps.slice(0, -1), ...toFile], throughBytes: [encodeFile('base64'), ...toFile] }),
    secret: keyOf('encryption', 'Key', args.toggle('Key')),
  };
}

const JWT_ALGORITHMS = {
  HS256: 'HS256',
  HS384: 'HS384',
  HS512: 'HS512',
  RS256: 'RS256',
  RS384: 'RS384',
  RS512: 'RS512',
  ES256: 'ES256',
  ES384: 'ES384',
  ES512: 'ES512',
  None: 'none',
} as const;

/** PEM is recognized; any other key is a text. */
const keyFormatOf = (key: string): string => (key.includes('-----BEGIN ') ? 'pem' : 'utf-8');

function jwtSign(args: Arguments): Conversion {
  const key = args.text('Private/Secret Key');
  const options = { algorithm: args.choice('Signing algorithm', JWT_ALGORITHMS), keyFormat: keyFormatOf(key) };
  const secret = { tool: 'jwt-parser', field: 'key', argument: 'Private/Secret Key', value: key };
  return { steps: [{ tool: 'jwt-parser', operation: 'sign', options }], secret, differs: 'layout' };
}

function jwtVerify(args: Arguments): Conversion {
  const key = args.text('Public/Secret Key');
  const secret = { tool: 'jwt-parser', field: 'key', argument: 'Public/Secret Key', value: key };
  return { steps: [{ tool: 'jwt-parser', operation: 'verify', options: { keyFormat: keyFormatOf(key) } }], secret, differs: 'report' };
}

const jwtDecode: Conversion = {
  steps: [
    { tool: 'jwt-parser', operation: 'decode' },
    { tool: 'json-prettify', operation: 'format', options: { indent: 4 } },
  ],
};

function bcrypt(args: Arguments): Conversion {
  const cost = args.count('Rounds', 4);
  if (cost > 31) throw new Unsupported('Rounds', cost);
  return { steps: [{ tool: 'bcrypt', operation: 'hash', options: { cost, version: '2a' } }] };
}

const ENCODED_OUTPUT = ['Output Encoding', 'Hex'] as const;
const EMPTY_KEY: Toggle = { option: 'UTF8', string: '' };
const EMPTY_HEX: Toggle = { option: 'Hex', string: '' };
const KEY_AND_IV = [
  ['Key', EMPTY_HEX],
  ['IV', EMPTY_HEX],
  ['Mode', 'CBC'],
] as const;

export const security: readonly Row[] = [
  { op: 'MD4', args: [], convert: () => digest('md4') },
  { op: 'MD5', args: [], convert: () => digest('md5') },
  { op: 'SHA1', args: [['Rounds', 80]], convert: sha1 },
  {
    op: 'SHA2',
    args: [
      ['Size', '512'],
      ['Rounds (256)', 64],
      ['Rounds (512)', 160],
    ],
    convert: sha2,
  },
  { op: 'SHA3', args: [['Size', '512']], convert: sizedDigest('Size', SHA3) },
  { op: 'Keccak', args: [['Size', '512']], convert: sizedDigest('Size', KECCAK) },
  { op: 'RIPEMD', args: [['Size', '320']], convert: sizedDigest('Size', { '160': 'ripemd-160' }) },
  {
    op: 'BLAKE2b',
    args: [['Size', '512'], ENCODED_OUTPUT, ['Key', EMPTY_KEY]],
    convert: blake2b,
  },
  { op: 'BLAKE2s', args: [['Size', '256'], ENCODED_OUTPUT, ['Key', EMPTY_KEY]], convert: blake2s },
  { op: 'CRC-32 Checksum', args: [], convert: () => digest('crc-32') },
  { op: 'CRC Checksum', args: [['Algorithm', 'CRC-32']], convert: sizedDigest('Algorithm', CRC) },
  { op: 'Adler-32 Checksum', args: [], convert: () => digest('adler-32') },
  {
    op: 'HMAC',
    args: [
      ['Key', EMPTY_HEX],
      ['Hashing function', 'MD5'],
    ],
    convert: hmac,
  },
  { op: 'Bcrypt', args: [['Rounds', 10]], convert: bcrypt },
  { op: 'Bcrypt parse', args: [], convert: () => ({ steps: [{ tool: 'bcrypt', operation: 'inspect', output: 'salt' }], differs: 'report' }) },
  {
    op: 'AES Encrypt',
    arrange: withoutIvLength,
    args: [...KEY_AND_IV, ['Input', 'Raw'], ['Output', 'Hex'], ['Additional Authenticated Data', EMPTY_HEX]],
    convert: (args) => encrypt(args, AES_MODES, true),
  },
  {
    op: 'AES Decrypt',
    arrange: withoutIvLength,
    args: [...KEY_AND_IV, ['Input', 'Hex'], ['Output', 'Raw'], ['GCM Tag', EMPTY_HEX], ['Additional Authenticated Data', EMPTY_HEX]],
    convert: (args) => decrypt(args, AES_MODES, true),
  },
  {
    op: 'Triple DES Encrypt',
    args: [...KEY_AND_IV, ['Input', 'Raw'], ['Output', 'Hex']],
    convert: (args) => encrypt(args, TRIPLE_DES_MODES, false),
  },
  {
    op: 'Triple DES Decrypt',
    args: [...KEY_AND_IV, ['Input', 'Hex'], ['Output', 'Raw']],
    convert: (args) => decrypt(args, TRIPLE_DES_MODES, false),
  },
  { op: 'JWT Decode', args: [], convert: () => jwtDecode },
  {
    op: 'JWT Sign',
    args: [
      ['Private/Secret Key', 'secret'],
      ['Signing algorithm', 'HS256'],
    ],
    convert: jwtSign,
  },
  { op: 'JWT Verify', args: [['Public/Secret Key', 'secret']], convert: jwtVerify },
];
