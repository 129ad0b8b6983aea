import type { RunContext } from '../../contract/operations.ts';
import type { NamespacedDocument, NamespacedElement } from '../document/xml/namespaced.ts';
import { elementsIn, isNamed } from '../document/xml/namespaced.ts';
import { runInSlices } from '../work/slices.ts';
import { DSIG } from '../xml-signature/algorithms.ts';
import type { CheckedSignature } from './check-signatures.ts';
import type { Verdict, WarningCode } from './codes.ts';
import type { SamlInput } from './find-message.ts';
import type { Evidence } from './judge.ts';
import { judge, warningsOf } from './judge.ts';
import type { Message } from './message.ts';
import { assertionsOf, encryptedAssertionsOf, readMessage } from './message.ts';

export interface ExamineOptions {
  /** Certificates or public keys of the sender; only those in the message if empty. */
  readonly certificate: string;
  /** In milliseconds. */
  readonly now: number;
  /** Decrypts the encrypted assertions. Without it, they are not read. */
  readonly decrypt?: ((encrypted: readonly NamespacedElement[], message: Message) => Promise<readonly NamespacedDocument[]>) | undefined;
}

export interface Examined {
  readonly evidence: Evidence;
  readonly verdict: Verdict;
  readonly warnings: readonly WarningCode[];
  /** The documents of decrypted assertions. */
  readonly decrypted: readonly NamespacedDocument[];
}

/** Reads a message, verifies its signatures, and judges them. */
export async function examineMessage(input: SamlInput, { certificate, now, decrypt }: ExamineOptions, context: RunContext): Promise<Examined> {
  const message = await runInSlices(readMessage(input.xml), context);
  const encrypted = encryptedAssertionsOf(message);
  const decrypted = encrypted.length > 0 && decrypt ? await decrypt(encrypted, message) : [];
  const evidence: Evidence = {
    message,
    decrypted: decrypted.map(({ root }) => root),
    assertions: [...assertionsOf(message), ...decrypted.map(({ root }) => root)],
    stillEncrypted: encrypted.length - decrypted.length,
    signatures: await checkAll(input, message, [message.document, ...decrypted], certificate),
    now,
  };
  return { evidence, verdict: judge(evidence), warnings: warningsOf(evidence, await usesWeakEncryption(encrypted)), decrypted };
}

async function usesWeakEncryption(encrypted: readonly NamespacedElement[]): Promise<boolean> {
  if (encrypted.length === 0) return false;
  const { encryptionMethodOf, isWeakEncryption } = await import('../xml-encryption/decrypt.ts');
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
