import { BerError, encodeElement, unlessMalformed } from '../../../lib/ber/ber.ts';
import type { Node } from '../../../lib/ber/node.ts';
import { childNodes, integerOf, namesOfBits, oidOf, readNode } from '../../../lib/ber/node.ts';
import { readString } from '../../../lib/ber/string.ts';
import { latin1 } from '../../../lib/bytes/binary.ts';
import { readTime } from '../../../lib/ber/time.ts';
import type { Extension } from '../../../lib/certificate/certificate.ts';
import { accessMethodName, extensionName, policyName, purposeName } from '../oids.ts';
import { addressText, generalNameText } from './general-name-text.ts';
import { sctLines } from './sct-lines.ts';
import { formatTime, hexOfNumber, indent, upperColons, withoutSign } from './lines.ts';
import { nameLine } from './name-line.ts';

/** Writes extensions, each with its name and value. */
export const extensionsLines = (extensions: readonly Extension[]): string[] =>
  extensions.flatMap(({ oid, isCritical, value }) => [`${extensionName(oid)}: ${isCritical ? 'critical' : ''}`, ...indent(extensionLines(oid, value), 4)]);

/** Writes the value of an extension: as in openssl if it is known and well-formed, otherwise the bytes with a dot for each that is not printable. */
export const extensionLines = (oid: string, value: Uint8Array): string[] => knownLines(oid, value) ?? [printable(value)];

/** Returns the lines of a known, well-formed extension. */
export function knownLines(oid: string, value: Uint8Array): string[] | undefined {
  const write = Object.hasOwn(writers, oid) ? writers[oid] : undefined;
  return write && unlessMalformed(() => write(readNode(value)));
}

const printable = (bytes: Uint8Array): string => latin1(bytes).replaceAll(/[^ -~\r\n]/gu, '.');

type Write = (node: Node) => string[] | undefined;

const BOOLEAN = 0x01;
const INTEGER = 0x02;
const IA5_STRING = 0x16;
const GENERALIZED_TIME = 0x18;
const SEQUENCE = 0x30;
const SET = 0x31;

const names: Write = (node) => [childNodes(node).map(generalNameText).join(', ')];
const url: Write = ({ tag, content }) => [readString(tag, content) ?? ''];
const number: Write = (node) => [writeNumber(integerOf(node))];

/** Writes a number in decimal if it is below 127 bits, otherwise in hex. */
const writeNumber = (value: bigint): string => (value < 2n ** 127n ? String(value) : `0x${hexOfNumber(value).toUpperCase()}`);

