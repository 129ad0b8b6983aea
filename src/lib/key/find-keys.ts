import { unlessRefused } from '../../contract/errors.ts';
import { decodeBase64 } from '../base64/base64.ts';
import { latin1 } from '../bytes/binary.ts';
import { decodeHex } from '../hex/hex.ts';
import { findSshLines } from '../openssh-key/public-key.ts';
import type { DerForm } from './der-form.ts';
import { certificatesOfPkcs7, formOfDer, lengthOfSequence } from './der-form.ts';
import type { FoundKey, KeyContent } from './found-key.ts';
import { findJsonKeys } from './json-keys.ts';
import { blankSpans, findPemBlocks, unescapeText } from './key-text.ts';

/** Maximum nesting of Base64 and JSON strings. */
const MAX_DEPTH = 4;

/** PEM blocks that are not keys, but are common next to them. */
const PASSED_OVER = /PARAMETERS$/u;

const labelForms: Readonly<Record<string, DerForm>> = {
  'PRIVATE KEY': 'pkcs8',
  'ENCRYPTED PRIVATE KEY': 'encrypted',
  'RSA PRIVATE KEY': 'pkcs1',
  'EC PRIVATE KEY': 'sec1',
  'PUBLIC KEY': 'spki',
  'RSA PUBLIC KEY': 'pkcs1-public',
  CERTIFICATE: 'certificate',
  'X509 CERTIFICATE': 'certificate',
  'TRUSTED CERTIFICATE': 'certificate',
  'CERTIFICATE REQUEST': 'request',
  'NEW CERTIFICATE REQUEST': 'request',
  'X509 CRL': 'crl',
  PKCS12: 'pkcs12',
};

const labelNames: Readonly<Record<string, string>> = {
  'DSA PRIVATE KEY': 'DSA',
  'PGP PUBLIC KEY BLOCK': 'OpenPGP',
  'PGP PRIVATE KEY BLOCK': 'OpenPGP',
  'SSH2 ENCRYPTED PRIVATE KEY': 'ssh.com',
};

/**
 * Finds all keys and certificates in a text: PEM, OpenSSH, RFC 4716, PuTTY, JWK, key sets and other JSON that contains keys.
 * Text around them is ignored. Without any, bare Base64 is searched, of DER or of one of these formats.
 */
export const findKeys = (text: string): FoundKey[] => findIn(text.replaceAll(/[\u00A0\u200B-\u200D\u2060\uFEFF]/gu, ' '), 0);

function findIn(text: string, depth: number): FoundKey[] {
  if (depth > MAX_DEPTH) return [];
  const json = findJsonKeys(text, (inner) => findIn(inner, depth + 1));
  let rest = unescapeText(blankSpans(text, json.spans));
  let found = [...json.keys];
  const take = (keys: readonly (FoundKey & { readonly end: number })[]): void => {
    found = found.concat(keys.map(({ end: _end, ...key }) => key));
    rest = blankSpans(rest, keys);
  };
  take(findPem(rest));
  take(findPutty(rest));
  take([...findSshLines(rest)].map((line) => ({ kind: 'ssh', ...line })));
  if (found.length === 0) found = findBare(rest, depth);
  return found.toSorted((one, other) => one.at - other.at);
}

type Spanned = FoundKey & { readonly end: number };

function findPem(text: string): Spanned[] {
  return findPemBlocks(text).flatMap(({ at, end, label, encryption, base64 }): Spanned[] => {
    const place = { at, end };
    const name = Object.hasOwn(labelNames, label) ? labelNames[label] : undefined;
    if (name !== undefined) return [{ ...place, kind: 'other', name }];
    const bytes = base64 === undefined ? undefined : tryDecode(base64);
    if (PASSED_OVER.test(label)) return [];
    if (!bytes) return [{ ...place, kind: 'damaged' }];
    if (encryption !== undefined) return [{ ...place, kind: 'sealed', encryption, content: bytes }];
    if (label === 'OPENSSH PRIVATE KEY') return [{ ...place, kind: 'openssh', bytes }];
    if (label === 'SSH2 PUBLIC KEY') return [{ ...place, kind: 'blob', bytes }];
    // Labels are often wrong, so the DER itself decides.
    const form = formOfDer(bytes) ?? (Object.hasOwn(labelForms, label) ? labelForms[label] : undefined);
    return form ? withDer(bytes, form).map((key) => ({ ...place, ...key })) : [{ ...place, kind: 'other', name: label.slice(0, 80) }];
  });
}

