import type { OutputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { indentJson } from '../../lib/json-text/json-text.ts';
import { isNone } from '../../lib/jwt/algorithms.ts';
import { formatNumericDate } from '../../lib/jwt/numeric-date.ts';
import { describeMembers, lifetimeOf, noteDates, statusOf } from './claims.ts';
import type { decode } from './fields.ts';
import { isDerSignature } from '../../lib/jwt/der-signature.ts';
import { readDisclosures } from './disclosures.ts';
import type { JsonObject, JsonPart, Token } from '../../lib/jwt/token.ts';
import { isCompressed, isDetached, readBytes, readPayload, readTokens } from '../../lib/jwt/token.ts';

type Decoded = OutputValues<(typeof decode)['output']>;
type Note = Decoded['notes'][number];

// Parameters that contain or reference a key (RFC 7515, section 4.1), chosen by the creator of the token.
const KEY_PARAMETERS = ['jku', 'jwk', 'x5u', 'x5c'];

/** Decodes everything in a token without verifying its signature. `now` is in milliseconds. */
export async function decodeToken(text: string, now: number, reference: RunContext['reference']): Promise<Decoded> {
  const [token] = readTokens(text);
  return token.form === 'jwe' ? decodeJwe(token, reference) : decodeJws(token, now, reference);
}

async function decodeJws(token: Token, now: number, reference: RunContext['reference']): Promise<Decoded> {
  const signature = readBytes(token, 2);
  const detached = isDetached(token);
  const payload = detached ? undefined : await readPayload(token);
  const isUnsecured = isNone(token.header.value.alg);
  const disclosures = readDisclosures(token, payload);
  return {
    ...describeHeader(token.header, reference),
    ...describePayload(payload, now, reference),
    payloadJson: payload ? indentJson(payload.json, payload.origin) : '',
    kind: isUnsecured ? 'unsecured' : detached ? 'detached' : token.disclosures ? 'sd-jwt' : 'jws',
    disclosures: disclosures.rows,
    signature: token.parts[2] ?? '',
    signatureBytes: signature.length,
    notes: [
      ...when(isUnsecured, 'unsecured'),
      ...when(!isUnsecured && signature.length === 0, 'signature-missing'),
      ...noteSpelling(token),
      ...noteDates(payload?.value ?? {}),
      ...noteHeader(token.header.value),
      ...token.notes,
      ...when(isDerSignature(token.header.value.alg, signature), 'der-signature'),
      ...when(payload !== undefined && isCompressed(token), 'compressed'),
      ...when(disclosures.hasUnknown, 'unknown-disclosure'),
      ...when(disclosures.hasKeyBinding, 'key-binding'),
    ],
  };
}

/** The claims are encrypted, so only the header can be read. */
function decodeJwe(token: Token, reference: RunContext['reference']): Decoded {
  for (const index of [1, 2, 3, 4]) readBytes(token, index);
  return {
    ...describeHeader(token.header, reference),
    ...describePayload(undefined, 0, reference),
    payloadJson: '',
    kind: 'jwe',
    disclosures: [],
    signature: '',
    signatureBytes: 0,
    notes: [...noteSpelling(token), ...noteHeader(token.header.value), ...token.notes],
  };
}

/** The claims and their dates; empty values if the payload cannot be read. */
export function describePayload(
  payload: JsonPart | undefined,
  now: number,
  reference: RunContext['reference'],
): Pick<Decoded, 'payload' | 'claims' | 'issuedAt' | 'notBefore' | 'expiresAt' | 'lifetimeSeconds' | 'status'> {
  const claims = payload?.value ?? {};
  return {
    payload: payload ? claims : null,
    claims: payload ? describeMembers(payload, reference) : [],
    issuedAt: formatNumericDate(claims.iat),
    notBefore: formatNumericDate(claims.nbf),
    expiresAt: formatNumericDate(claims.exp),
    lifetimeSeconds: lifetimeOf(claims),
    status: payload ? statusOf(claims, now) : '',
  };
}

function describeHeader(
  header: JsonPart,
  reference: RunContext['reference'],
): Pick<Decoded, 'headerJson' | 'header' | 'algorithm' | 'keyId' | 'headerParameters'> {
  const { alg, kid } = header.value;
  return {
    headerJson: indentJson(header.json, header.origin),
    header: header.value,
    algorithm: typeof alg === 'string' ? alg : '',
    keyId: typeof kid === 'string' ? kid : '',
    headerParameters: describeMembers(header, reference),
  };
}

const noteSpelling = ({ parts }: Token): Note[] =>
  when(
    parts.some((part) => /[+/=]/u.test(part)),
    'not-base64url',
  );

const noteHeader = (header: JsonObject): Note[] => [
  ...when(
    KEY_PARAMETERS.some((name) => Object.hasOwn(header, name)),
    'key-in-header',
  ),
  ...when(Object.hasOwn(header, 'crit'), 'critical-header'),
];

const when = (holds: boolean, note: Note): Note[] => (holds ? [note] : []);
