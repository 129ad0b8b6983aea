import type { DerForm } from './der-form.ts';
import type { Jwk } from './jwk.ts';

/** A key as a text holds it; `at` is its position. For a key inside Base64 or JSON it is the start of that. */
export type FoundKey = { readonly at: number; readonly keyId?: string | undefined } & KeyContent;

export type KeyContent =
  | { readonly kind: 'der'; readonly form: DerForm; readonly der: Uint8Array }
  /** PEM that is encrypted as a whole; `encryption` is its `DEK-Info`. */
  | { readonly kind: 'sealed'; readonly encryption: string; readonly content: Uint8Array }
  | { readonly kind: 'openssh'; readonly bytes: Uint8Array }
  | { readonly kind: 'ssh'; readonly type: string; readonly base64: string }
  /** The decoded Base64 of an OpenSSH public key. */
  | { readonly kind: 'blob'; readonly bytes: Uint8Array }
  | { readonly kind: 'putty'; readonly text: string }
  | { readonly kind: 'jwk'; readonly jwk: Jwk }
  /** A key type that is recognized, but not supported. */
  | { readonly kind: 'other'; readonly name: string }
  /** The end is missing, or something that is not Base64 is inside. */
  | { readonly kind: 'damaged' };
