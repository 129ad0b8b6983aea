import { encodeBase64 } from '../base64/base64.ts';

const LINE_LENGTH = 64;

/** Formats PEM (RFC 7468) with lines of `lineLength` and a final line break. */
export function formatPem(label: string, bytes: Uint8Array, lineLength = LINE_LENGTH): string {
  const lines = encodeBase64(bytes).match(new RegExp(`.{1,${lineLength}}`, 'gu')) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}
