import { InputError } from '../../contract/errors.ts';
import { findKeys } from '../key/find-keys.ts';
import { Locator } from '../text-position/locator.ts';
import type { Certificate } from './certificate.ts';
import { readCertificate } from './certificate.ts';
import { StructureError } from './structure-error.ts';

/**
 * Reads all certificates in a text: PEM, including PKCS #7, in JSON, or Base64 of DER. Surrounding text is ignored.
 * @throws InputError `invalid-certificate` on `field` if there is none, or one cannot be read.
 */
export async function readCertificates(text: string, field: string): Promise<Certificate[]> {
  const certificates: Certificate[] = [];
  for (const found of findKeys(text)) {
    if (found.kind === 'damaged') throw invalid(text, found.at, field);
    if (found.kind === 'der' && found.form === 'certificate') certificates.push(await readOne(found.der, text, found.at, field));
    if (found.kind === 'jwk' && Array.isArray(found.jwk.x5c)) certificates.push(...(await readCertificates(JSON.stringify(found.jwk.x5c), field)));
  }
  if (certificates.length === 0) throw new InputError('invalid-certificate', { field, params: { reason: 'none' } });
  return certificates;
}

async function readOne(der: Uint8Array, text: string, at: number, field: string): Promise<Certificate> {
  try {
    return await readCertificate(der);
  } catch (error) {
    if (error instanceof StructureError || error instanceof InputError) throw invalid(text, at, field);
    throw error;
  }
}

const invalid = (text: string, at: number, field: string): InputError =>
  new InputError('invalid-certificate', { field, params: { reason: 'unreadable' }, position: new Locator(text).locate(at) });
