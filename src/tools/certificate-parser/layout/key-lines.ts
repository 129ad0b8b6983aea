import type { Node } from '../../../lib/ber/node.ts';
import { childNodes, integerOf, oidOf, readNode } from '../../../lib/ber/node.ts';
import { bitLength, toBigInt, toSignedBytes } from '../../../lib/key/integers.ts';
import { readPssParameters } from '../../../lib/certificate/signature-algorithm.ts';
import { algorithmName, findCurve } from '../oids.ts';
import { hexLines, indent } from './lines.ts';

const BYTES_PER_LINE = 15;
const OID = 0x06;
const SEQUENCE = 0x30;
const PRIME_FIELD = '1.2.840.10045.1.1';

/** Writes a SubjectPublicKeyInfo as in a certificate: its algorithm, then the key. */
export function keyInfoLines(spki: Uint8Array): string[] {
  const [algorithm] = childNodes(readNode(spki));
  const [type] = algorithm ? childNodes(algorithm) : [];
  return [`Public Key Algorithm: ${type ? algorithmName(oidOf(type)) : ''}`, ...indent(keyLines(spki), 4)];
}

/** Writes the key of a SubjectPublicKeyInfo, like `openssl pkey -pubin -text -noout`. */
export function keyLines(spki: Uint8Array): string[] {
  const [algorithm, bits] = childNodes(readNode(spki));
  const [type, parameters] = algorithm ? childNodes(algorithm) : [];
  const name = type ? algorithmName(oidOf(type)) : '';
  const key = bits?.content.subarray(1) ?? new Uint8Array();
  if (name === 'rsaEncryption') return rsaLines(key);
  if (name === 'rsassaPss') return [...rsaLines(key), ...pssLines(parameters)];
  if (name === 'id-ecPublicKey') return ecLines(key, parameters);
  if (name === 'dsaEncryption') return dsaLines(key, parameters);
  if (OKP.includes(name)) return [`${name} Public-Key:`, 'pub:', ...indent(hexLines(key, BYTES_PER_LINE), 4)];
  return UNREADABLE;
}

const UNREADABLE = ['Unable to load Public Key'];
const OKP = ['ED25519', 'ED448', 'X25519', 'X448'];

function rsaLines(key: Uint8Array): string[] {
  const [modulus, exponent] = childNodes(readNode(key));
  if (!modulus || !exponent) return UNREADABLE;
  return [`Public-Key: (${sizeOf(modulus)} bit)`, 'Modulus:', ...unsignedLines(toBigInt(modulus.content)), `Exponent: ${writeInteger(integerOf(exponent))}`];
}

/** Writes an integer in decimal and hex digits. */
export const writeInteger = (value: bigint): string => (value < 0n ? `-${-value} (-0x${(-value).toString(16)})` : `${value} (0x${value.toString(16)})`);

/** The size in bits. Like openssl, reads a negative number of a malformed key as a positive one. */
const sizeOf = ({ content }: Pick<Node, 'content'>): number => bitLength(toBigInt(content));

const unsignedLines = (value: bigint): string[] => indent(hexLines(toSignedBytes(value), BYTES_PER_LINE), 4);

/** Writes an unsigned number with a label: below 2⁶⁴ on the same line, otherwise as bytes on the lines after it. */
export function numberLines(label: string, { content }: Pick<Node, 'content'>): string[] {
  const value = toBigInt(content);
  if (value >= 2n ** 64n) return [label, ...unsignedLines(value)];
  return [`${label} ${value === 0n ? '0' : writeInteger(value)}`];
}

/** Writes the restrictions of a key for RSASSA-PSS (RFC 4055, section 3.1). */
function pssLines(parameters: Node | undefined): string[] {
  if (!parameters) return ['No PSS parameter restrictions'];
  const restrictions = readPssParameters({ oid: '', parameters: parameters.whole });
  if (!restrictions) return UNREADABLE;
  const { hash, maskHash, saltLength } = restrictions;
  return [
    'PSS parameter restrictions:',
    `  Hash Algorithm: ${pssHash(hash)}`,
    `  Mask Algorithm: MGF1 with ${pssHash(maskHash)}`,
    `  Minimum Salt Length: ${saltLength}${saltLength === 20 ? ' (default)' : ''}`,
    '  Trailer Field: 0x1 (default)',
  ];
}

const pssHash = (hash: string): string => (hash === 'sha-1' ? 'SHA1 (default)' : hash.replace('sha-', 'SHA2-'));

/** A key with the parameters of its algorithm (RFC 3279, section 2.3.2). Those without parameters have the ones of the issuer. */
function dsaLines(key: Uint8Array, parameters: Node | undefined): string[] {
  const [p, q, g] = parameters?.tag === SEQUENCE ? childNodes(parameters) : [];
  if (!p || !q || !g) return UNREADABLE;
  return [
    `Public-Key: (${sizeOf(p)} bit)`,
    ...numberLines('pub: ', readNode(key)),
    ...numberLines('P:   ', p),
    ...numberLines('Q:   ', q),
    ...numberLines('G:   ', g),
  ];
}

function ecLines(key: Uint8Array, parameters: Node | undefined): string[] {
  if (parameters?.tag === SEQUENCE) return explicitLines(key, parameters);
  const oid = parameters?.tag === OID ? oidOf(parameters) : '';
  const curve = findCurve(oid);
  if (!curve) return UNREADABLE;
  return [...pointLines(key, curve.bits), `ASN1 OID: ${curve.name}`, ...(curve.nist === '' ? [] : [`NIST CURVE: ${curve.nist}`])];
}

const pointLines = (key: Uint8Array, bits: number): string[] => [`Public-Key: (${bits} bit)`, 'pub:', ...indent(hexLines(key, BYTES_PER_LINE), 4)];

/** ECParameters over a prime field (SEC 1, section C.2), which certificates for the web must not have (RFC 5480, section 2.1.1). */
function explicitLines(key: Uint8Array, parameters: Node): string[] {
  const [, field, curve, base, order, cofactor] = childNodes(parameters);
  const [type, prime] = field ? childNodes(field) : [];
  const [a, b, seed] = curve ? childNodes(curve) : [];
  if (!type || oidOf(type) !== PRIME_FIELD || !prime || !a || !b || !base || !order) return UNREADABLE;
  return [
    ...pointLines(key, sizeOf(order)),
    'Field Type: prime-field',
    ...numberLines('Prime:', prime),
    ...numberLines('A:   ', a),
    ...numberLines('B:   ', b),
    `Generator (${pointForm(base.content[0] ?? 0)}):`,
    ...indent(hexLines(base.content, BYTES_PER_LINE), 4),
    ...numberLines('Order: ', order),
    ...(cofactor ? numberLines('Cofactor: ', cofactor) : []),
    ...(seed ? ['Seed:', ...indent(hexLines(seed.content.subarray(1), BYTES_PER_LINE), 4)] : []),
  ];
}

/** The form of a point, by its first byte (SEC 1, section 2.3.3). */
const pointForm = (first: number): string => (first === 4 ? 'uncompressed' : first < 4 ? 'compressed' : 'hybrid');
