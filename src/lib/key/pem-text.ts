import { encodeBase64 } from '../base64/base64.ts';

const LINE_LENGTH = 64;

/** PEM (RFC 7468): its lines are as long as asked for, and the last one ends too. */
export function formatPem(label: string, bytes: Uint8Array, lineLength = LINE_LENGTH): string {
  const lines = encodeBase64(bytes).match(new RegExp(`.{1,${lineLength}}`, 'gu')) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}
