export const TAG_BYTES = 16;

/** Authenticated encryption; `decrypt` throws if the tag is invalid. */
export interface Aead {
  readonly encrypt: (bytes: Uint8Array) => Uint8Array;
  readonly decrypt: (bytes: Uint8Array) => Uint8Array;
}

/** Undefined if the tag is invalid or missing. */
export function openSealed(cipher: Aead, sealed: Uint8Array, tagBytes = TAG_BYTES): Uint8Array | undefined {
  if (sealed.length < tagBytes) return undefined;
  try {
    return cipher.decrypt(sealed);
  } catch (error) {
    // The library has no separate error for an invalid tag; the lengths are already checked.
    if (error instanceof Error) return undefined;
    throw error;
  }
}
