import { InputError } from '../../../contract/errors.ts';
import type { Element } from '../../../lib/ber/ber.ts';
import { BerError, contentOf as bytesIn, encodeElement, readElement, readElements, unlessMalformed } from '../../../lib/ber/ber.ts';
import { formatOid } from '../../../lib/ber/oid.ts';
import { concatBytes } from '../../../lib/bytes/concat.ts';
import { shortNameOf } from '../../../lib/certificate/name.ts';
import { readUtf8 } from '../../../lib/charset/utf8.ts';
import { formOfDer } from '../../../lib/key/der-form.ts';
import { equalBytes } from '../../../lib/signature/equal.ts';
import type { Content } from '../content.ts';
import { bytesOf, contentOf, isReadable } from '../content.ts';
import { isSequence } from '../known-bytes.ts';
import type { Layer, Part, Proof } from '../layer.ts';

const [BIT_STRING, OCTET_STRING, OID, UTF8_STRING, SEQUENCE] = [0x03, 0x04, 0x06, 0x0c, 0x30] as const;
const CONSTRUCTED = 0x20;
/** Tags of a context, such as the names of a host in a certificate, may be strings. */
const [CONTEXT, LONG_TAG] = [0x80, 0x1f] as const;
const MAX_DEPTH = 60;
const MAX_ELEMENTS = 100_000;
/** Fewer elements are bytes that begin with 0x30 and their length by chance. */
const MIN_ELEMENTS = 3;

/** What strings of a type may contain (X.680, section 41); undefined for UTF-8. */
const ALPHABETS: ReadonlyMap<number, RegExp | undefined> = new Map([
  [UTF8_STRING, undefined],
  [0x12, /^[\d ]*$/u],
  [0x13, /^[A-Za-z\d '()+,./:=?-]*$/u],
  [0x16, /^\p{ASCII}*$/u],
  [0x17, /^\d{10}(?:\d\d)?(?:Z|[-+]\d{4})$/u],
  [0x18, /^\d{10,14}(?:\.\d+)?(?:Z|[-+]\d{4})?$/u],
  [0x1a, /^[ -~]*$/u],
]);

/** An element whose content may be opened, with the elements around it, from the root. */
interface Inside {
  readonly part: Part;
  readonly element: Element;
  readonly around: readonly Element[];
}

/** Keys, certificates, requests and signed data in DER (X.690): the strings and octet strings in them. */
export const der: Layer = {
  id: 'der',
  read(content, { expects }) {
    if (content.kind !== 'bytes' || !isSequence(content.bytes)) return undefined;
    const { bytes } = content;
    const found = unlessMalformed(() => partsOf(bytes));
    if (!found) return undefined;
    const form = formOfDer(bytes);
    return {
      layer: 'der',
      grade: expects === 'der' || form !== undefined || found.count >= MIN_ELEMENTS ? 'certain' : 'likely',
      proof: proofOf(form, found.parts),
      parts: found.parts.map(({ part }) => part),
      isDocument: true,
      wrap(index, changed) {
        const target = found.parts[index];
        const written = target && rewritten(bytes, target, changed);
        if (!written) throw new InputError('no-way-back', { params: { layer: 'der' } });
        return { content: contentOf(written), ...(!equalBytes(written, bytes) && isSigned(bytes) && { notes: ['signature-invalid' as const] }) };
      },
    };
  },
};

/** @throws BerError */
function partsOf(bytes: Uint8Array): { readonly parts: readonly Inside[]; readonly count: number } {
  const parts: Inside[] = [];
  const isSignedRoot = hasSignature(bytes);
  let count = 0;

  function visit(element: Element, around: readonly Element[], name: string): void {
    if (++count > MAX_ELEMENTS || around.length > MAX_DEPTH) throw new BerError('too deep or too many');
    if ((element.tag & CONSTRUCTED) === 0) {
      const content = contentIn(bytes, element);
      // Names and times are what people look for; the signature is only noise.
      if (content && !(element.tag === BIT_STRING && around.length === 1 && isSignedRoot))
        parts.push({ part: { name: { text: name }, content, ...(content.kind === 'text' && { isListed: true as const }) }, element, around });
      return;
    }
    const inner = [...around, element];
    // An object identifier names what follows it.
    let named: string | undefined;
    let index = 0;
    for (const child of readElements(bytes, element.contentStart, element.end)) {
      if (child.tag === OID) named = nameOf(formatOid(bytesIn(bytes, child)));
      else visit(child, inner, named ?? (/^[A-Za-z]|\d\.\d+\.\d/u.test(name) ? name : `${name}${name === '' ? '' : '.'}${index}`));
      index++;
    }
  }

  visit(readElement(bytes), [], '');
  return { parts, count };
}

/** Extensions of certificates (RFC 5280, section 4.2; RFC 6962, section 3.3). */
const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ['2.5.29.14', 'subjectKeyIdentifier'],
  ['2.5.29.15', 'keyUsage'],
  ['2.5.29.17', 'subjectAltName'],
  ['2.5.29.19', 'basicConstraints'],
  ['2.5.29.31', 'cRLDistributionPoints'],
  ['2.5.29.32', 'certificatePolicies'],
  ['2.5.29.35', 'authorityKeyIdentifier'],
  ['2.5.29.37', 'extKeyUsage'],
  ['1.3.6.1.5.5.7.1.1', 'authorityInfoAccess'],
  ['1.3.6.1.4.1.11129.2.4.2', 'signedCertificateTimestampList'],
]);

