import { encodeHex } from '../../lib/hex/hex.ts';
import { formatUuid, toBase64Url, toGuidBytes, toInteger, toOid, toUrn, unixMillisecondsOf, unixTicksOf, variantOf, versionOf } from '../../lib/uuid/uuid.ts';

/** The contents of a UUID; empty if a field does not apply. */
export function inspectUuid(bytes: Uint8Array) {
  const version = versionOf(bytes);
  const hasClock = version === 'v1' || version === 'v6';
  const hasNode = hasClock || version === 'v2';
  return {
    canonical: formatUuid(bytes),
    version,
    variant: version === 'nil' || version === 'max' ? ('' as const) : variantOf(bytes),
    timestamp: formatTimestamp(bytes, hasClock),
    unixMilliseconds: String(unixMillisecondsOf(bytes) ?? ''),
    clockSequence: hasClock ? String((((bytes[8] ?? 0) & 0x3f) << 8) | (bytes[9] ?? 0)) : '',
    node: hasNode ? Array.from(bytes.subarray(10), (byte) => byte.toString(16).padStart(2, '0')).join(':') : '',
    nodeKind: hasNode ? (isMulticast(bytes) ? ('random' as const) : ('mac' as const)) : ('' as const),
    integer: String(toInteger(bytes)),
    oid: toOid(bytes),
    urn: toUrn(bytes),
    base64url: toBase64Url(bytes),
    guidBytes: encodeHex(toGuidBytes(bytes)),
  };
}

const isMulticast = (bytes: Uint8Array): boolean => ((bytes[10] ?? 0) & 1) === 1;

/** ISO 8601 in UTC, with the precision of the UUID: seven for ticks of 100 ns, three for milliseconds. */
function formatTimestamp(bytes: Uint8Array, hasTicks: boolean): string {
  const [ticks, milliseconds] = [unixTicksOf(bytes), unixMillisecondsOf(bytes)];
  if (ticks === undefined || milliseconds === undefined) return '';
  const text = new Date(milliseconds).toISOString();
  if (!hasTicks) return text;
  const withinMillisecond = ticks - BigInt(milliseconds) * 10_000n;
  return text.replace('Z', `${String(withinMillisecond).padStart(4, '0')}Z`);
}
