export const TAG_BYTES = 16;

/** Authenticated encryption; `decrypt` throws where the tag is wrong. */
export interface Aead {
  readonly encrypt: (bytes: Uint8Array) => Uint8Array;
  readonly decrypt: (bytes: Uint8Array) => Uint8Array;
}

/** Undefined where the tag is wrong, or where there is none. */
export function openSealed(cipher: Aead, sealed: Uint8Array, tagBytes = TAG_BYTES): Uint8Array | undefined {
  if (sealed.length < tagBytes) return undefined;
  try {
    return cipher.decrypt(sealed);
  } catch (error) {
    // The library has no error of its own for a wrong tag; lengths have been looked at before.
    if (error instanceof Error) return undefined;
    throw error;
  }
}
