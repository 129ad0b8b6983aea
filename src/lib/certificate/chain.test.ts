import type { KeyObject } from 'node:crypto';
import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Certificate } from './certificate.ts';
import { buildChain, isSignedBy } from './chain.ts';
import type { Name } from './name.ts';

const ED25519 = { oid: '1.3.101.112', parameters: undefined };

const named = (name: string): Name => ({ der: new TextEncoder().encode(name), attributes: [{ type: 'CN', value: name }] });

interface Holder {
  readonly name: string;
  readonly certificate: Certificate;
  readonly privateKey: KeyObject;
}

interface Wanted extends Partial<Pick<Certificate, 'isCa' | 'pathLength' | 'keyUsage'>> {
  /** The signer. Default: the holder itself. */
  readonly by?: Holder | undefined;
  /** A holder with the same key, and possibly the same name. */
  readonly as?: Holder;
  /** Whether to sign with an unrelated key. */
  readonly isForged?: boolean;
}

/** Creates what matters for a chain: names, key, signature and key usages. */
function certify(name: string, { by, as, isForged = false, isCa = true, pathLength, keyUsage }: Wanted = {}): Holder {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const own = as?.privateKey ?? privateKey;
  const tbs = new TextEncoder().encode(`${name} by ${by?.name ?? name} ${crypto.randomUUID()}`);
  const signature = sign(null, tbs, isForged ? generateKeyPairSync('ed25519').privateKey : (by?.privateKey ?? own));
  const key = { kind: 'okp', curve: 'Ed25519', publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32), privateKey: undefined } as const;
  const certificate: Certificate = {
    der: Uint8Array.of(...tbs, ...signature),
    tbs,
    subject: named(name),
    issuer: named(by?.name ?? name),
    serialNumber: Uint8Array.of(1),
    notBefore: 0,
    notAfter: 0,
    key: as?.certificate.key ?? key,
    keyAlgorithm: ED25519,
    signatureAlgorithm: ED25519,
    signedAlgorithm: ED25519,
    issuerUniqueId: undefined,
    subjectUniqueId: undefined,
    signature,
    isCa,
    pathLength,
    keyUsage,
    extendedKeyUsage: [],
    version: 3,
    spki: new Uint8Array(),
    extensions: [],
    keyIdentifier: undefined,
  };
  return { name, certificate, privateKey: own };
}

async function chainOf(start: Holder, enclosed: readonly Holder[], trusted: readonly Holder[]): Promise<readonly [string, string]> {
  const [others, roots] = [enclosed, trusted].map((holders) => holders.map(({ certificate }) => certificate));
  const { status, path } = await buildChain(start.certificate, others ?? [], roots ?? []);
  return [status, path.map(({ subject }) => subject.attributes[0]?.value).join(' < ')];
}

const root = certify('Root');
const authority = certify('Authority', { by: root });
const leaf = certify('Leaf', { by: authority, isCa: false });

test('a chain leads to a trusted certificate at any position', async () => {
  expect(await chainOf(leaf, [authority], [root])).toEqual(['trusted', 'Leaf < Authority < Root']);
  expect(await chainOf(leaf, [root], [authority])).toEqual(['trusted', 'Leaf < Authority']);
  expect(await chainOf(leaf, [], [leaf])).toEqual(['trusted', 'Leaf']);
  expect(await chainOf(root, [], [root])).toEqual(['trusted', 'Root']);
});

test('without trust it leads to a root, or as far as possible', async () => {
  expect(await chainOf(leaf, [authority, root], [])).toEqual(['untrusted-root', 'Leaf < Authority < Root']);
  expect(await chainOf(leaf, [authority], [])).toEqual(['incomplete-chain', 'Leaf < Authority']);
  expect(await chainOf(leaf, [root], [])).toEqual(['incomplete-chain', 'Leaf']);
  expect(await chainOf(root, [], [])).toEqual(['self-signed', 'Root']);
  expect(await chainOf(certify('Alone', { isCa: false }), [], [root])).toEqual(['self-signed', 'Alone']);
});

