import { orAborted } from '../pause/or-aborted.ts';
import type { RunContext } from '../../contract/operations.ts';
import { loadEcCurve, loadOkpCurve } from './curves.ts';
import type { EcCurve, OkpCurve } from './curves.ts';
import { readPkcs8 } from './der-key.ts';
import type { EcKey, OkpKey } from './key.ts';
import type { RsaPrivateKey } from './key-to-der.ts';

/** Generates a key on a curve, with an uncompressed point. */
export async function generateEcKey<Curve extends EcCurve>(curve: Curve, context: Pick<RunContext, 'randomBytes'>): Promise<EcKey & Private<Curve>> {
  const { utils, lengths, getPublicKey } = await loadEcCurve(curve);
  const privateKey = utils.randomSecretKey(seedOf(lengths.seed, context));
  return { kind: 'ec', curve, privateKey, publicKey: getPublicKey(privateKey, false) };
}

/** Generates a key on an Edwards curve. */
export async function generateOkpKey<Curve extends OkpCurve>(curve: Curve, context: Pick<RunContext, 'randomBytes'>): Promise<OkpKey & Private<Curve>> {
  const { utils, lengths, getPublicKey } = await loadOkpCurve(curve);
  const privateKey = utils.randomSecretKey(seedOf(lengths.seed, context));
  return { kind: 'okp', curve, privateKey, publicKey: getPublicKey(privateKey) };
}

interface Private<Curve> {
  readonly curve: Curve;
  readonly privateKey: Uint8Array;
}

function seedOf(length: number | undefined, { randomBytes }: Pick<RunContext, 'randomBytes'>): Uint8Array {
  if (length === undefined) throw new Error('the curve does not specify the number of random bytes of a key');
  return randomBytes(length);
}

/** Generates an RSA key, on the platform if possible, otherwise with our own prime search. */
export async function generateRsaKey(modulusLength: number, context: RunContext): Promise<RsaPrivateKey> {
  const made = await generateByPlatform(modulusLength, context);
  if (made) return made;
  const { generateRsa } = await import('./generate-rsa.ts');
  return generateRsa(modulusLength, context);
}

async function generateByPlatform(modulusLength: number, { generateRsaKey: generate, signal }: RunContext): Promise<RsaPrivateKey | undefined> {
  const pkcs8 = generate && (await orAborted(generate(modulusLength), signal));
  if (!pkcs8) return undefined;
  const key = await readPkcs8(pkcs8, '');
  if (key.kind !== 'rsa' || !key.privatePart?.primes) throw new Error('the platform generated a key of another type');
  const { privateExponent, primes } = key.privatePart;
  return { ...key, privatePart: { privateExponent, primes } };
}
