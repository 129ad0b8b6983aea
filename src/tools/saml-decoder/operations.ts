import { implement } from '../../contract/operations.ts';
import type document from '../../lib/document/strings/en.json';
import type xml from '../../lib/document/xml/strings/en.json';
import * as fields from './fields.ts';
import { findInput } from './find-message.ts';
import { challengeOf, generateVerifier } from './pkce.ts';
import type en from './strings/en.json';

/** A response with a thousand attributes has a megabyte. */
const MAX_INFLATED = 2 ** 25;

export default implement<typeof fields, typeof en & typeof document & typeof xml>(fields, {
  async decode({ text, certificate, key, time }, context) {
    const input = await findInput(text, { limit: MAX_INFLATED, signal: context.signal });
    if (input.protocol === 'oauth') {
      const { explainUrl } = await import('./explain-url.ts');
      return explainUrl(input, context.reference);
    }
    const { decodeMessage } = await import('./decode-message.ts');
    return decodeMessage(input, { certificate, key, now: time ?? context.now() }, context);
  },
  pkce: ({ verifier, method, expectedChallenge }) => challengeOf(verifier, method, expectedChallenge),
  async generatePair({ method }, { randomBytes }) {
    const verifier = generateVerifier(randomBytes);
    const { challenge } = await challengeOf(verifier, method, '');
    return { verifier, challenge };
  },
});
