import { readString } from '../../../lib/ber/string.ts';
import { unlessMalformed } from '../../../lib/ber/ber.ts';
import { childNodes, integerOf, readNode } from '../../../lib/ber/node.ts';
import type { AlgorithmIdentifier } from '../../../lib/certificate/algorithm-identifier.ts';
import type { Certificate } from '../../../lib/certificate/certificate.ts';
import { readPssParameters } from '../../../lib/certificate/signature-algorithm.ts';
import { encodeHex } from '../../../lib/hex/hex.ts';
import { algorithmName, attributeName } from '../oids.ts';
import type { Crl } from '../../../lib/certificate/read-crl.ts';
import type { Request } from '../../../lib/certificate/read-request.ts';
import { extensionsLines } from './extension-lines.ts';
import { keyInfoLines, numberLines, writeInteger } from './key-lines.ts';
import { formatTime, hexLines, hexOfNumber, indent, separate, withoutSign } from './lines.ts';
import { nameLine } from './name-line.ts';

// The layouts of `openssl x509 -text`, `req -text` and `crl -text`, as of openssl 3.2, which changed how names are written.

/** Writes a certificate like `openssl x509 -noout -text`. */
export function certificateLines(certificate: Certificate): string[] {
  const { version, serialNumber, signatureAlgorithm, signedAlgorithm, issuer, subject, notBefore, notAfter, spki, extensions, signature } = certificate;
  return [
    'Certificate:',
    '    Data:',
    ...indent(
      [
        `Version: ${version <= MAX_VERSION ? `${version} (0x${(version - 1).toString(16)})` : `Unknown (${version - 1})`}`,
        ...serialLines(serialNumber),
        ...algorithmLines(signedAlgorithm),
        `Issuer: ${nameLine(issuer.der)}`,
        'Validity',
        `    Not Before: ${formatTime(notBefore)}`,
        `    Not After : ${formatTime(notAfter)}`,
        `Subject: ${nameLine(subject.der)}`,
        'Subject Public Key Info:',
        ...indent(keyInfoLines(spki), 4),
        ...uniqueIdLines('Issuer', certificate.issuerUniqueId),
        ...uniqueIdLines('Subject', certificate.subjectUniqueId),
        ...(extensions.length === 0 ? [] : ['X509v3 extensions:', ...indent(extensionsLines(extensions), 4)]),
      ],
      8,
    ),
    ...signatureLines(signatureAlgorithm, signature),
  ];
}

const MAX_VERSION = 3;

/** openssl writes the first bytes with the indent of the further lines. */
function uniqueIdLines(holder: string, id: Uint8Array | undefined): string[] {
  const [first = '', ...more] = id ? hexLines(id, SIGNATURE_BYTES_PER_LINE) : [];
  return id ? [`${holder} Unique ID: ${' '.repeat(12)}${first}`, ...indent(more, 4)] : [];
}

const MAX_DECIMAL_BITS = 63;

/** Writes a small serial number in decimal and hex digits, a larger one as bytes. */
function serialLines(serialNumber: Uint8Array): string[] {
  const value = integerOf({ content: serialNumber });
  const size = value < 0n ? -value : value;
  // openssl reads -1 as an error.
  if (size < 2n ** BigInt(MAX_DECIMAL_BITS) && value !== -1n) return [`Serial Number: ${writeInteger(value)}`];
  return ['Serial Number:', `    ${value < 0n ? ' (Negative)' : ''}${separate(hexOfNumber(size))}`];
}

const SIGNATURE_BYTES_PER_LINE = 18;
const RSASSA_PSS = '1.2.840.113549.1.1.10';

/** Writes the signature algorithm, with the parameters of RSASSA-PSS. */
function algorithmLines(algorithm: AlgorithmIdentifier): string[] {
  const name = `Signature Algorithm: ${algorithmName(algorithm.oid)}`;
  return algorithm.oid === RSASSA_PSS ? [name + PSS_GAP, ...pssLines(algorithm)] : [name];
}

/** openssl starts the line of the parameters before it breaks it. */
const PSS_GAP = ' '.repeat(8);