const writers: Readonly<Record<string, Write>> = {
  '1.3.6.1.4.1.11129.2.4.2': sctLines,
  '1.3.6.1.4.1.11129.2.4.3': () => ['NULL'],
  '1.3.6.1.5.5.7.1.1': accessLines,
  '1.3.6.1.5.5.7.1.11': accessLines,
  '1.3.6.1.5.5.7.1.24': (node) => [childNodes(node).map(featureName).join(', ')],
  '1.3.6.1.5.5.7.48.1.5': () => [''],
  '2.16.840.1.113730.1.1': (node) => [
    bitNames(node, ['SSL Client', 'SSL Server', 'S/MIME', 'Object Signing', 'Unused', 'SSL CA', 'S/MIME CA', 'Object Signing CA']),
  ],
  '2.16.840.1.113730.1.2': url,
  '2.16.840.1.113730.1.3': url,
  '2.16.840.1.113730.1.4': url,
  '2.16.840.1.113730.1.7': url,
  '2.16.840.1.113730.1.8': url,
  '2.16.840.1.113730.1.12': url,
  '2.16.840.1.113730.1.13': url,
  '2.5.29.14': ({ content }) => [upperColons(content)],
  '2.5.29.15': (node) => [
    bitNames(node, [
      'Digital Signature',
      'Non Repudiation',
      'Key Encipherment',
      'Data Encipherment',
      'Key Agreement',
      'Certificate Sign',
      'CRL Sign',
      'Encipher Only',
      'Decipher Only',
    ]),
  ],
  '2.5.29.16': (node) => [
    childNodes(node)
      .map(({ tag, content }) => `${tag === 0x80 ? 'Not Before' : 'Not After'}: ${formatTime(readTime(GENERALIZED_TIME, content))}`)
      .join(', '),
  ],
  '2.5.29.17': names,
  '2.5.29.18': names,
  '2.5.29.19': constraintLines,
  '2.5.29.20': number,
  '2.5.29.21': (node) => [reasons[Number(integerOf(node))] ?? String(integerOf(node))],
  '2.5.29.24': ({ tag, content }) => [formatTime(readTime(tag, content))],
  '2.5.29.27': number,
  '2.5.29.28': issuingPointLines,
  '2.5.29.29': (node) => childNodes(node).map(generalNameText),
  '2.5.29.30': nameConstraintLines,
  '2.5.29.31': distributionPointLines,
  '2.5.29.32': policyLines,
  '2.5.29.33': (node) => [
    childNodes(node)
      .map((mapping) =>
        childNodes(mapping)
          .map((policy) => policyName(oidOf(policy)))
          .join(':'),
      )
      .join(', '),
  ],
  '2.5.29.35': authorityKeyLines,
  '2.5.29.36': (node) => [
    childNodes(node)
      .map((part) => `${part.tag === 0x80 ? 'Require Explicit Policy' : 'Inhibit Policy Mapping'}:${integerOf(part)}`)
      .join(', '),
  ],
  '2.5.29.37': (node) => [
    childNodes(node)
      .map((purpose) => purposeName(oidOf(purpose)))
      .join(', '),
  ],
  '2.5.29.46': distributionPointLines,
  '2.5.29.54': number,
};

/** CRLReason (RFC 5280, section 5.3.1); 7 is not used. */
export const reasons: Readonly<Record<number, string>> = {
  0: 'Unspecified',
  1: 'Key Compromise',
  2: 'CA Compromise',
  3: 'Affiliation Changed',
  4: 'Superseded',
  5: 'Cessation Of Operation',
  6: 'Certificate Hold',
  8: 'Remove From CRL',
  9: 'Privilege Withdrawn',
  10: 'AA Compromise',
};

/** The bits of ReasonFlags (RFC 5280, section 4.2.1.13). */
const reasonFlags = [
  'Unused',
  'Key Compromise',
  'CA Compromise',
  'Affiliation Changed',
  'Superseded',
  'Cessation Of Operation',
  'Certificate Hold',
  'Privilege Withdrawn',
  'AA Compromise',
];

const bitNames = (node: Node, all: readonly string[]): string => namesOfBits(node, all).join(', ');

function featureName(feature: Node): string {
  const number = Number(integerOf(feature));
  return { 5: 'status_request', 17: 'status_request_v2' }[number] ?? String(number);
}

function accessLines(node: Node): string[] {
  return childNodes(node).map((access) => {
    const [method, location] = childNodes(access);
    if (!method || !location) throw new BerError('not an AccessDescription');
    return `${accessMethodName(oidOf(method))} - ${generalNameText(location)}`;
  });
}

function constraintLines(node: Node): string[] {
  const parts = childNodes(node);
  const isCa = parts.some(({ tag, content }) => tag === BOOLEAN && content.some((byte) => byte !== 0));
  const length = parts.find(({ tag }) => tag === INTEGER);
  return [`CA:${isCa ? 'TRUE' : 'FALSE'}${length ? `, pathlen:${integerOf(length)}` : ''}`];
}

function authorityKeyLines(node: Node): string[] {
  const parts = childNodes(node);
  const isAlone = parts.length === 1;
  return parts.flatMap(({ tag, content }) => {
    if (tag === 0x80) return [`${isAlone ? '' : 'keyid:'}${upperColons(content)}`];
    if (tag === 0xa1) return childNodes({ content }).map(generalNameText);
    return [`serial:${upperColons(withoutSign(content))}`];
  });
}

