import { implement } from '../../contract/operations.ts';
import type charset from '../../lib/charset/strings/en.json';
import { equalInConstantTime } from '../../lib/digest-text/digest-text.ts';
import { encodeHex } from '../../lib/hex/hex.ts';
import { bcrypt, passwordBytes } from './bcrypt.ts';
import { encodeBytes, parseBcryptHash, parseSalt } from './encoding.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

const SALT_BYTES = 16;

export default implement<typeof fields, typeof en & typeof charset>(fields, {
  hash: async ({ password, cost, version, salt }, { randomBytes }) => {
    const { bytes, ...length } = passwordBytes(password);
    const { salt: used, digest } = await bcrypt(bytes, salt === '' ? Uint8Array.from(randomBytes(SALT_BYTES)) : parseSalt(salt, 'salt'), cost);
    return { hash: `$${version}$${String(cost).padStart(2, '0')}$${encodeBytes(used)}${encodeBytes(digest)}`, ...length };
  },
  verify: async ({ hash, password }) => {
    const { salt, cost, digest } = parseBcryptHash(hash, 'hash');
    const { bytes, ...length } = passwordBytes(password);
    const actual = await bcrypt(bytes, salt, cost);
    return { matches: equalInConstantTime(actual.digest, digest), ...length };
  },
  inspect: ({ hash }) => {
    const { version, cost, salt, saltText, digest, digestText } = parseBcryptHash(hash, 'hash');
    return { version, cost, rounds: 2 ** cost, salt: saltText, saltHex: encodeHex(salt), digest: digestText, digestHex: encodeHex(digest) };
  },
});
