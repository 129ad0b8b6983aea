import { encodeHex } from '../../lib/hex/hex.ts';
import { describeUuid } from '../../lib/uuid/describe.ts';
import { formatUuid, toBase64Url, toGuidBytes, toInteger, toOid, toUrn, variantOf } from '../../lib/uuid/uuid.ts';

/** The contents of a UUID; empty if a field does not apply. */
export function inspectUuid(bytes: Uint8Array) {
  const { version, timestamp, milliseconds, clockSequence, node, nodeKind } = describeUuid(bytes);
  return {
    canonical: formatUuid(bytes),
    version,
    variant: version === 'nil' || version === 'max' ? ('' as const) : variantOf(bytes),
    timestamp,
    unixMilliseconds: String(milliseconds ?? ''),
    clockSequence,
    node,
    nodeKind,
    integer: String(toInteger(bytes)),
    oid: toOid(bytes),
    urn: toUrn(bytes),
    base64url: toBase64Url(bytes),
    guidBytes: encodeHex(toGuidBytes(bytes)),
  };
}
