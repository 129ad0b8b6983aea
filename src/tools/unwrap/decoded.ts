import { mediaTypeBySignature } from '../../lib/media-type/signature.ts';
import type { Content } from './content.ts';
import { sizeOf } from './content.ts';
import { isKnown } from './known-bytes.ts';
import type { Grade, Proof, Scope } from './layer.ts';
import type { LayerId } from './codes.ts';

export interface Judged {
  readonly grade: Grade;
  readonly proof: Proof;
}

/** Short bytes are readable text by chance: one of 20 random strings of 4 bytes is. */
const SURE_TEXT_BYTES = 12;

/**
 * Grades a decoded content. Decoding anything else hardly ever returns text or bytes of a known format, but often other bytes: `bytes` is their grade.
 */
export function judge(layer: LayerId, inner: Content, { expects }: Scope, bytes: Grade = 'possible'): Judged {
  const size = sizeOf(inner);
  if (expects === layer) return { grade: 'certain', proof: { code: 'expected', params: { size } } };
  if (inner.kind === 'text') return { grade: size >= SURE_TEXT_BYTES ? 'certain' : 'likely', proof: { code: 'decodes-to-text', params: { size } } };
  const type = mediaTypeBySignature(inner.bytes);
  if (type !== undefined && size >= SURE_TEXT_BYTES) return { grade: 'certain', proof: { code: 'decodes-to-file', params: { size, type } } };
  return {
    grade: bytes !== 'certain' && size >= SURE_TEXT_BYTES && isKnown(inner.bytes) ? 'certain' : bytes,
    proof: { code: 'decodes-to-bytes', params: { size } },
  };
}
