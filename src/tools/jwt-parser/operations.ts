import { implement } from '../../contract/operations.ts';
import { decodeToken } from './decode-token.ts';
import * as fields from './fields.ts';
import { signToken } from './sign-token.ts';
import type en from './strings/en.json';
import { verifyToken } from './verify-token.ts';

export default implement<typeof fields, typeof en>(fields, {
  decode: ({ jwt, time }, { now, reference }) => decodeToken(jwt, time ?? now(), reference),
  verify: ({ jwt, key, keyFormat }) => verifyToken(jwt, key, keyFormat),
  sign: async (input, context) => ({ jwt: await signToken(input, context) }),
});
