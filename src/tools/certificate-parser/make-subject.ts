import { InputError } from '../../contract/errors.ts';
import { encodeOid } from '../../lib/ber/oid.ts';
import { attributeTypeOf } from '../../lib/certificate/name.ts';
import { tags } from '../../lib/key/der.ts';
import { derElement, derSequence } from '../../lib/key/der-writer.ts';

/** An attribute of a subject, in the order of the DER: the largest part first. */
export interface SubjectPart {
  /** Object identifier. */
  readonly type: string;
  readonly value: string;
}

const UTF8_STRING = 0x0c;
const PRINTABLE_STRING = 0x13;
const IA5_STRING = 0x16;

/** The attributes whose string type is fixed (RFC 5280, appendix A.1), and what it may contain (X.680, section 41). */
const restricted: Readonly<Record<string, { readonly tag: number; readonly pattern: RegExp }>> = {
  '2.5.4.5': { tag: PRINTABLE_STRING, pattern: /^[A-Za-z\d '()+,./:=?-]+$/u },
  '2.5.4.6': { tag: PRINTABLE_STRING, pattern: /^[A-Za-z]{2}$/u },
  '0.9.2342.19200300.100.1.25': { tag: IA5_STRING, pattern: /^\p{ASCII}+$/u },
  '1.2.840.113549.1.9.1': { tag: IA5_STRING, pattern: /^\p{ASCII}+$/u },
};

const COMMON_NAME = '2.5.4.3';

export const commonName = (value: string): SubjectPart => ({ type: COMMON_NAME, value });

/**
 * Reads a subject as `CN=…, O=…` (RFC 4514, smallest part first) or `/O=…/CN=…` (openssl, largest part first).
 * @throws InputError `invalid-subject` on `field`.
 */
export function readSubject(text: string, field: string): readonly SubjectPart[] {
  const trimmed = text.trim();
  const hasSlashes = trimmed.startsWith('/');
  const words = hasSlashes ? trimmed.slice(1).split(/(?<!\\)\//u) : trimmed.split(/(?<!\\),/u);
  const parts = words.map((word) => readPart(word, field));
  return hasSlashes ? parts : parts.toReversed();
}

function readPart(word: string, field: string): SubjectPart {
  const [, name = '', escaped = ''] = /^\s*([A-Za-z]+)\s*=(.*)$/su.exec(word) ?? [];
  const type = attributeTypeOf(name);
  const value = escaped.trim().replaceAll(/\\(.)/gu, '$1');
  if (value === '' || type === undefined || restricted[type]?.pattern.test(value) === false)
    throw new InputError('invalid-subject', { field, params: { part: word.trim().slice(0, 80) } });
  return { type, value };
}

const SET = 0x31;

/** Encodes a subject as a Name. */
export const subjectToDer = (parts: readonly SubjectPart[]): Uint8Array =>
  derSequence(
    ...parts.map(({ type, value }) => {
      const attribute = derSequence(derElement(tags.oid, encodeOid(type)), derElement(restricted[type]?.tag ?? UTF8_STRING, new TextEncoder().encode(value)));
      return derElement(SET, attribute);
    }),
  );
