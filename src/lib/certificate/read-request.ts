import { BerError } from '../ber/ber.ts';
import type { Node } from '../ber/node.ts';
import { childNodes, integerOf, oidOf, readNode } from '../ber/node.ts';
import type { Extension, Signed } from './certificate.ts';
import { readExtensions, readKey, readSigned } from './certificate.ts';
import type { Name } from './name.ts';
import { readName } from './name.ts';
import type { Key } from '../key/key.ts';

/** A certification request (RFC 2986). */
export interface Request extends Signed {
  readonly der: Uint8Array;
  readonly version: number;
  readonly subject: Name;
  readonly spki: Uint8Array;
  readonly key: Key | undefined;
  /** Those in the attribute extensionRequest (RFC 2985, section 5.4.2). */
  readonly extensions: readonly Extension[];
  readonly otherAttributes: readonly RequestAttribute[];
  readonly hasAttributes: boolean;
}

interface RequestAttribute {
  readonly oid: string;
  readonly values: readonly Node[];
}

// PKCS #9, and the one of Microsoft's programs.
const EXTENSION_REQUESTS = ['1.2.840.113549.1.9.14', '1.3.6.1.4.1.311.2.1.14'];
const ATTRIBUTES = 0xa0;

/** @throws BerError */
export async function readRequest(der: Uint8Array): Promise<Request> {
  const signed = readSigned(der);
  const [version, subject, spki, ...rest] = childNodes(readNode(signed.tbs));
  if (!version || !subject || !spki) throw new BerError('not a CertificationRequestInfo');
  const list = rest.find(({ tag }) => tag === ATTRIBUTES);
  const attributes = list ? childNodes(list).map(readAttribute) : [];
  return {
    ...signed,
    der,
    version: Number(integerOf(version)) + 1,
    subject: readName(subject.whole),
    spki: spki.whole,
    key: await readKey(spki.whole),
    extensions: attributes.filter(isRequest).flatMap(({ values }) => values.flatMap(({ whole }) => readExtensions(whole))),
    otherAttributes: attributes.filter((attribute) => !isRequest(attribute)),
    hasAttributes: attributes.length > 0,
  };
}

const isRequest = ({ oid }: RequestAttribute): boolean => EXTENSION_REQUESTS.includes(oid);

function readAttribute(attribute: Node): RequestAttribute {
  const [type, values] = childNodes(attribute);
  if (!type || !values) throw new BerError('not an Attribute');
  return { oid: oidOf(type), values: childNodes(values) };
}
