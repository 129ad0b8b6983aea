import { InputError } from '../../contract/errors.ts';
import { decodeBase64, encodeBase64 } from '../../lib/base64/base64.ts';
import { decodeUtf8, encodeUtf8 } from '../../lib/charset/utf8.ts';
import { parseJson } from '../../lib/json-text/json-text.ts';
import { hashes } from '../../lib/signature/hashes.ts';
import type { JsonPart, Token } from '../../lib/jwt/token.ts';

export interface Disclosures {
  readonly rows: readonly { readonly name: string; readonly value: string }[];
  /** Whether the digest of a disclosure is not in the token, so that it may be forged. */
  readonly hasUnknown: boolean;
  readonly hasKeyBinding: boolean;
}

/** Returns the disclosures of an SD-JWT (RFC 9901, section 4.2). Array elements have no name. */
export function readDisclosures({ disclosures = [] }: Token, payload: JsonPart | undefined): Disclosures {
  // The last ~ is followed by nothing, or by the key binding JWT.
  const written = disclosures.slice(0, -1);
  const contents = written.map(readDisclosure);
  const texts = [payload?.json ?? '', ...contents.map(({ json }) => json)];
  const digest = digestFor(payload?.value['_sd_alg'] ?? 'sha-256');
  return {
    rows: contents.map(({ name, value }) => ({ name, value })),
    hasUnknown: written.some((disclosure) => !texts.some((text) => text.includes(`"${digest(disclosure)}"`))),
    hasKeyBinding: (disclosures.at(-1) ?? '') !== '',
  };
}

function readDisclosure(written: string): { readonly json: string; readonly name: string; readonly value: string } {
  try {
    const json = decodeUtf8(decodeBase64(written, 'jwt'), 'jwt');
    const content = parseJson(json, { field: 'jwt' });
    if (!Array.isArray(content) || content.length < 2 || content.length > 3) return { json, name: '', value: json };
    const [name, value] = content.length === 3 ? content.slice(1) : ['', content[1]];
    return { json, name: String(name), value: typeof value === 'string' ? value : JSON.stringify(value) };
  } catch (error) {
    if (error instanceof InputError) return { json: '', name: '', value: written };
    throw error;
  }
}

/** Hashes the Base64url text of a disclosure. For an unknown algorithm the result matches nothing. */
function digestFor(algorithm: unknown): (disclosure: string) => string {
  const hash = algorithm === 'sha-256' || algorithm === 'sha-384' || algorithm === 'sha-512' ? hashes[algorithm] : undefined;
  return (disclosure) => (hash ? encodeBase64(hash(encodeUtf8(disclosure, 'jwt')), { urlSafe: true }) : '\0');
}
