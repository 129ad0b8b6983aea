import type { ECDSA } from '@noble/curves/abstract/weierstrass.js';
import type { EdDSA } from '@noble/curves/abstract/edwards.js';

/** JOSE names (RFC 7518, RFC 8812). */
export const ecCurves = ['P-256', 'P-384', 'P-521', 'secp256k1'] as const;
export type EcCurve = (typeof ecCurves)[number];

/** RFC 8037. */
export const okpCurves = ['Ed25519', 'Ed448'] as const;
export type OkpCurve = (typeof okpCurves)[number];

/** Size of a curve's coordinates and private keys, in bits. */
export const curveBits = { 'P-256': 256, 'P-384': 384, 'P-521': 521, secp256k1: 256, Ed25519: 256, Ed448: 456 } satisfies Record<EcCurve | OkpCurve, number>;

export async function loadEcCurve(curve: EcCurve): Promise<ECDSA> {
  if (curve === 'secp256k1') return (await import('@noble/curves/secp256k1.js')).secp256k1;
  const { p256, p384, p521 } = await import('@noble/curves/nist.js');
  return { 'P-256': p256, 'P-384': p384, 'P-521': p521 }[curve];
}

export async function loadOkpCurve(curve: OkpCurve): Promise<EdDSA> {
  if (curve === 'Ed448') return (await import('@noble/curves/ed448.js')).ed448;
  return (await import('@noble/curves/ed25519.js')).ed25519;
}
