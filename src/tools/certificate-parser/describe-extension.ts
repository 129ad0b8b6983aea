import { BerError, unlessMalformed } from '../../lib/ber/ber.ts';
import type { Node } from '../../lib/ber/node.ts';
import { childNodes, integerOf, namesOfBits, oidOf, readNode } from '../../lib/ber/node.ts';
import { latin1 } from '../../lib/bytes/binary.ts';
import type { Extension } from '../../lib/certificate/certificate.ts';
import { encodeBase64 } from '../../lib/base64/base64.ts';
import { formatSeconds } from '../../lib/date-time/zoned.ts';
import type { Meaning } from './codes.ts';
import { extensionCodes, usageCodes } from './codes.ts';
import type { ExtensionDetails, ExtensionValue, NameDetails } from './details.ts';
import { formatGeneralName, nameTypeOf } from './general-name.ts';
import { knownLines } from './layout/extension-lines.ts';
import { colons, upperColons } from './layout/lines.ts';
import { accessMethodName, extensionName, purposeName } from './oids.ts';
import { readScts } from './sct.ts';

export const SUBJECT_NAMES = '2.5.29.17';

export function describeExtension({ oid, isCritical, value }: Extension): ExtensionDetails {
  const code = Object.hasOwn(extensionCodes, oid) ? extensionCodes[oid as keyof typeof extensionCodes] : '';
  return { oid, code, name: extensionName(oid), isCritical, values: valuesOf(oid, value) ?? linesOf(oid, value) };
}

/** The lines of openssl; the bytes of an unknown or malformed extension. */
const linesOf = (oid: string, value: Uint8Array): readonly ExtensionValue[] =>
  (knownLines(oid, value) ?? [colons(value)]).filter((line) => line !== '').map(plain);

/** Reads the alternative names of the subject; none from a malformed extension. */
export function subjectNames(extensions: readonly Extension[]): readonly NameDetails[] {
  const extension = extensions.find(({ oid }) => oid === SUBJECT_NAMES);
  return (extension && unlessMalformed(() => childNodes(readNode(extension.value)).map(nameDetails))) ?? [];
}

const nameDetails = (name: Node): NameDetails => ({ type: nameTypeOf(name), value: formatGeneralName(name) });

function valuesOf(oid: string, value: Uint8Array): readonly ExtensionValue[] | undefined {
  const describe = Object.hasOwn(describers, oid) ? describers[oid] : undefined;
  return describe && unlessMalformed(() => describe(readNode(value)));
}

const plain = (text: string): ExtensionValue => ({ code: '', text: text.trim() });
const coded = (code: ExtensionValue['code'], text = ''): ExtensionValue => ({ code, text });
const named = (name: Node): ExtensionValue => coded(nameTypeOf(name), formatGeneralName(name));

type Describe = (node: Node) => readonly ExtensionValue[] | undefined;

const describers: Readonly<Record<string, Describe>> = {
  '1.3.6.1.4.1.11129.2.4.2': ({ content }) => readScts(content)?.map(({ timestamp, logId }) => plain(`${formatSeconds(timestamp)} ${encodeBase64(logId)}`)),
  '1.3.6.1.4.1.11129.2.4.3': () => [],
  '1.3.6.1.5.5.7.1.1': accesses,
  '1.3.6.1.5.5.7.48.1.5': () => [],
  '2.5.29.14': ({ content }) => [plain(upperColons(content))],
  '2.5.29.15': (node) => namesOfBits(node, usageCodes).map((code) => coded(code)),
  '2.5.29.17': (node) => childNodes(node).map(named),
  '2.5.29.18': (node) => childNodes(node).map(named),
  '2.5.29.19': constraints,
  '2.5.29.30': (node) => childNodes(node).flatMap((part) => childNodes(part).map((subtree) => constrainedName(part.tag, subtree))),
  '2.5.29.31': (node) => addressesIn(node),
  '2.5.29.32': policies,
  '2.5.29.35': (node) =>
    childNodes(node).flatMap(({ tag, content }) => {
      if (tag === 0xa1) return childNodes({ content }).map(named);
      return [plain(upperColons(content))];
    }),
  '2.5.29.37': (node) => childNodes(node).map(purpose),
};

const purposeCodes: Readonly<Record<string, Meaning>> = {
  '1.3.6.1.5.5.7.3.1': 'server-auth',
  '1.3.6.1.5.5.7.3.2': 'client-auth',
  '1.3.6.1.5.5.7.3.3': 'code-signing',
  '1.3.6.1.5.5.7.3.4': 'email-protection',
  '1.3.6.1.5.5.7.3.8': 'time-stamping',
  '1.3.6.1.5.5.7.3.9': 'ocsp-signing',
  '2.5.29.37.0': 'any-purpose',
};

function purpose(node: Node): ExtensionValue {
  const oid = oidOf(node);
  const code = purposeCodes[oid];
  return code ? coded(code) : plain(purposeName(oid));
}

function accesses(node: Node): readonly ExtensionValue[] {
  return childNodes(node).map((access) => {
    const [method, location] = childNodes(access);
    if (!method || !location) throw new BerError('not an AccessDescription');
    const name = accessMethodName(oidOf(method));
    const address = formatGeneralName(location);
    if (name === 'OCSP') return coded('ocsp', address);
    return name === 'CA Issuers' ? coded('ca-issuers', address) : plain(`${name}: ${address}`);
  });
}

function constraints(node: Node): readonly ExtensionValue[] {
  const parts = childNodes(node);
  const isCa = parts.some(({ tag, content }) => tag === 0x01 && content.some((byte) => byte !== 0));
  const length = parts.find(({ tag }) => tag === 0x02);
  return [coded(isCa ? 'ca' : 'not-ca'), ...(length ? [coded('path-length', String(integerOf(length)))] : [])];
}

const PERMITTED = 0xa0;

function constrainedName(tag: number, subtree: Node): ExtensionValue {
  const [base] = childNodes(subtree);
  if (!base) throw new BerError('not a GeneralSubtree');
  return coded(tag === PERMITTED ? 'permitted' : 'excluded', formatGeneralName(base));
}

const FULL_NAME = 0xa0;

/** The addresses of distribution points; undefined if there is more than addresses. */
function addressesIn(node: Node): readonly ExtensionValue[] | undefined {
  const values = childNodes(node).map((point) => {
    const [part, ...others] = childNodes(point);
    const name = part?.tag === FULL_NAME && others.length === 0 ? readNode(part.content) : undefined;
    return name?.tag === FULL_NAME ? childNodes(name).map(named) : undefined;
  });
  return values.every((value) => value !== undefined) ? values.flat() : undefined;
}

const policyCodes: Readonly<Record<string, Meaning>> = {
  '2.5.29.32.0': 'any-policy',
  '2.23.140.1.1': 'policy-ev',
  '2.23.140.1.2.1': 'policy-dv',
  '2.23.140.1.2.2': 'policy-ov',
  '2.23.140.1.2.3': 'policy-iv',
};
const CPS = '1.3.6.1.5.5.7.2.1';

function policies(node: Node): readonly ExtensionValue[] {
  return childNodes(node).flatMap((policy) => {
    const [id, qualifiers] = childNodes(policy);
    if (!id) throw new BerError('not a PolicyInformation');
    const oid = oidOf(id);
    const statements = (qualifiers ? childNodes(qualifiers) : []).flatMap((qualifier) => {
      const [type, value] = childNodes(qualifier);
      return type && value && oidOf(type) === CPS ? [plain(latin1(value.content))] : [];
    });
    return [coded(policyCodes[oid] ?? '', oid), ...statements];
  });
}