/** Returns the key or certificate that DER is; several for PKCS #7, none for other bytes. */
export function findInDer(der: Uint8Array): KeyContent[] {
  const form = formOfDer(der);
  return form ? withDer(der, form) : [];
}

function withDer(der: Uint8Array, form: DerForm): KeyContent[] {
  if (form !== 'pkcs7') return [{ kind: 'der', form, der }];
  const certificates = unlessRefused(() => certificatesOfPkcs7(der, ''));
  return certificates ? certificates.map((certificate) => ({ kind: 'der', form: 'certificate', der: certificate })) : [{ kind: 'damaged' }];
}

function findPutty(text: string): Spanned[] {
  const found: Spanned[] = [];
  const begin = 'PuTTY-User-Key-File-';
  for (let at = text.indexOf(begin); at >= 0; at = text.indexOf(begin, at + 1)) {
    const mac = text.indexOf('Private-MAC:', at);
    const end = mac < 0 ? text.length : mac + (/^Private-MAC:[ \t]*[\dA-Fa-f]*/u.exec(text.slice(mac, mac + 200))?.[0].length ?? 0);
    found.push(mac < 0 ? { at, end, kind: 'damaged' } : { at, end, kind: 'putty', text: text.slice(at, end) });
    at = end;
  }
  return found;
}

/** Base64 that starts like DER, PEM, an OpenSSH or PuTTY key, JSON, or Base64 of these. */
const RUN =
  /(?<![A-Za-z\d+/_=-])(?:M[A-P]|LS0t|AAAA[A-H]|b3Blbn|e[yw]|W[ywi]|Ii|c3No|ZWNk|UHVU|TFMw|TUlJ)[A-Za-z\d+/_-]{20,}(?:\s+[A-Za-z\d+/_-]+)*={0,2}(?![.=])/gu;

function findBare(text: string, depth: number): FoundKey[] {
  const hex = text.trim();
  if (/^30[\da-f\s:]+$/iu.test(hex)) {
    const der = unlessRefused(() => decodeHex(hex.replaceAll(':', ' '), ''));
    const form = der && lengthOfSequence(der) === der.length ? formOfDer(der) : undefined;
    if (der && form) return withDer(der, form).map((key) => ({ at: 0, ...key }));
  }
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index: at }) => {
    const base64 = run.replaceAll(/\s+/gu, '');
    return (base64.startsWith('M') ? readBareDer(base64) : readBare(base64, depth)).map((key) => ({ ...key, at }));
  });
}

/** Start of a PKCS #12 file in BER, which does not give its length: version 3, and another SEQUENCE. */
const INDEFINITE_PFX = 'MIACAQMw';

/** Reads one or more concatenated DER structures. Each contains its length, so words after the last one are ignored. */
function readBareDer(base64: string): KeyContent[] {
  const pfx = base64.startsWith(INDEFINITE_PFX) ? tryDecode(base64) : undefined;
  if (pfx) return [{ kind: 'der', form: 'pkcs12', der: pfx }];
  const found: KeyContent[] = [];
  for (let at = 0; base64.startsWith('M', at); ) {
    const length = lengthOfSequence(tryDecode(base64.slice(at, at + 8)) ?? new Uint8Array());
    const end = at + Math.ceil((length * 4) / 3);
    if (length === 0) break;
    if (end > base64.length) {
      // Only a long text is considered a truncated key.
      if (found.length === 0 && /^MI[GHI]/u.test(base64) && base64.length > 100) found.push({ kind: 'damaged' });
      break;
    }
    const der = tryDecode(base64.slice(at, end));
    const form = der && formOfDer(der);
    if (!form) break;
    found.push(...withDer(der, form));
    at = end;
  }
  return found;
}

function readBare(base64: string, depth: number): FoundKey[] {
  const isPadded = base64.endsWith('=');
  const bytes = tryDecode(isPadded ? base64 : base64.slice(0, base64.length - (base64.length % 4 === 1 ? 1 : 0)));
  if (!bytes) return [];
  if (base64.startsWith('b3BlbnNzaC1rZXktdjE')) return [{ at: 0, kind: 'openssh', bytes }];
  if (base64.startsWith('AAAA')) return /^.{4}(?:ssh|ecdsa|sk)-/su.test(latin1(bytes.subarray(0, 12))) ? [{ at: 0, kind: 'blob', bytes }] : [];
  return findIn(new TextDecoder().decode(bytes), depth + 1);
}

const tryDecode = (base64: string): Uint8Array | undefined => unlessRefused(() => decodeBase64(base64, ''));
