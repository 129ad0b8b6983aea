import type { SignatureHash } from '../certificate/algorithm-identifier.ts';

/** XML Signature Syntax and Processing (W3C). */
export const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
export const DSIG_11 = 'http://www.w3.org/2009/xmldsig11#';
const DSIG_MORE = 'http://www.w3.org/2001/04/xmldsig-more#';
const DSIG_MORE_2007 = 'http://www.w3.org/2007/05/xmldsig-more#';
const DSIG_MORE_2021 = 'http://www.w3.org/2021/04/xmldsig-more#';
/** XML Encryption Syntax and Processing (W3C). */
export const XMLENC = 'http://www.w3.org/2001/04/xmlenc#';

export const ENVELOPED_SIGNATURE = `${DSIG}enveloped-signature`;
export const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';

/** URI → method, and whether comments are kept. */
export const canonicalizations: ReadonlyMap<string, { readonly method: 'inclusive' | 'exclusive'; readonly withComments: boolean }> = new Map([
  ['http://www.w3.org/TR/2001/REC-xml-c14n-20010315', { method: 'inclusive', withComments: false }],
  ['http://www.w3.org/TR/2001/REC-xml-c14n-20010315#WithComments', { method: 'inclusive', withComments: true }],
  [EXCLUSIVE, { method: 'exclusive', withComments: false }],
  [`${EXCLUSIVE}WithComments`, { method: 'exclusive', withComments: true }],
]);

/** URI → hash (RFC 9231, section 2.1). */
export const digestMethods: ReadonlyMap<string, SignatureHash> = new Map([
  [`${DSIG}sha1`, 'sha-1'],
  [`${DSIG_MORE}sha224`, 'sha-224'],
  [`${XMLENC}sha256`, 'sha-256'],
  [`${DSIG_MORE}sha384`, 'sha-384'],
  [`${XMLENC}sha512`, 'sha-512'],
  [`${DSIG_MORE_2007}sha3-224`, 'sha3-224'],
  [`${DSIG_MORE_2007}sha3-256`, 'sha3-256'],
  [`${DSIG_MORE_2007}sha3-384`, 'sha3-384'],
  [`${DSIG_MORE_2007}sha3-512`, 'sha3-512'],
]);

export interface SignatureMethod {
  readonly scheme: 'RSASSA-PKCS1-v1_5' | 'RSASSA-PSS' | 'ECDSA' | 'Ed25519' | 'Ed448';
  /** Absent for EdDSA, which fixes its own. */
  readonly hash?: SignatureHash;
}

const shortNames: Readonly<Record<string, SignatureHash>> = { sha1: 'sha-1', sha224: 'sha-224', sha256: 'sha-256', sha384: 'sha-384', sha512: 'sha-512' };

/** URI → signature method (RFC 9231, section 2.3). HMAC and DSA are not among them: a receiver of SAML must not accept the first, and nobody uses the second. */
export const signatureMethods: ReadonlyMap<string, SignatureMethod> = new Map<string, SignatureMethod>([
  ...Object.entries(shortNames).flatMap(([name, hash]): [string, SignatureMethod][] => [
    [`${name === 'sha1' ? DSIG : DSIG_MORE}rsa-${name}`, { scheme: 'RSASSA-PKCS1-v1_5', hash }],
    [`${DSIG_MORE_2007}${name}-rsa-MGF1`, { scheme: 'RSASSA-PSS', hash }],
    [`${DSIG_MORE}ecdsa-${name}`, { scheme: 'ECDSA', hash }],
  ]),
  [`${DSIG_MORE_2021}eddsa-ed25519`, { scheme: 'Ed25519' }],
  [`${DSIG_MORE_2021}eddsa-ed448`, { scheme: 'Ed448' }],
]);

/** Returns the last part of an algorithm's URI, such as `rsa-sha256`. */
export const shortAlgorithm = (uri: string): string => uri.split(/[#/]/u).findLast((part) => part !== '') ?? '';