const nameOf = (oid: string): string => shortNameOf(oid) ?? EXTENSIONS.get(oid) ?? oid;

function contentIn(bytes: Uint8Array, element: Element): Content | undefined {
  const content = bytesIn(bytes, element);
  if (ALPHABETS.has(element.tag) || element.tag === OCTET_STRING) return contentOf(content.slice());
  // A public key is a structure in a bit string, after the number of unused bits.
  if (element.tag === BIT_STRING) return content[0] === 0 && isSequence(content.subarray(1)) ? contentOf(content.slice(1)) : undefined;
  const text = (element.tag & 0xe0) === CONTEXT ? readUtf8(content) : undefined;
  return text !== undefined && text !== '' && isReadable(text) ? { kind: 'text', text } : undefined;
}

function rewritten(bytes: Uint8Array, { element, around }: Inside, changed: Content): Uint8Array | undefined {
  if ([element, ...around].some(({ tag }) => (tag & LONG_TAG) === LONG_TAG)) return undefined;
  const alphabet = ALPHABETS.get(element.tag);
  const isAllowed = changed.kind === 'text' ? alphabet === undefined || alphabet.test(changed.text) : !ALPHABETS.has(element.tag);
  if (!isAllowed) return undefined;
  const content = element.tag === BIT_STRING ? concatBytes([Uint8Array.of(0), bytesOf(changed)]) : bytesOf(changed);
  let written = encodeElement(element.tag, [content]);
  let inner = element;
  for (const outer of around.toReversed()) {
    written = encodeElement(outer.tag, [bytes.subarray(outer.contentStart, inner.start), written, bytes.subarray(inner.end, outer.end)]);
    inner = outer;
  }
  return written;
}

/** Signed structures of PKIX consist of the signed part, an algorithm and a bit string; CMS and PKCS #12 are in a structure with a type. */
function isSigned(bytes: Uint8Array): boolean {
  const form = formOfDer(bytes);
  return form === 'pkcs7' || form === 'pkcs12' || hasSignature(bytes);
}

/** @throws BerError */
function hasSignature(bytes: Uint8Array): boolean {
  const root = readElement(bytes);
  const tags = [...readElements(bytes, root.contentStart, root.end)].map(({ tag }) => tag);
  return tags.length === 3 && tags[0] === SEQUENCE && tags[1] === SEQUENCE && tags[2] === BIT_STRING;
}

const TIMES: ReadonlySet<number> = new Set([0x17, 0x18]);

/** Says what it is; of a certificate also its subject, the second name in it, and the day on which it expires. */
function proofOf(form: string | undefined, parts: readonly Inside[]): Proof {
  const type = form ?? 'asn1';
  if (form !== 'certificate') return { code: 'structure', params: { type } };
  const names = parts.filter(({ part: { name } }) => 'text' in name && name.text === 'CN').map(({ part }) => textOf(part.content));
  const times = parts.filter(({ element }) => TIMES.has(element.tag)).map(({ part }) => textOf(part.content));
  const [subject, expires] = [names[1] ?? names[0], dayOf(times[1] ?? '')];
  if (subject === undefined || expires === undefined) return { code: 'structure', params: { type } };
  return { code: 'certificate', params: { type, subject, expires } };
}

const textOf = (content: Content): string => (content.kind === 'text' ? content.text : '');

/** RFC 5280, section 4.1.2.5: two digits of a year from 50 are in the 20th century. */
function dayOf(time: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4}|\d\d)(\d\d)(\d\d)\d{6}Z$/u.exec(time) ?? [];
  if (month === '') return undefined;
  const century = year.length === 4 ? '' : Number(year) < 50 ? '20' : '19';
  return `${century}${year}-${month}-${day}`;
}
