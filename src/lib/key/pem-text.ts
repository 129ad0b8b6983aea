import { encodeBase64 } from '../base64/base64.ts';
import { cutText } from '../lines/wrap.ts';

const LINE_LENGTH = 64;

/** Formats PEM (RFC 7468) with lines of `lineLength` and a final line break. */
export function formatPem(label: string, bytes: Uint8Array, lineLength = LINE_LENGTH): string {
  return [`-----BEGIN ${label}-----`, ...cutText(encodeBase64(bytes), lineLength), `-----END ${label}-----`, ''].join('\n');
}
