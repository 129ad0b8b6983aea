import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import type { FileValue, JsonValue } from '../../contract/values.ts';
import { readPersonsFile } from '../../lib/file/read.ts';
import { pause } from '../../lib/pause/pause.ts';
import type { PdfDocument } from '../../lib/pdf/document.ts';
import { hasPdfHeader, openByCrossReference, openByScanning } from '../../lib/pdf/document.ts';
import { readSignedRange } from './byte-range.ts';
import type { Row } from './check-signature.ts';
import type { NotChecked, Verdict } from './codes.ts';
import type { FoundSignature, FoundSignatures } from './find-signatures.ts';
import { findByScanning, findInForm } from './find-signatures.ts';

// A file with more signatures is not legitimate; each signature may cover the whole file.
const MAX_VERIFIED = 200;

interface Report {
  readonly verdict: Verdict;
  readonly signatureCount: number;
  readonly signatures: readonly Row[];
  readonly emptySignatureFields: readonly string[];
  readonly notChecked: readonly NotChecked[];
  readonly encrypted: boolean;
  readonly details: JsonValue;
}

/**
 * Finds the signatures of a PDF file and verifies each of them.
 * @throws InputError `not-a-pdf`, `damaged-pdf` and `unreadable-file` on `file`, `invalid-certificate` on `trustedCertificates`.
 */
export async function checkPdf(file: FileValue, trustedCertificates: string, context: RunContext): Promise<Report> {
  const bytes = await readPersonsFile(file, 'file');
  if (!hasPdfHeader(bytes)) throw new InputError('not-a-pdf', { field: 'file' });
  const hasTrusted = trustedCertificates.trim() !== '';
  // Rejected even if no signature needs it.
  if (hasTrusted) await readTrusted(trustedCertificates);
  const { document, emptyFields, signatures } = await findSignatures(bytes, context.signal);
  const rows = signatures.length === 0 ? [] : await verifyAll(document, signatures, trustedCertificates, context);
  return {
    verdict: verdictOf(rows.map(({ row }) => row)),
    signatureCount: rows.length,
    signatures: rows.map(({ row }) => row),
    emptySignatureFields: emptyFields,
    notChecked:
      rows.length === 0
        ? []
        : [
            ...notCheckedOf(
              rows.map(({ row }) => row),
              hasTrusted,
            ),
          ],
    encrypted: document.trailer.entries.has('Encrypt'),
    details: rows.map(({ details }) => details),
  };
}

// The certificate parser is large, and unsigned files do not need it.
async function readTrusted(text: string) {
  const { readCertificates } = await import('../../lib/certificate/pem.ts');
  return text.trim() === '' ? [] : readCertificates(text, 'trustedCertificates');
}

async function findSignatures(bytes: Uint8Array, signal: AbortSignal): Promise<FoundSignatures & { readonly document: PdfDocument }> {
  const opened = await openByCrossReference(bytes);
  const inForm = opened && (await findInForm(opened));
  if (opened && inForm && !opened.isBroken) return addScanned(opened, inForm, signal);
  const repaired = await openByScanning(bytes, signal);
  const found = await addScanned(repaired, await findInForm(repaired), signal);
  const hasNothing = found.signatures.length === 0 && !(await repaired.root());
  if (hasNothing) throw new InputError('damaged-pdf', { field: 'file' });
  return found;
}

async function addScanned(document: PdfDocument, inForm: FoundSignatures, signal: AbortSignal) {
  const scanned = await findByScanning(document, inForm.signatures, signal);
  return { document, emptyFields: inForm.emptyFields, signatures: [...inForm.signatures, ...scanned] };
}

async function verifyAll(document: PdfDocument, found: readonly FoundSignature[], trustedCertificates: string, context: RunContext) {
  const [{ spanDigester }, { reportSignature }, { readSignatureDictionary }, { unverified, verifySignature }, trusted] = await Promise.all([
    import('./span-digests.ts'),
    import('./check-signature.ts'),
    import('./signature-dictionary.ts'),
    import('./verify-signature.ts'),
    readTrusted(trustedCertificates),
  ]);
  const located = [];
  for (const signature of found) located.push({ found: signature, range: await readSignedRange(document, signature.dictionary) });
  located.sort((one, other) => endOf(one) - endOf(other));
  const total = located.reduce((sum, { range }) => sum + (range.spans ?? []).reduce((bytes, { start, end }) => bytes + end - start, 0), 0);
  const digestSpans = spanDigester(document.bytes, total, context);
  const reports = [];
  for (const [index, { found: signature, range }] of located.entries()) {
    // Reading a signature does not pause.
    await pause(context.signal);
    const dictionary = await readSignatureDictionary(document, signature.dictionary);
    const verification = index < MAX_VERIFIED ? await verifySignature(dictionary.subFilter, range, trusted, digestSpans) : unverified('too-many-signatures');
    reports.push(await reportSignature({ found: signature, dictionary, range, verification, trusted }));
  }
  return reports;
}

type Located = { readonly found: FoundSignature; readonly range: Awaited<ReturnType<typeof readSignedRange>> };

/** The end of the signed range; without a range, the offset of the dictionary. */
const endOf = ({ found, range }: Located): number => range.spans?.[1].end ?? found.dictionary.end;

function verdictOf(rows: readonly Row[]): Verdict {
  if (rows.length === 0) return 'unsigned';
  if (rows.some(({ result }) => result === 'invalid')) return 'invalid';
  if (rows.some(({ result }) => result === 'unverifiable')) return 'unverifiable';
  return rows.at(-1)?.coverage === 'whole-file' ? 'valid' : 'valid-with-later-changes';
}

function* notCheckedOf(rows: readonly Row[], hasTrusted: boolean): Generator<NotChecked> {
  yield 'revocation';
  if (!hasTrusted) yield 'trust';
  if (rows.some(({ coverage }) => coverage === 'earlier-revision')) yield 'later-changes';
}