test('a forged link leads nowhere, even though its names match', async () => {
  const forged = certify('Leaf', { by: authority, isForged: true });
  expect(await chainOf(forged, [authority], [root])).toEqual(['incomplete-chain', 'Leaf']);
  const pretender = certify('Authority', { by: root, isForged: true });
  expect(await chainOf(certify('Leaf', { by: pretender }), [pretender], [root])).toEqual(['incomplete-chain', 'Leaf < Authority']);
  // A root with an invalid self-signature is not a root.
  const falseRoot = certify('False', { isForged: true });
  expect(await chainOf(certify('Leaf', { by: falseRoot }), [falseRoot], [])).toEqual(['incomplete-chain', 'Leaf < False']);
  expect(await isSignedBy(leaf.certificate, authority.certificate)).toBe(true);
  expect(await isSignedBy(leaf.certificate, root.certificate)).toBe(false);
});

/** Returns where a chain leads whose middle certificate has these properties. */
const issuedBy = (wanted: Wanted): Promise<readonly [string, string]> => {
  const issuer = certify('Issuer', { ...wanted, by: root });
  return chainOf(certify('Leaf', { by: issuer }), [issuer], [root]);
};

// RFC 5280, section 6.1.4, (k) and (n).
test('only an authority whose key may sign certificates can issue', async () => {
  expect(await issuedBy({ isCa: false })).toEqual(['incomplete-chain', 'Leaf']);
  expect(await issuedBy({ keyUsage: ['digitalSignature', 'cRLSign'] })).toEqual(['incomplete-chain', 'Leaf']);
  expect(await issuedBy({ keyUsage: ['keyCertSign'] })).toEqual(['trusted', 'Leaf < Issuer < Root']);
});

// RFC 5280, section 4.2.1.9: the maximum number of authorities between it and the last certificate.
test.each([
  [0, ['incomplete-chain', 'Leaf < Second']],
  [1, ['trusted', 'Leaf < Second < First < Root']],
  [undefined, ['trusted', 'Leaf < Second < First < Root']],
])('checks an authority with the path length %s above another one', async (pathLength, expected) => {
  const first = certify('First', { by: root, pathLength });
  const second = certify('Second', { by: first, pathLength: 0 });
  expect(await chainOf(certify('Leaf', { by: second }), [first, second], [root])).toEqual(expected);
});

test('prefers the path to a trusted certificate, then the one to a root', async () => {
  const cross = certify('Authority', { as: authority, by: certify('Elsewhere') });
  expect(await chainOf(leaf, [cross, authority], [root])).toEqual(['trusted', 'Leaf < Authority < Root']);
  const further = certify('Further', { by: certify('Nowhere') });
  const detour = certify('Authority', { as: authority, by: further });
  expect(await chainOf(leaf, [detour, further, authority, root], [])).toEqual(['untrusted-root', 'Leaf < Authority < Root']);
  expect(await chainOf(leaf, [authority, root, detour, further], [])).toEqual(['untrusted-root', 'Leaf < Authority < Root']);
});

/** Creates a chain of `length` certificates: leaf, authorities and a root. */
function longChain(length: number): readonly Holder[] {
  const chain = [certify('Top')];
  while (chain.length < length) chain.push(certify(`Number ${chain.length}`, { by: chain.at(-1) }));
  return chain;
}

test.each([
  [12, 'trusted'],
  [13, 'incomplete-chain'],
])('a chain of %d certificates is %s', async (length, status) => {
  const [top, ...others] = longChain(length);
  const start = others.at(-1);
  if (!top || !start) throw new Error('no chain');
  expect((await chainOf(start, others, [top]))[0]).toBe(status);
});

test('ends the search among authorities that all issue each other', { tags: ['slow'] }, async () => {
  const first = certify('A');
  const many = Array.from({ length: 200 }, () => certify('A', { as: first, by: certify('A', { as: first }) }));
  const start = certify('Leaf', { by: first });
  expect((await chainOf(start, many, []))[0]).toBe('untrusted-root');
});
