import type { Slot } from '../slots.ts';

/** What is inside a signed value, and how to write another inside: its signature is kept, and no longer valid. */
export type Signed = Pick<Slot, 'value' | 'write' | 'expects' | 'notes'>;

interface Form {
  /** With the group `inner`, between what is kept. */
  readonly form: RegExp;
  readonly expects?: 'base64' | 'base64url';
  readonly isSigned: boolean;
  /** Whether nothing else looks like it, so that it needs no name of a cookie. */
  readonly isDistinct: boolean;
  /** Without a name, its payload must be JSON: tokens of other services have the same form. */
  readonly needsJson?: true;
}

const forms: readonly Form[] = [
  // cookie-signature: HMAC-SHA256 in Base64 without padding; cookie-parser writes JSON as `j:`.
  { form: /^(s:(?:j:)?)(?<inner>[^]*)(\.[\w+/]{43})$/u, isSigned: true, isDistinct: true },
  { form: /^(j:)(?<inner>[{[][^]*)()$/u, isSigned: false, isDistinct: false },
  // itsdangerous (Flask): payload, a time in Base64url, and HMAC-SHA1, 256 or 512. A dot at the start says that the payload is compressed.
  {
    form: /^(\.?)(?<inner>[\w-]{4,})(\.[\w-]{5,8}\.(?:[\w-]{27}|[\w-]{43}|[\w-]{86}))$/u,
    expects: 'base64url',
    isSigned: true,
    isDistinct: true,
    needsJson: true,
  },
  // django.core.signing: the same with colons, and the time in base 62.
  { form: /^(\.?)(?<inner>[\w-]{4,})(:[\dA-Za-z]{5,8}:(?:[\w-]{27}|[\w-]{43}))$/u, expects: 'base64url', isSigned: true, isDistinct: true },
  // ActiveSupport::MessageVerifier (Rails): a digest in hex digits.
  { form: /^()(?<inner>[\w+/]{4,}={0,2})(--(?:[\da-f]{40}|[\da-f]{64}|[\da-f]{128}))$/u, expects: 'base64', isSigned: true, isDistinct: true },
];

/** The letters of `{"`, and of `[`, in Base64. */
const JSON_START = /^(?:e[wy]|W[wyz])/u;

/** Reads the values that frameworks sign; undefined for others. `isAlone`: only those that look like nothing else. */
export function readSigned(text: string, isAlone: boolean): Signed | undefined {
  if (text.length < 5) return undefined;
  for (const { form, expects, isSigned, isDistinct, needsJson } of forms) {
    const groups = !isAlone || isDistinct ? form.exec(text) : undefined;
    if (!groups) continue;
    const [, before = '', inner = '', after = ''] = groups;
    // Compressed data is recognized by its layer.
    if (isAlone && needsJson && before === '' && !JSON_START.test(inner)) continue;
    return { value: inner, write: (value) => before + value + after, ...(expects && { expects }), ...(isSigned && { notes: ['signature-invalid'] }) };
  }
  return undefined;
}
