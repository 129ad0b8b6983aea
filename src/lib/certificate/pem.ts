import { InputError } from '../../contract/errors.ts';
import { decodeBase64, encodeBase64 } from '../base64/base64.ts';
import type { Certificate } from './certificate.ts';
import { readCertificate } from './certificate.ts';
import { StructureFault } from './structure.ts';

const BEGIN = '-----BEGIN CERTIFICATE-----';
const END = '-----END CERTIFICATE-----';
const LINE = /.{1,64}/gu;

/** RFC 7468, section 5. */
export const formatPem = ({ der }: Pick<Certificate, 'der'>): string => `${[BEGIN, ...(encodeBase64(der).match(LINE) ?? []), END].join('\n')}\n`;

/**
 * Reads all certificates of a text in PEM; what stands around them is ignored.
 * @throws InputError `invalid-certificate` on `field` if there is none, or one that cannot be read.
 */
export async function readPemCertificates(text: string, field: string): Promise<Certificate[]> {
  const certificates: Certificate[] = [];
  for (let at = text.indexOf(BEGIN); at >= 0; at = text.indexOf(BEGIN, at + BEGIN.length)) {
    const end = text.indexOf(END, at);
    if (end < 0) throw invalid(text, at, field);
    certificates.push(await readOne(text, at, end, field));
  }
  if (certificates.length === 0) throw new InputError('invalid-certificate', { field, params: { reason: 'none' } });
  return certificates;
}

async function readOne(text: string, at: number, end: number, field: string): Promise<Certificate> {
  try {
    return await readCertificate(decodeBase64(text.slice(at + BEGIN.length, end), field));
  } catch (error) {
    if (error instanceof StructureFault || error instanceof InputError) throw invalid(text, at, field);
    throw error;
  }
}

function invalid(text: string, at: number, field: string): InputError {
  const before = text.slice(0, at).split('\n');
  return new InputError('invalid-certificate', {
    field,
    params: { reason: 'unreadable' },
    position: { line: before.length, column: [...(before.at(-1) ?? '')].length + 1 },
  });
}
