import { implement } from '../../contract/operations.ts';
import { InputError } from '../../contract/errors.ts';
import { readFile } from '../../contract/values.ts';
import type base32 from '../../lib/base32/strings/en.json';
import { encodeBase32 } from '../../lib/base32/base32.ts';
import type charset from '../../lib/charset/strings/en.json';
import { equalInConstantTime } from '../../lib/digest-text/digest-text.ts';
import type hash from '../../lib/hash/strings/en.json';
import { encodeHex } from '../../lib/hex/hex.ts';
import type hex from '../../lib/hex/strings/en.json';
import type qrCode from '../../lib/qr-code/strings/en.json';
import { createCodes, STEAM_CODE, stepsToTry, timeStep } from './codes.ts';
import * as fields from './fields.ts';
import { drawKeyUri, formatKeyUri } from './key-uri.ts';
import { readKeyUri } from './read-key-uri.ts';
import { readSecret } from './secret.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof base32 & typeof charset & typeof hash & typeof hex & typeof qrCode>(fields, {
  totp: async ({ time, ...input }, { now }) => {
    const secret = readSecret(input.secret, input.secretEncoding);
    const step = timeStep({ ...input, time: time ?? now() });
    const codeOf = await createCodes(secret, input.algorithm, input.digits, input.encoder);
    return {
      code: codeOf(step.counter),
      previousCode: step.counter === 0 ? '' : codeOf(step.counter - 1),
      nextCode: codeOf(step.counter + 1),
      ...step,
      counterHex: BigInt(step.counter).toString(16).padStart(16, '0'),
      ...written(secret, input, { period: input.period }),
    };
  },
  hotp: async (input) => {
    const secret = readSecret(input.secret, input.secretEncoding);
    const codeOf = await createCodes(secret, input.algorithm, input.digits);
    const last = Math.min(input.counter + input.count - 1, Number.MAX_SAFE_INTEGER);
    const counters = Array.from({ length: last - input.counter + 1 }, (_, index) => input.counter + index);
    return {
      code: codeOf(input.counter),
      codes: counters.map((counter) => ({ counter, code: codeOf(counter) })),
      ...written(secret, input, { counter: input.counter }),
    };
  },
  verify: async ({ time, ...input }, { now }) => {
    const code = input.code.replaceAll(/[\s-]/gu, '').toUpperCase();
    // Only Steam codes have five characters, and they are time-based.
    const isSteam = input.type === 'totp' && STEAM_CODE.test(code);
    if (!isSteam && !/^\d{6,8}$/u.test(code)) throw new InputError('invalid-code', { field: 'code' });
    const secret = readSecret(input.secret, input.secretEncoding);
    const expected = input.type === 'hotp' ? input.counter : timeStep({ ...input, time: time ?? now() }).counter;
    const codeOf = await createCodes(secret, input.algorithm, code.length, isSteam ? 'steam' : 'standard');
    const offset = stepsToTry(input.type, input.window).find((step) => {
      const counter = expected + step;
      return counter >= 0 && counter <= Number.MAX_SAFE_INTEGER && equalInConstantTime(ascii(codeOf(counter)), ascii(code));
    });
    return offset === undefined ? { valid: false, offset: 0, counter: 0 } : { valid: true, offset, counter: expected + offset };
  },
  generateSecret: ({ byteLength }, { randomBytes }) => {
    const secret = randomBytes(byteLength);
    return { secret: encodeBase32(secret), secretHex: encodeHex(secret) };
  },
  readUri: ({ uri }) => ({ accounts: readKeyUri(uri) }),
  readImage: async ({ image }) => {
    // The reader's WebAssembly is large: a page that only generates codes never loads it.
    const { decodeQrCodes } = await import('../../lib/qr-code/decode.ts');
    const codes = await decodeQrCodes(await readFile(image), 'image');
    const found = codes.find(({ text }) => /^otpauth(?:-migration)?:/iu.test(text));
    if (!found) throw new InputError('no-key-uri', { field: 'image' });
    return { uri: found.text };
  },
});

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

type Described = Omit<Parameters<typeof formatKeyUri>[0], 'secretBase32' | 'moving'>;

/** Returns the secret and its key URI in all formats. */
function written(secret: Uint8Array, { issuer, account, algorithm, digits, encoder }: Described, moving: Parameters<typeof formatKeyUri>[0]['moving']) {
  const secretBase32 = encodeBase32(secret);
  const keyUri = formatKeyUri({ secretBase32, issuer, account, algorithm, digits, ...(encoder && { encoder }), moving });
  return { secretBase32, secretHex: encodeHex(secret), keyUri, qrCode: drawKeyUri(keyUri) };
}
