import type { RunContext } from '../../contract/operations.ts';
import type { Certificate, Extension, Signed } from './certificate.ts';
import { isIssuer } from './certificate.ts';
import { checkSigned, isSelfIssued, isSignedBy } from './chain.ts';
import type { Name } from './name.ts';
import { isSameName } from './name.ts';
import { unlessMalformed } from '../ber/ber.ts';
import { childNodes, readNode } from '../ber/node.ts';
import { Pacer } from '../pause/pause.ts';
import { equalBytes } from '../signature/equal.ts';
import type { SignatureStatus } from './signature-status.ts';

/** The issuer of a certificate, by its index among the given ones, and what is known about the signature. */
export interface Link {
  readonly issuer: number | undefined;
  readonly signature: SignatureStatus;
}

interface Issued extends Signed {
  readonly issuer: Name;
  readonly extensions: readonly Extension[];
}

/** Finds the issuer of each certificate among all of them, and verifies its signature with the issuer's key. */
export async function linkCertificates(certificates: readonly Certificate[], { signal }: Pick<RunContext, 'signal'>): Promise<readonly Link[]> {
  const pacer = new Pacer();
  const links: Link[] = [];
  for (const certificate of certificates) {
    if (pacer.isDue) await pacer.pause(signal);
    const isRoot = isSelfIssued(certificate) && (await isSignedBy(certificate, certificate));
    links.push(isRoot ? { issuer: undefined, signature: 'self-signed' } : await findIssuer(certificate, certificates));
  }
  return links;
}

// Authorities renew a name with few keys. The limit ends the search among hundreds of certificates that all have the same name.
const MAX_VERIFICATIONS = 16;

/** Finds the issuer of a certificate or revocation list among certificates. */
export async function findIssuer(issued: Issued, certificates: readonly Certificate[]): Promise<Link> {
  const keyId = authorityKeyId(issued.extensions);
  let signature: SignatureStatus = 'issuer-missing';
  let verifications = 0;
  for (const [index, candidate] of certificates.entries()) {
    if (!isSameName(issued.issuer, candidate.subject)) continue;
    if (keyId && candidate.keyIdentifier && !equalBytes(keyId, candidate.keyIdentifier)) continue;
    if (++verifications > MAX_VERIFICATIONS) return { issuer: undefined, signature: 'issuer-missing' };
    const check = await checkSigned(issued, candidate.key);
    if (check === 'valid') return { issuer: index, signature: 'verified' };
    // An issuer of the same name whose key cannot have made the signature.
    if (check === 'key-of-another-kind') continue;
    signature = check === 'invalid' ? 'invalid' : signature === 'invalid' ? signature : 'unsupported';
  }
  return { issuer: undefined, signature };
}

/** Reads the key identifier of the issuer (RFC 5280, section 4.2.1.1). */
function authorityKeyId(extensions: readonly Extension[]): Uint8Array | undefined {
  const extension = extensions.find(({ oid }) => oid === '2.5.29.35');
  return extension && unlessMalformed(() => childNodes(readNode(extension.value)).find(({ tag }) => tag === KEY_IDENTIFIER)?.content);
}

const KEY_IDENTIFIER = 0x80;

/** Returns the indexes of the certificates in the order of their chains: each certificate is followed by its issuer, certificates that issue no other come first. */
export function orderChains(certificates: readonly Certificate[], links: readonly Link[]): readonly number[] {
  const issuers = new Set(links.map(({ issuer }) => issuer));
  const all = [...certificates.keys()];
  const rank = (index: number): number => {
    const certificate = certificates[index];
    return (issuers.has(index) ? 2 : 0) + (certificate && isIssuer(certificate) ? 1 : 0);
  };
  const ordered = new Set<number>();
  for (const head of all.toSorted((one, other) => rank(one) - rank(other)))
    for (let index: number | undefined = head; index !== undefined && !ordered.has(index); index = links[index]?.issuer) ordered.add(index);
  return [...ordered];
}
