import type { OutputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { formatUtc } from '../../lib/date-time/format.ts';
import type { NamespacedDocument, NamespacedElement } from '../../lib/document/xml/namespaced.ts';
import { attributeOf, elementsIn, isNamed } from '../../lib/document/xml/namespaced.ts';
import { runInSlices } from '../../lib/work/slices.ts';
import { DSIG } from '../../lib/xml-signature/algorithms.ts';
import type { CheckedSignature } from './check-signatures.ts';
import type { decode } from './fields.ts';
import type { SamlInput } from './find-message.ts';
import { attributesOf, describeFacts, statusAt, validityOf } from './facts.ts';
import { judge, warningsOf } from './judge.ts';
import type { Message } from './message.ts';
import { assertionsOf, childOf, encryptedAssertionsOf, prettyXml, PROTOCOL, readMessage } from './message.ts';
import type { Decrypted } from './decrypt-assertion.ts';

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
  const message = await runInSlices(readMessage(input.xml), context);
  const { document, root, kind } = message;
  const encrypted = encryptedAssertionsOf(message);
  const decrypted = encrypted.length > 0 && key.trim() !== '' ? await decryptAll(encrypted, message, key, context) : [];
  const assertions = [...assertionsOf(message), ...decrypted.map(({ document: { root: assertion } }) => assertion)];
  const [assertion] = assertions;
  const documents = [document, ...decrypted.map((each) => each.document)];
  const signatures = await checkAll(input, message, documents, certificate);
  const validity = validityOf(assertion ?? root);
  const evidence = {
    message,
    decrypted: decrypted.map((each) => each.document.root),
    assertions,
    stillEncrypted: encrypted.length - decrypted.length,
    signatures,
    now,
  };
  const status = childOf(childOf(root, PROTOCOL, 'Status'), PROTOCOL, 'StatusCode');
  return {
    message: await runInSlices(prettyXml(document.root), context),
    kind,
    verdict: judge(evidence),
    outcome: status ? (attributeOf(status, 'Value')?.endsWith(':Success') ? 'success' : 'failure') : '',
    timeStatus: assertion || validity.until !== undefined ? statusAt(now, validity) : '',
    notBefore: formatOptional(validity.from),
    notOnOrAfter: formatOptional(validity.until),
    flow: '',
    binding: input.binding,
    warnings: warningsOf(evidence, await usesWeakEncryption(encrypted)),
    facts: describeFacts({ root, assertion, relayState: input.relayState }, context.reference),
    attributes: attributesOf(assertion),
    signatures: signatures.map(({ row }) => row),
    parameters: [],
    decrypted: (await Promise.all(decrypted.map((each) => runInSlices(prettyXml(each.document.root), context)))).join('\n'),
    xml: input.xml,
  };
}

const formatOptional = (time: number | undefined): string => (time === undefined ? '' : formatUtc(time));

async function decryptAll(encrypted: readonly NamespacedElement[], { document }: Message, key: string, context: RunContext): Promise<Decrypted[]> {
  const { decryptAssertion, readPrivateKey } = await import('./decrypt-assertion.ts');
  const privateKey = await readPrivateKey(key);
  const decrypted: Decrypted[] = [];
  for (const each of encrypted) decrypted.push(await decryptAssertion(each, document.root, privateKey, context));
  return decrypted;
}

async function usesWeakEncryption(encrypted: readonly NamespacedElement[]): Promise<boolean> {
  if (encrypted.length === 0) return false;
  const { encryptionMethodOf, isWeakEncryption } = await import('../../lib/xml-encryption/decrypt.ts');
  return encrypted.some((each) => [...elementsIn(each)].some((element) => isWeakEncryption(encryptionMethodOf(element))));
}

/** A message without a signature needs none of the code for certificates. */
async function checkAll(
  { querySignature }: SamlInput,
  { root }: Message,
  documents: readonly NamespacedDocument[],
  certificate: string,
): Promise<CheckedSignature[]> {
  const roots = documents.map((document) => document.root);
  const isSigned = roots.some((each) => [...elementsIn(each)].some((element) => isNamed(element, DSIG, 'Signature')));
  if (!isSigned && !querySignature && certificate.trim() === '') return [];
  const { checkDocument, checkQuery, readKnownKeys } = await import('./check-signatures.ts');
  const given = certificate.trim() === '' ? [] : await readKnownKeys(certificate, 'certificate');
  const checked: CheckedSignature[] = querySignature ? [await checkQuery(querySignature, root, given)] : [];
  for (const document of documents) checked.push(...(await checkDocument({ document, roots }, given)));
  return checked;
}
