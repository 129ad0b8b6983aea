import type { Key } from '../key/key.ts';
import { equalBytes } from '../signature/equal.ts';
import type { Certificate, Signed } from './certificate.ts';
import { isIssuer, withoutRepeats } from './certificate.ts';
import { isSameName } from './name.ts';
import type { SignatureCheck } from './signature-algorithm.ts';
import { checkSignature } from './signature-algorithm.ts';

export type ChainStatus = 'trusted' | 'self-signed' | 'untrusted-root' | 'incomplete-chain';

export interface Chain {
  readonly status: ChainStatus;
  /** From the certificate itself to the last issuer that could be verified. */
  readonly path: readonly Certificate[];
}

// Real chains are shorter. The limit also ends the search among certificates that all issue each other.
const MAX_PATH = 12;
const MAX_VERIFICATIONS = 64;

/**
 * Builds the chain from a certificate to a trusted one, or as far up as signatures can be verified (RFC 5280, section 6, without
 * revocation, policies and name constraints). Prefers a path to a trusted certificate, then one to a root.
 */
export async function buildChain(start: Certificate, enclosed: readonly Certificate[], trusted: readonly Certificate[]): Promise<Chain> {
  const isTrusted = ({ der }: Certificate): boolean => trusted.some((other) => equalBytes(other.der, der));
  const candidates = withoutRepeats([...trusted, ...enclosed], (certificate) => certificate);
  let verifications = 0;
  let best: { readonly path: readonly Certificate[]; readonly hasRoot: boolean } = { path: [start], hasRoot: false };

  async function isIssuedBy(certificate: Certificate, issuer: Certificate, depth: number): Promise<boolean> {
    if (!isSameName(certificate.issuer, issuer.subject) || !isIssuer(issuer)) return false;
    // The path length counts the authorities between the issuer and the last certificate.
    if (issuer.pathLength !== undefined && depth > issuer.pathLength) return false;
    return ++verifications <= MAX_VERIFICATIONS && isSignedBy(certificate, issuer);
  }

  async function climb(path: readonly Certificate[]): Promise<readonly Certificate[] | undefined> {
    const last = path.at(-1) ?? start;
    if (isTrusted(last)) return path;
    const isRoot = isSelfIssued(last) && isIssuer(last) && ++verifications <= MAX_VERIFICATIONS && (await isSignedBy(last, last));
    if (isRoot ? !best.hasRoot : !best.hasRoot && path.length > best.path.length) best = { path, hasRoot: isRoot };
    if (path.length >= MAX_PATH) return undefined;
    for (const issuer of candidates) {
      if (path.includes(issuer) || !(await isIssuedBy(last, issuer, path.length - 1))) continue;
      const found = await climb([...path, issuer]);
      if (found) return found;
    }
    return undefined;
  }

  const found = await climb([candidates.find(({ der }) => equalBytes(der, start.der)) ?? start]);
  if (found) return { status: 'trusted', path: found };
  if (isSelfIssued(start)) return { status: 'self-signed', path: [start] };
  return { status: best.hasRoot ? 'untrusted-root' : 'incomplete-chain', path: best.path };
}

export const isSelfIssued = ({ subject, issuer }: Certificate): boolean => isSameName(subject, issuer);

/** Verifies the signature of a certificate, request or revocation list with a key. */
export const checkSigned = ({ signatureAlgorithm, tbs, signature }: Signed, key: Key | undefined): Promise<SignatureCheck> =>
  checkSignature({ algorithm: signatureAlgorithm, hash: undefined, key, messages: [{ bytes: tbs }], signature });

/** Whether a certificate was signed with the key of another. */
export const isSignedBy = async (certificate: Certificate, { key }: Certificate): Promise<boolean> => (await checkSigned(certificate, key)) === 'valid';
