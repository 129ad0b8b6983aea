import { InputError } from '../../contract/errors.ts';
import type { InputValues, OutputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { childNodes, readNode } from '../../lib/ber/node.ts';
import type { Certificate } from '../../lib/certificate/certificate.ts';
import { isIssuer } from '../../lib/certificate/certificate.ts';
import { loadDigest } from '../../lib/hash/hasher.ts';
import { generateEcKey, generateOkpKey, generateRsaKey } from '../../lib/key/generate-key.ts';
import { invalidKey } from '../../lib/key/invalid-key.ts';
import type { PrivateKey } from '../../lib/key/key-to-der.ts';
import { toPkcs8, toSpki } from '../../lib/key/key-to-der.ts';
import { formatPem } from '../../lib/key/pem-text.ts';
import { equalBytes } from '../../lib/signature/equal.ts';
import type { KeyType } from './codes.ts';
import type * as fields from './fields.ts';
import type { FoundObject, PairKey } from '../../lib/certificate/find-objects.ts';
import { findObjects, isPrivate } from '../../lib/certificate/find-objects.ts';
import { makeCommands } from './make-commands.ts';
import { readNames } from './make-names.ts';
import type { CertificateContent } from './make-signed.ts';
import { caExtensions, endEntityExtensions, keyIdExtensions, makeCertificate, makeRequest } from './make-signed.ts';
import { commonName, readSubject, subjectToDer } from './make-subject.ts';

type Input = InputValues<(typeof fields.make)['input']>;
type Output = OutputValues<(typeof fields.make)['output']>;

const DAY_MS = 86_400_000;
const CA_DAYS = 3_650;
const CA_SUBJECT = [commonName('Local CA')];

/** Makes a key, and a request or certificate for it. */
export async function makeCertificates(input: Input, context: RunContext): Promise<Output> {
  const names = readNames(input.names, 'names');
  const subject = input.subject.trim() === '' ? [commonName(names[0]?.text ?? '')] : readSubject(input.subject, 'subject');
  const hasCa = input.caCertificate.trim() !== '' || input.caKey.trim() !== '';
  const given = input.make === 'ca-signed' && hasCa ? await readCa(input, context) : undefined;
  const key = await generateKey(input.keyType, context);
  const made = {
    privateKey: formatPem('PRIVATE KEY', toPkcs8(key)),
    caCertificate: '',
    caPrivateKey: '',
    commands: makeCommands({ ...input, names, subject, caSubject: CA_SUBJECT, caDays: CA_DAYS, hasCa }),
  };
  const content = { subject: subjectToDer(subject), extensions: endEntityExtensions(names, input.purpose) };
  if (input.make === 'request') return { ...made, certificate: formatPem('CERTIFICATE REQUEST', await makeRequest(content, key, context)) };
  const ca = input.make === 'ca-signed' ? (given ?? (await makeCa(input.keyType, context))) : undefined;
  const issued = await issue(content, { key, issuer: ca, days: input.days }, context);
  return {
    ...made,
    certificate: formatPem('CERTIFICATE', issued),
    ...(ca?.isNew && { caCertificate: formatPem('CERTIFICATE', ca.der), caPrivateKey: formatPem('PRIVATE KEY', toPkcs8(ca.key)) }),
  };
}

interface Ca {
  readonly der: Uint8Array;
  readonly subject: Uint8Array;
  readonly key: PrivateKey;
  /** The identifier of the key in the certificate. */
  readonly keyId: Uint8Array;
  readonly isNew: boolean;
}

interface Issuance {
  readonly key: PrivateKey;
  /** Default: the key itself. */
  readonly issuer: Ca | undefined;
  readonly days: number;
}

async function issue(
  { subject, extensions }: Pick<CertificateContent, 'subject' | 'extensions'>,
  { key, issuer, days }: Issuance,
  context: RunContext,
): Promise<Uint8Array> {
  const keyId = await keyIdOf(key);
  // Whole seconds, which is what a certificate can hold. The last second belongs to the lifetime.
  const notBefore = Math.floor(context.now() / 1_000) * 1_000;
  const content: CertificateContent = {
    serialNumber: newSerialNumber(context),
    issuer: issuer?.subject ?? subject,
    subject,
    notBefore,
    notAfter: notBefore + days * DAY_MS - 1_000,
    spki: toSpki(key),
    extensions: [...extensions, ...keyIdExtensions(keyId, issuer?.keyId ?? keyId)],
  };
  return makeCertificate(content, issuer?.key ?? key, context);
}

/** A positive number of 16 bytes; the CA/Browser Forum requires 64 random bits. */
function newSerialNumber({ randomBytes }: Pick<RunContext, 'randomBytes'>): Uint8Array {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bytes;
}

/** The SHA-1 of the public key (RFC 5280, section 4.2.1.2, method 1). */
async function keyIdOf(key: PrivateKey): Promise<Uint8Array> {
  const [, bits] = childNodes(readNode(toSpki(key)));
  return (await loadDigest('sha-1'))(bits?.content.subarray(1) ?? new Uint8Array());
}

async function makeCa(keyType: KeyType, context: RunContext): Promise<Ca> {
  const key = await generateKey(keyType, context);
  const subject = subjectToDer(CA_SUBJECT);
  const der = await issue({ subject, extensions: caExtensions() }, { key, issuer: undefined, days: CA_DAYS }, context);
  return { der, subject, key, keyId: await keyIdOf(key), isNew: true };
}

async function generateKey(keyType: KeyType, context: RunContext): Promise<PrivateKey> {
  if (keyType === 'ecdsa-p256') return generateEcKey('P-256', context);
  if (keyType === 'ecdsa-p384') return generateEcKey('P-384', context);
  return keyType === 'ed25519' ? generateOkpKey('Ed25519', context) : generateRsaKey(Number(keyType.slice('rsa-'.length)), context);
}

/** Reads the certificate and key of an authority that was made before. */
async function readCa({ caCertificate, caKey }: Input, context: RunContext): Promise<Ca> {
  const objects = await findGiven(caCertificate, 'caCertificate', context);
  const [certificate] = objects.flatMap((object) => (object.kind === 'certificate' ? [object.certificate] : []));
  if (!certificate) throw new InputError('invalid-certificate', { field: 'caCertificate', params: { reason: 'none' } });
  const key = await readCaKey(caKey, context);
  if (!isIssuer(certificate)) throw new InputError('not-a-ca', { field: 'caCertificate' });
  if (!isKeyOf(key, certificate)) throw new InputError('key-mismatch', { field: 'caKey' });
  // Other programs compute the identifier in other ways. Those of issuer and certificate must be the same (RFC 5280, section 4.2.1.2).
  const keyId = certificate.keyIdentifier ?? (await keyIdOf(key));
  return { der: certificate.der, subject: certificate.subject.der, key, keyId, isNew: false };
}

async function readCaKey(text: string, context: RunContext): Promise<PrivateKey> {
  const objects = await findGiven(text, 'caKey', context);
  const key = objects.map((object) => (object.kind === 'key' ? toPrivate(object.key) : undefined)).find((each) => each !== undefined);
  if (!key) throw invalidKey('caKey', objects.some(({ kind }) => kind === 'encrypted') ? 'encrypted' : objects.some(isPublic) ? 'public' : 'none');
  return key;
}

const isPublic = (object: FoundObject): boolean =>
  object.kind === 'certificate' || object.kind === 'request' || (object.kind === 'key' && !isPrivate(object.key));

/** Finds the objects of a text; none if it has none that can be read. */
async function findGiven(text: string, field: string, context: RunContext): Promise<readonly FoundObject[]> {
  try {
    return (await findObjects(text, { field, passphrase: '', context })).objects;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.code === 'passphrase-required' ? [{ kind: 'encrypted' }] : [];
  }
}

const isKeyOf = (key: PrivateKey, { key: own }: Certificate): boolean => own !== undefined && own.kind !== 'secret' && equalBytes(toSpki(own), toSpki(key));

function toPrivate(key: PairKey): PrivateKey | undefined {
  if (key.kind !== 'rsa') return key.privateKey && { ...key, privateKey: key.privateKey };
  const { privatePart } = key;
  return privatePart?.primes && { ...key, privatePart: { ...privatePart, primes: privatePart.primes } };
}
