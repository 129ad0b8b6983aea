import type { OutputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { formatUtc } from '../../lib/date-time/format.ts';
import type { NamespacedDocument, NamespacedElement } from '../../lib/document/xml/namespaced.ts';
import { attributeOf } from '../../lib/document/xml/namespaced.ts';
import { examineMessage } from '../../lib/saml/examine-message.ts';
import type { SamlInput } from '../../lib/saml/find-message.ts';
import type { Message } from '../../lib/saml/message.ts';
import { childOf, PROTOCOL } from '../../lib/saml/message.ts';
import { statusAt, validityOf } from '../../lib/saml/validity.ts';
import { runInSlices } from '../../lib/work/slices.ts';
import { attributesOf, describeFacts } from './facts.ts';
import type { decode } from './fields.ts';
import { prettyXml } from './pretty-xml.ts';

export type Decoded = OutputValues<(typeof decode)['output']>;

export interface Keys {
  /** Certificates or public keys of the sender. */
  readonly certificate: string;
  /** The receiver's private key. */
  readonly key: string;
  /** In milliseconds. */
  readonly now: number;
}

/** Decodes a message, decrypts its assertions, and verifies its signatures. */
export async function decodeMessage(input: SamlInput, { certificate, key, now }: Keys, context: RunContext): Promise<Decoded> {
  const decrypt = key.trim() === '' ? undefined : (encrypted: readonly NamespacedElement[], message: Message) => decryptAll(encrypted, message, key, context);
  const { evidence, verdict, warnings, decrypted } = await examineMessage(input, { certificate, now, decrypt }, context);
  const { message, assertions, signatures } = evidence;
  const { document, root, kind } = message;
  const [assertion] = assertions;
  const validity = validityOf(assertion ?? root);
  const status = childOf(childOf(root, PROTOCOL, 'Status'), PROTOCOL, 'StatusCode');
  return {
    message: await runInSlices(prettyXml(document.root), context),
    kind,
    verdict,
    outcome: status ? (attributeOf(status, 'Value')?.endsWith(':Success') ? 'success' : 'failure') : '',
    timeStatus: assertion || validity.until !== undefined ? statusAt(now, validity) : '',
    notBefore: formatOptional(validity.from),
    notOnOrAfter: formatOptional(validity.until),
    flow: '',
    binding: input.binding,
    warnings,
    facts: describeFacts({ root, assertion, relayState: input.relayState }, context.reference),
    attributes: attributesOf(assertion),
    signatures: signatures.map(({ row }) => row),
    parameters: [],
    decrypted: (await Promise.all(decrypted.map((each) => runInSlices(prettyXml(each.root), context)))).join('\n'),
    xml: input.xml,
  };
}

const formatOptional = (time: number | undefined): string => (time === undefined ? '' : formatUtc(time));

async function decryptAll(encrypted: readonly NamespacedElement[], { document }: Message, key: string, context: RunContext): Promise<NamespacedDocument[]> {
  const { decryptAssertion, readPrivateKey } = await import('./decrypt-assertion.ts');
  const privateKey = await readPrivateKey(key);
  const decrypted: NamespacedDocument[] = [];
  for (const each of encrypted) decrypted.push((await decryptAssertion(each, document.root, privateKey, context)).document);
  return decrypted;
}
