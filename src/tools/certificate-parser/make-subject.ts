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

const COMMON_NAME = '2.5.4.3';
const COUNTRY = '2.5.4.6';

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
  const [, name = '', value = ''] = /^\s*([A-Za-z]+)\s*=\s*(.*?)\s*$/su.exec(word) ?? [];
  const type = attributeTypeOf(name);
  if (value === '' || type === undefined || (type === COUNTRY && !/^[A-Za-z]{2}$/u.test(value)))
    throw new InputError('invalid-subject', { field, params: { part: word.trim().slice(0, 80) } });
  return { type, value: value.replaceAll(/\\(.)/gu, '$1') };
}

const UTF8_STRING = 0x0c;
const PRINTABLE_STRING = 0x13;
const IA5_STRING = 0x16;
const SET = 0x31;

/** Encodes a subject as a Name. */
export const subjectToDer = (parts: readonly SubjectPart[]): Uint8Array =>
  derSequence(
    ...parts.map(({ type, value }) => {
      const attribute = derSequence(derElement(tags.oid, encodeOid(type)), derElement(stringTagOf(type), new TextEncoder().encode(value)));
      return derElement(SET, attribute);
    }),
  );

// RFC 5280, appendix A.1, fixes these types.
const stringTags: Readonly<Record<string, number>> = {
  '2.5.4.5': PRINTABLE_STRING,
  [COUNTRY]: PRINTABLE_STRING,
  '0.9.2342.19200300.100.1.25': IA5_STRING,
  '1.2.840.113549.1.9.1': IA5_STRING,
};

const stringTagOf = (type: string): number => stringTags[type] ?? UTF8_STRING;
