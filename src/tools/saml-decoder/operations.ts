import { implement } from '../../contract/operations.ts';
import type document from '../../lib/document/strings/en.json';
import type xml from '../../lib/document/xml/strings/en.json';
import type saml from '../../lib/saml/strings/en.json';
import * as fields from './fields.ts';
import { findInput, MAX_MESSAGE_BYTES } from '../../lib/saml/find-message.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof document & typeof xml & typeof saml>(fields, {
  async decode({ text, certificate, key, time }, context) {
    const input = await findInput(text, { limit: MAX_MESSAGE_BYTES, signal: context.signal });
    if (input.protocol === 'oauth') {
      const { explainUrl } = await import('./explain-url.ts');
      return explainUrl(input, context.reference);
    }
    const { decodeMessage } = await import('./decode-message.ts');
    return decodeMessage(input, { certificate, key, now: time ?? context.now() }, context);
  },
  async pkce({ verifier, method, expectedChallenge }) {
    const { challengeOf } = await import('./pkce.ts');
    return challengeOf(verifier, method, expectedChallenge);
  },
  async generatePair({ method }, { randomBytes }) {
    const { challengeOf, generateVerifier } = await import('./pkce.ts');
    const verifier = generateVerifier(randomBytes);
    const { challenge } = await challengeOf(verifier, method, '');
    return { verifier, challenge };
  },
});