function pssLines(algorithm: AlgorithmIdentifier): string[] {
  const parameters = readPssParameters(algorithm);
  if (!parameters) return ['(INVALID PSS PARAMETERS)'];
  const { hash, maskHash, saltLength } = parameters;
  return [
    `Hash Algorithm: ${hash.replace('sha-', 'sha')}${hash === 'sha-1' ? ' (default)' : ''}`,
    `Mask Algorithm: mgf1 with ${maskHash.replace('sha-', 'sha')}${maskHash === 'sha-1' ? ' (default)' : ''}`,
    ` Salt Length: 0x${hexOfNumber(saltLength).toUpperCase()}${saltLength === 20 ? ' (default)' : ''}`,
    'Trailer Field: 0x01 (default)',
  ];
}

function signatureLines(algorithm: AlgorithmIdentifier, signature: Uint8Array): string[] {
  const isPss = algorithm.oid === RSASSA_PSS;
  return [
    `    Signature Algorithm: ${algorithmName(algorithm.oid)}`,
    `    Signature Value:${isPss ? PSS_GAP : ''}`,
    ...indent([...(isPss ? pssLines(algorithm) : []), ...valueLines(algorithm, signature)], 8),
  ];
}

/** Writes both numbers of a DSA signature (RFC 3279, section 2.2.2), and the bytes of others. */
function valueLines({ oid }: AlgorithmIdentifier, signature: Uint8Array): string[] {
  const numbers = /^dsa_?with/iu.test(algorithmName(oid)) ? unlessMalformed(() => childNodes(readNode(signature)), undefined) : undefined;
  if (numbers?.length !== 2) return hexLines(signature, SIGNATURE_BYTES_PER_LINE);
  return numbers.flatMap((number, index) => numberLines(index === 0 ? 'r:   ' : 's:   ', number));
}

/** Writes a request like `openssl req -noout -text`. */
export function requestLines(request: Request): string[] {
  const { version, subject, spki, extensions, otherAttributes, hasAttributes, signatureAlgorithm, signature } = request;
  return [
    'Certificate Request:',
    '    Data:',
    ...indent(
      [
        `Version: ${version} (0x${(version - 1).toString(16)})`,
        `Subject: ${nameLine(subject.der)}`,
        'Subject Public Key Info:',
        ...indent(keyInfoLines(spki), 4),
        'Attributes:',
        ...(hasAttributes ? [] : ['    (none)']),
        ...otherAttributes.flatMap(({ oid, values }) =>
          values.map((value) => `    ${attributeName(oid).padEnd(25)}:${readString(value.tag, value.content) ?? 'unable to print attribute'}`),
        ),
        ...(extensions.length > 0 || !hasAttributes ? ['    Requested Extensions:'] : []),
        ...indent(extensionsLines(extensions), 8),
      ],
      8,
    ),
    ...signatureLines(signatureAlgorithm, signature),
  ];
}

/** Writes a revocation list like `openssl crl -noout -text`. */
export function crlLines(crl: Crl): string[] {
  const { version, signatureAlgorithm, issuer, thisUpdate, nextUpdate, extensions, revoked, signature } = crl;
  return [
    'Certificate Revocation List (CRL):',
    ...indent(
      [
        `Version ${version} (0x${(version - 1).toString(16)})`,
        ...algorithmLines(signatureAlgorithm),
        `Issuer: ${nameLine(issuer.der)}`,
        `Last Update: ${formatTime(thisUpdate)}`,
        `Next Update: ${nextUpdate === undefined ? 'NONE' : formatTime(nextUpdate)}`,
        ...(extensions.length === 0 ? [] : ['CRL extensions:', ...indent(extensionsLines(extensions), 4)]),
      ],
      8,
    ),
    ...(revoked.length === 0 ? ['No Revoked Certificates.'] : ['Revoked Certificates:']),
    ...revoked.flatMap((entry) => [
      `    Serial Number: ${encodeHex(withoutSign(entry.serialNumber), { uppercase: true })}`,
      `        Revocation Date: ${formatTime(entry.date)}`,
      ...(entry.extensions.length === 0 ? [] : ['        CRL entry extensions:', ...indent(extensionsLines(entry.extensions), 12)]),
    ]),
    ...signatureLines(signatureAlgorithm, signature),
  ];
}
