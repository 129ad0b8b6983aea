import { constants, generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { readFirstKey } from '../key/read-keys.ts';
import { signatureMethods } from './algorithms.ts';
import { verifyMessage } from './verify-message.ts';

const MESSAGE = new TextEncoder().encode('SAMLRequest=x&SigAlg=y');
const MORE = 'http://www.w3.org/2001/04/xmldsig-more#';
const MORE_2007 = 'http://www.w3.org/2007/05/xmldsig-more#';
const MORE_2021 = 'http://www.w3.org/2021/04/xmldsig-more#';

const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 });
const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' });
const ed25519 = generateKeyPairSync('ed25519');
const pss = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST };

test.each([
  [`http://www.w3.org/2000/09/xmldsig#rsa-sha1`, rsa, 'sha1', {}],
  [`${MORE}rsa-sha384`, rsa, 'sha384', {}],
  [`${MORE_2007}sha256-rsa-MGF1`, rsa, 'sha256', pss],
  [`${MORE}ecdsa-sha512`, p384, 'sha512', { dsaEncoding: 'ieee-p1363' as const }],
  [`${MORE_2021}eddsa-ed25519`, ed25519, null, {}],
] as const)('verifies what node signed: %s', async (uri, { privateKey, publicKey }, hash, options) => {
  const method = signatureMethods.get(uri);
  if (!method) throw new Error(uri);
  const key = await readFirstKey(publicKey.export({ type: 'spki', format: 'pem' }).toString(), 'key');
  const signature = sign(hash, MESSAGE, { key: privateKey, ...options });
  expect(await verifyMessage(method, key, MESSAGE, signature)).toBe(true);
  expect(await verifyMessage(method, key, MESSAGE.subarray(1), signature)).toBe(false);
  expect(await verifyMessage(method, key, MESSAGE, signature.subarray(1))).toBe(false);
});

test('rejects a key of another kind', async () => {
  const key = await readFirstKey(ed25519.publicKey.export({ type: 'spki', format: 'pem' }).toString(), 'key');
  for (const method of signatureMethods.values()) expect(await verifyMessage(method, key, MESSAGE, new Uint8Array(64))).toBe(false);
});
