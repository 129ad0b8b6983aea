import { InputError } from '../../contract/errors.ts';
import type { InputValues, OutputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import type { Certificate } from '../../lib/certificate/certificate.ts';
import { isIssuer, withoutRepeats } from '../../lib/certificate/certificate.ts';
import { comparableKey } from '../../lib/certificate/comparable-key.ts';
import { checkSigned } from '../../lib/certificate/chain.ts';
import { isSameName } from '../../lib/certificate/name.ts';
import { formatSeconds } from '../../lib/date-time/zoned.ts';
import { invalidKey } from '../../lib/key/invalid-key.ts';
import { toSpki } from '../../lib/key/key-to-der.ts';
import { formatPem } from '../../lib/key/pem-text.ts';
import { equalBytes } from '../../lib/signature/equal.ts';
import type { SignatureStatus } from '../../lib/certificate/signature-status.ts';
import type { Verdict, WarningCode } from './codes.ts';
import { notChecked } from './codes.ts';
import type { Verified } from './describe-object.ts';
import { describeObject, loadDigests } from './describe-object.ts';
import type { ObjectDetails } from './details.ts';
import type * as fields from './fields.ts';
import type { FoundObject, FoundObjects } from '../../lib/certificate/find-objects.ts';
import { findObjects, findObjectsInFile, isPrivate } from '../../lib/certificate/find-objects.ts';
import type { CheckTime, Weakness } from './find-warnings.ts';
import { certificateWarnings, hashWarnings, keyWarnings } from './find-warnings.ts';
import { findIssuer, linkCertificates, orderChains } from '../../lib/certificate/link-certificates.ts';
import { isRevokedBy } from '../../lib/certificate/read-crl.ts';
import { parseDuration } from './parse-duration.ts';

type Input = InputValues<(typeof fields.parse)['input']>;
type Output = OutputValues<(typeof fields.parse)['output']>;

/** Reads everything in a text or file, and checks it. */
export async function parseCertificates({ certificate, file, key, passphrase, expiresWithin, time }: Input, context: RunContext): Promise<Output> {
  const check: CheckTime = { now: time ?? context.now(), expiresWithin: parseDuration(expiresWithin, 'expiresWithin') };
  const found = await findGiven(certificate, file, { passphrase, context });
  if (!found) return EMPTY;
  const objects = withoutRepeats(found.objects, (object) => (object.kind === 'certificate' ? object.certificate : undefined));
  const otherKey = key.trim() === '' ? undefined : await readOtherKey(key, { passphrase, context });
  return new Report(objects, check, otherKey).write(context, {
    isCut: found.isCut,
    duplicates: found.objects.length - objects.length,
  });
}

const EMPTY: Output = { verdict: '', keyMatch: '', warnings: [], objects: [], chain: [], chainPem: '', layout: '', notChecked: [], details: null };

interface Unlocking {
  readonly passphrase: string;
  readonly context: RunContext;
}

async function findGiven(text: string, file: Input['file'], unlocking: Unlocking): Promise<FoundObjects | undefined> {
  if (text.trim() !== '') return findObjects(text, { field: 'certificate', ...unlocking });
  return file && findObjectsInFile(file, { field: 'file', ...unlocking });
}

/** Reads the key, certificate or request whose key is compared, as a SubjectPublicKeyInfo. */
async function readOtherKey(text: string, unlocking: Unlocking): Promise<Uint8Array> {
  const { objects } = await findObjects(text, { field: 'key', ...unlocking }).catch((error: unknown) => {
    if (error instanceof InputError && error.code === 'invalid-certificate') throw invalidKey('key', 'none');
    throw error;
  });
  const spki = objects.map(spkiOf).find((each) => each !== undefined);
  if (!spki) throw invalidKey('key', 'none');
  return spki;
}

/** The public key of an object, in the same encoding for all of its formats. */
function spkiOf(object: FoundObject): Uint8Array | undefined {
  if (object.kind === 'key') return toSpki(object.key);
  if (object.kind !== 'certificate' && object.kind !== 'request') return undefined;
  return comparableKey(object.kind === 'certificate' ? object.certificate : object.request);
}

interface Warning extends Weakness {
  /** Number of the object; null for all of them. */
  readonly object: number | null;
}

interface Extras {
  readonly isCut: boolean;
  readonly duplicates: number;
}

/** Everything about the objects of one run. Their numbers are their 1-based positions. */
class Report {
  readonly #objects: readonly FoundObject[];
  readonly #check: CheckTime;
  readonly #otherKey: Uint8Array | undefined;
  /** The certificates, and their positions among the objects. */
  readonly #certificates: readonly Certificate[];
  readonly #places: readonly number[];
  readonly #keys: readonly (Uint8Array | undefined)[];

  constructor(objects: readonly FoundObject[], check: CheckTime, otherKey: Uint8Array | undefined) {
    this.#objects = objects;
    this.#check = check;
    this.#otherKey = otherKey;
    const found = objects.flatMap((object, index) => (object.kind === 'certificate' ? [{ certificate: object.certificate, index }] : []));
    this.#certificates = found.map(({ certificate }) => certificate);
    this.#places = found.map(({ index }) => index);
    this.#keys = objects.map(spkiOf);
  }

  async write(context: RunContext, extras: Extras): Promise<Output> {
    const links = await linkCertificates(this.#certificates, context);
    const order = orderChains(this.#certificates, links);
    const verified = await this.#verifyAll(links);
    const digests = await loadDigests();
    const details = this.#objects.map((object, index) =>
      describeObject(object, { number: index + 1, sameKey: this.#sameKey(index), ...(verified[index] ?? UNSIGNED) }, digests),
    );
    const keyMatch = this.#matchKeys();
    const warnings = [
      ...this.#warnings(verified),
      ...(keyMatch === 'mismatch' ? [{ object: null, code: 'key-mismatch' as const, detail: '' }] : []),
      ...this.#orderWarnings(order),
      ...(extras.duplicates > 0 ? [{ object: null, code: 'duplicate' as const, detail: String(extras.duplicates) }] : []),
      ...(extras.isCut ? [{ object: null, code: 'too-many' as const, detail: String(this.#objects.length) }] : []),
    ];
    const chain = order.flatMap((index) => {
      const own = details[this.#places[index] ?? -1];
      return own && own.signature !== '' ? [{ object: own.number, name: own.title, issuer: own.issuer, issuedBy: own.issuedBy, signature: own.signature }] : [];
    });
    return {
      verdict: this.#certificates.length === 0 ? verdictWithout(warnings) : verdictOf(warnings),
      keyMatch,
      warnings,
      objects: details.map(rowOf),
      chain,
      chainPem: order.map((index) => formatPem('CERTIFICATE', this.#certificates[index]?.der ?? new Uint8Array())).join(''),
      layout: details
        .map(({ layout }) => layout)
        .filter((layout) => layout !== '')
        .join('\n\n'),
      notChecked: this.#certificates.length === 0 ? [] : notChecked,
      details,
    };
  }

  /** Verifies the signature of each object that has one. */
  async #verifyAll(links: Awaited<ReturnType<typeof linkCertificates>>): Promise<readonly Verified[]> {
    const numberOf = (issuer: number | undefined): number | null => (issuer === undefined ? null : (this.#places[issuer] ?? 0) + 1);
    const verified: Verified[] = [];
    for (const [index, object] of this.#objects.entries()) {
      const link =
        object.kind === 'certificate'
          ? links[this.#places.indexOf(index)]
          : object.kind === 'crl'
            ? await findIssuer(object.crl, this.#certificates)
            : undefined;
      if (link) verified.push({ signature: link.signature, issuedBy: numberOf(link.issuer) });
      else if (object.kind === 'request') verified.push({ signature: ownStatus(await checkSigned(object.request, object.request.key)), issuedBy: null });
      else verified.push(UNSIGNED);
    }
    return verified;
  }

  *#warnings(verified: readonly Verified[]): Generator<Warning> {
    for (const [index, object] of this.#objects.entries())
      for (const weakness of this.#weaknesses(object, verified[index] ?? UNSIGNED)) yield { object: index + 1, ...weakness };
  }

  *#weaknesses(object: FoundObject, { signature, issuedBy }: Verified): Generator<Weakness> {
    if (signature === 'invalid') yield { code: 'invalid-signature', detail: '' };
    if (object.kind === 'certificate') {
      yield* certificateWarnings(object.certificate, this.#check);
      const issuer = issuedBy === null ? undefined : this.#objects[issuedBy - 1];
      if (issuer?.kind === 'certificate' && !isIssuer(issuer.certificate)) yield { code: 'issuer-not-ca', detail: String(issuedBy) };
      if (this.#isRevoked(object.certificate)) yield { code: 'revoked', detail: '' };
    }
    if (object.kind === 'request') {
      yield* hashWarnings(object.request.signatureAlgorithm);
      yield* keyWarnings(object.request.key);
    }
    if (object.kind === 'crl') {
      yield* hashWarnings(object.crl.signatureAlgorithm);
      const { nextUpdate } = object.crl;
      if (nextUpdate !== undefined && nextUpdate < this.#check.now) yield { code: 'outdated-crl', detail: formatSeconds(nextUpdate) };
    }
    if (object.kind === 'key') yield* keyWarnings(object.key);
    if (object.kind === 'encrypted' || object.kind === 'damaged') yield { code: object.kind, detail: '' };
    if (object.kind === 'unsupported') yield { code: 'unsupported', detail: object.name };
  }

  /** Whether a revocation list among the objects revokes the certificate. */
  #isRevoked(certificate: Certificate): boolean {
    return this.#objects.some((object) => object.kind === 'crl' && isRevokedBy(certificate, object.crl));
  }

  /** Servers have to send a chain in its order. Several chains have none. */
  *#orderWarnings(order: readonly number[]): Generator<Warning> {
    const isChain = order.every((index, place) => place === 0 || this.#isIssuedBy(order[place - 1], index));
    const wrong = order.findIndex((index, place) => index !== place);
    if (isChain && wrong >= 0) yield { object: (this.#places[wrong] ?? 0) + 1, code: 'out-of-order', detail: '' };
  }

  #isIssuedBy(certificate: number | undefined, issuer: number): boolean {
    const [own, other] = [this.#certificates[certificate ?? -1], this.#certificates[issuer]];
    return own !== undefined && other !== undefined && isSameName(own.issuer, other.subject);
  }

  #sameKey(index: number): readonly number[] {
    const own = this.#keys[index];
    return own ? this.#keys.flatMap((key, other) => (other !== index && key && equalBytes(key, own) ? [other + 1] : [])) : [];
  }

  /** Whether the given key, or each private key among the objects, is that of a certificate or request; '' if there is nothing to compare. */
  #matchKeys(): 'match' | 'mismatch' | '' {
    const holders = this.#keys.filter((_, index) => isHolder(this.#objects[index]));
    const own = this.#objects.flatMap((object) => (object.kind === 'key' && isPrivate(object.key) ? [toSpki(object.key)] : []));
    const compared = this.#otherKey ? [this.#otherKey] : own;
    if (holders.length === 0 || compared.length === 0) return '';
    return compared.every((key) => holders.some((holder) => holder && equalBytes(holder, key))) ? 'match' : 'mismatch';
  }
}

const isHolder = (object: FoundObject | undefined): boolean => object?.kind === 'certificate' || object?.kind === 'request';

const UNSIGNED: Verified = { signature: '', issuedBy: null };

function ownStatus(check: Awaited<ReturnType<typeof checkSigned>>): SignatureStatus {
  if (check === 'valid') return 'self-signed';
  return check === 'invalid' ? 'invalid' : 'unsupported';
}

/** The verdicts, worst first, and the warnings that lead to them. */
const verdictCauses: readonly (readonly [Verdict, readonly WarningCode[]])[] = [
  ['key-mismatch', ['key-mismatch']],
  ['invalid-signature', ['invalid-signature']],
  ['revoked', ['revoked']],
  ['expired', ['expired', 'invalid-dates']],
  ['not-yet-valid', ['not-yet-valid']],
  ['expiring', ['expiring']],
  ['weak', ['md5', 'sha-1', 'short-rsa', 'issuer-not-ca']],
];

const verdictOf = (warnings: readonly Warning[]): Verdict =>
  verdictCauses.find(([, causes]) => warnings.some(({ code }) => causes.includes(code)))?.[0] ?? 'valid';

/** Without a certificate, only a wrong key or signature is a verdict. */
function verdictWithout(warnings: readonly Warning[]): Verdict {
  const verdict = verdictOf(warnings);
  return verdict === 'key-mismatch' || verdict === 'invalid-signature' ? verdict : 'no-certificate';
}

const rowOf = (details: ObjectDetails): Output['objects'][number] => ({
  number: details.number,
  kind: details.kind,
  name: details.names[0]?.value ?? details.title,
  issuer: details.issuer,
  notBefore: details.notBefore,
  notAfter: details.notAfter,
  key: [details.keyType, details.keySize === null || details.keyType.startsWith('EC') ? '' : String(details.keySize)].filter(Boolean).join(' '),
  serialNumber: details.serialNumber,
  sha256: details.sha256,
});
