import { implement } from '../../contract/operations.ts';
import type charset from '../../lib/charset/strings/en.json';
import { decodeToken } from './decode-token.ts';
import * as fields from './fields.ts';
import { generateKey } from './generate-key.ts';
import { signToken } from './sign-token.ts';
import type en from './strings/en.json';
import { verifyToken } from './verify-token.ts';

export default implement<typeof fields, typeof en & typeof charset>(fields, {
  decode: ({ jwt, time }, { now, reference }) => decodeToken(jwt, time ?? now(), reference),
  verify: ({ jwt, key, keyFormat, ...expected }) => verifyToken(jwt, key, keyFormat, expected),
  sign: async (input, context) => ({ jwt: await signToken(input, context) }),
  generateKey: async ({ algorithm }, context) => generateKey(algorithm, context),
});
