import type { RunContext } from '../../contract/operations.ts';
import { loadEcCurve, loadOkpCurve } from '../../lib/key/curves.ts';
import { readPkcs8 } from '../../lib/key/der-key.ts';
import type { RsaPrivateKey } from '../../lib/key/key-to-der.ts';
import type { SshCurve } from '../../lib/openssh-key/public-key.ts';
import type { KeyType } from './names.ts';
import type { PrivatePairKey } from './pair-key.ts';
import { isPrivate } from './pair-key.ts';

const curves = { 'ecdsa-p256': 'P-256', 'ecdsa-p384': 'P-384', 'ecdsa-p521': 'P-521' } satisfies Record<string, SshCurve>;

/** A new key. RSA keys are made by the platform where it can, elsewhere by a search for primes of our own. */
export async function generateKey(keyType: KeyType, modulusLength: number, context: RunContext): Promise<PrivatePairKey> {
  if (keyType === 'rsa') return (await generateByPlatform(modulusLength, context)) ?? generateByOurselves(modulusLength, context);
  if (keyType === 'ed25519') {
    const { utils, lengths, getPublicKey } = await loadOkpCurve('Ed25519');
    const privateKey = utils.randomSecretKey(seedOf(lengths.seed, context));
    return { kind: 'okp', curve: 'Ed25519', privateKey, publicKey: getPublicKey(privateKey) };
  }
  const curve = curves[keyType];
  const { utils, lengths, getPublicKey } = await loadEcCurve(curve);
  const privateKey = utils.randomSecretKey(seedOf(lengths.seed, context));
  return { kind: 'ec', curve, privateKey, publicKey: getPublicKey(privateKey, false) };
}

function seedOf(length: number | undefined, { randomBytes }: RunContext): Uint8Array {
  if (length === undefined) throw new Error('the curve does not say how many random bytes a key takes');
  return randomBytes(length);
}

async function generateByPlatform(modulusLength: number, { generateRsaKey, signal }: RunContext): Promise<RsaPrivateKey | undefined> {
  const pkcs8 = generateRsaKey && (await orAborted(generateRsaKey(modulusLength), signal));
  if (!pkcs8) return undefined;
  const key = await readPkcs8(pkcs8, '');
  if (key.kind !== 'rsa' || !isPrivate(key)) throw new Error('the platform made a key of another kind');
  return key;
}

async function generateByOurselves(modulusLength: number, context: RunContext): Promise<RsaPrivateKey> {
  const { generateRsa } = await import('../../lib/key/generate-rsa.ts');
  return generateRsa(modulusLength, context);
}

/** The platform cannot be told to stop: an abort ends the wait. */
async function orAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    void promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
