import type { Node } from '../../../lib/ber/node.ts';
import { childNodes, integerOf, oidOf, readNode } from '../../../lib/ber/node.ts';
import { bitLength } from '../../../lib/key/integers.ts';
import { algorithmName, findCurve } from '../oids.ts';
import { hexLines, indent } from './lines.ts';

const BYTES_PER_LINE = 15;
const OID = 0x06;

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
  if (name === 'rsassaPss') return [...rsaLines(key), parameters ? 'PSS parameter restrictions:' : 'No PSS parameter restrictions'];
  if (name === 'id-ecPublicKey') return ecLines(key, parameters);
  if (OKP.includes(name)) return [`${name} Public-Key:`, 'pub:', ...indent(hexLines(key, BYTES_PER_LINE), 4)];
  return ['Unable to load Public Key'];
}

const OKP = ['ED25519', 'ED448', 'X25519', 'X448'];

function rsaLines(key: Uint8Array): string[] {
  const [modulus, exponent] = childNodes(readNode(key));
  if (!modulus || !exponent) return ['Unable to load Public Key'];
  return [
    `Public-Key: (${bitLength(integerOf(modulus))} bit)`,
    'Modulus:',
    ...indent(hexLines(modulus.content, BYTES_PER_LINE), 4),
    `Exponent: ${writeInteger(integerOf(exponent))}`,
  ];
}

/** Writes an integer in decimal and hex digits. */
export const writeInteger = (value: bigint): string => (value < 0n ? `-${-value} (-0x${(-value).toString(16)})` : `${value} (0x${value.toString(16)})`);

function ecLines(key: Uint8Array, parameters: Node | undefined): string[] {
  const oid = parameters?.tag === OID ? oidOf(parameters) : '';
  const curve = findCurve(oid);
  if (!curve) return ['Unable to load Public Key'];
  return [
    `Public-Key: (${curve.bits} bit)`,
    'pub:',
    ...indent(hexLines(key, BYTES_PER_LINE), 4),
    `ASN1 OID: ${curve.name}`,
    ...(curve.nist === '' ? [] : [`NIST CURVE: ${curve.nist}`]),
  ];
}
