import type { EcCurve, OkpCurve } from './curves.ts';

// Object identifiers as the hexadecimal digits of their DER content.
export const RSA_ENCRYPTION = '2a864886f70d010101';
export const RSASSA_PSS = '2a864886f70d01010a';
export const EC_PUBLIC_KEY = '2a8648ce3d0201';

export const okpOids = { Ed25519: '2b6570', Ed448: '2b6571' } satisfies Record<OkpCurve, string>;
export const ecOids = {
  'P-256': '2a8648ce3d030107',
  'P-384': '2b81040022',
  'P-521': '2b81040023',
  secp256k1: '2b8104000a',
} satisfies Record<EcCurve, string>;

/** The name that has this object identifier. */
export const nameOfOid = <Name extends string>(oids: Readonly<Record<Name, string>>, oid: string): Name | undefined =>
  (Object.keys(oids) as Name[]).find((name) => oids[name] === oid);
