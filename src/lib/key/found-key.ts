import type { DerForm } from './der-form.ts';
import type { Jwk } from './jwk.ts';

/** A key found in text. `at` is its position, or the start of the Base64 or JSON that contains it. */
export type FoundKey = { readonly at: number; readonly keyId?: string | undefined } & KeyContent;

export type KeyContent =
  | { readonly kind: 'der'; readonly form: DerForm; readonly der: Uint8Array }
  /** PEM encrypted as a whole; `encryption` is its `DEK-Info`. */
  | { readonly kind: 'sealed'; readonly encryption: string; readonly content: Uint8Array }
  | { readonly kind: 'openssh'; readonly bytes: Uint8Array }
  | { readonly kind: 'ssh'; readonly type: string; readonly base64: string }
  /** The decoded Base64 of an OpenSSH public key. */
  | { readonly kind: 'blob'; readonly bytes: Uint8Array }
  | { readonly kind: 'putty'; readonly text: string }
  | { readonly kind: 'jwk'; readonly jwk: Jwk }
  /** A key type that is recognized, but not supported. */
  | { readonly kind: 'other'; readonly name: string }
  /** The end is missing, or the content is not valid Base64. */
  | { readonly kind: 'damaged' };