function nameConstraintLines(node: Node): string[] {
  return childNodes(node).flatMap((part) => [
    part.tag === 0xa0 ? 'Permitted:' : 'Excluded:',
    ...childNodes(part).map((subtree) => {
      const [base] = childNodes(subtree);
      if (!base) throw new BerError('not a GeneralSubtree');
      return `  ${rangeText(base)}`;
    }),
  ]);
}

/** Writes a name of a constraint, which for addresses has a mask. */
const rangeText = (base: Node): string =>
  base.tag === 0x87
    ? `IP:${[base.content.subarray(0, base.content.length / 2), base.content.subarray(base.content.length / 2)]
        .map((content) => addressText(content))
        .join('/')}`
    : printedName(base);

/** As in openssl's other function for names, which writes a directory name on one line. */
const printedName = (name: Node): string => (name.tag === 0xa4 ? `DirName:${nameLine(name.content)}` : generalNameText(name));

function distributionPointLines(node: Node): string[] {
  return childNodes(node).flatMap((point) =>
    childNodes(point).flatMap((part) => {
      if (part.tag === 0xa0) return pointNameLines(readNode(part.content));
      if (part.tag === 0x81) return ['Reasons:', `  ${bitNames(part, reasonFlags)}`];
      return ['CRL Issuer:', ...childNodes(part).map((name) => `  ${printedName(name)}`)];
    }),
  );
}

function pointNameLines(name: Node): string[] {
  if (name.tag !== 0xa0) return ['Relative Name:', `  ${nameLine(encodeElement(SEQUENCE, [encodeElement(SET, [name.content])]))}`];
  return ['Full Name:', ...childNodes(name).map((each) => `  ${printedName(each)}`)];
}

function issuingPointLines(node: Node): string[] {
  return childNodes(node).flatMap((part) => {
    if (part.tag === 0xa0) return pointNameLines(readNode(part.content));
    if (part.tag === 0x83) return ['Only Some Reasons:', `  ${bitNames(part, reasonFlags)}`];
    return [{ 0x81: 'Only User Certificates', 0x82: 'Only CA Certificates', 0x84: 'Indirect CRL', 0x85: 'Only Attribute Certificates' }[part.tag] ?? ''];
  });
}

const CPS = '1.3.6.1.5.5.7.2.1';
const NOTICE = '1.3.6.1.5.5.7.2.2';

function policyLines(node: Node): string[] {
  return childNodes(node).flatMap((policy) => {
    const [id, qualifiers] = childNodes(policy);
    if (!id) throw new BerError('not a PolicyInformation');
    return [`Policy: ${policyName(oidOf(id))}`, ...(qualifiers ? childNodes(qualifiers).flatMap(qualifierLines) : []).map((line) => `  ${line}`)];
  });
}

function qualifierLines(qualifier: Node): string[] {
  const [id, value] = childNodes(qualifier);
  if (!id || !value) throw new BerError('not a PolicyQualifierInfo');
  const type = oidOf(id);
  if (type === CPS) {
    if (value.tag !== IA5_STRING) throw new BerError('not an IA5String');
    return [`CPS: ${latin1(value.content)}`];
  }
  if (type !== NOTICE) return [`Unknown Qualifier: ${type}`];
  return [
    'User Notice:',
    ...childNodes(value)
      .flatMap(noticeLines)
      .map((line) => `  ${line}`),
  ];
}

function noticeLines(part: Node): string[] {
  if (part.tag !== SEQUENCE) return [`Explicit Text: ${readString(part.tag, part.content) ?? ''}`];
  const [organization, numbers] = childNodes(part);
  if (!organization || !numbers) throw new BerError('not a NoticeReference');
  const list = childNodes(numbers).map(integerOf);
  return [`Organization: ${readString(organization.tag, organization.content) ?? ''}`, `Number${list.length > 1 ? 's' : ''}: ${list.join(', ')}`];
}
