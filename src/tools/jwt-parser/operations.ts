import { implement } from '../../contract/operations.ts';
import type charset from '../../lib/charset/strings/en.json';
import type jwt from '../../lib/jwt/strings/en.json';
import { decodeToken } from './decode-token.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof charset & typeof jwt>(fields, {
  decode: ({ jwt, time }, { now, reference }) => decodeToken(jwt, time ?? now(), reference),
  // A page that opens decodes a token; the code for keys and signatures is loaded on demand.
  async verify({ jwt, key, keyFormat, validAt, ...expected }, { now }) {
    const { verifyToken } = await import('../../lib/jwt/verify-token.ts');
    // A clock skew is of no use unless dates are checked.
    return verifyToken(jwt, key, keyFormat, { ...expected, validAt: validAt ?? (expected.clockSkew === undefined ? undefined : now()) });
  },
  async decrypt({ time, ...input }, context) {
    const { decryptToken } = await import('./decrypt-token.ts');
    return decryptToken(input, time ?? context.now(), context);
  },
  async sign(input, context) {
    const { signToken } = await import('./sign-token.ts');
    return signToken(input, context);
  },
  async edit(input, context) {
    const { editToken } = await import('./edit-token.ts');
    return editToken(input, context);
  },
  async generateKey({ algorithm }, context) {
    const { generateKey } = await import('./generate-key.ts');
    return generateKey(algorithm, context);
  },
});
