import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'pdf-signature-'));

export const pathOf = (name: string): string => path.join(folder, name);

/** Runs the openssl command in a temporary folder. */
export function openssl(...args: readonly string[]): Uint8Array {
  const { status, stdout, stderr } = spawnSync('openssl', args, { cwd: folder });
  expect(status, String(stderr)).toBe(0);
  return Uint8Array.from(stdout);
}

export const write = (name: string, content: Uint8Array | string): void => writeFileSync(pathOf(name), content);
export const read = (name: string): string => readFileSync(pathOf(name), 'latin1');

/** Returns the DER in a PEM file. */
export const derOf = (name: string): Uint8Array => Uint8Array.from(Buffer.from(read(name).replaceAll(/-----.*-----|\s/gu, ''), 'base64'));

interface Wanted {
  readonly key: readonly string[];
  readonly subject: string;
  /** Lines of an openssl extensions section. */
  readonly extensions?: readonly string[];
  /** Name of the issuer. Default: self-signed. */
  readonly issuer?: string;
  readonly days?: number;
  readonly serial?: number;
}

export const RSA = ['RSA', '-pkeyopt', 'rsa_keygen_bits:2048'];
export const curve = (name: string): readonly string[] => ['EC', '-pkeyopt', `ec_paramgen_curve:${name}`];

/** Creates `name.key` and `name.pem`. */
export function makeCertificate(name: string, { key, subject, extensions = [], issuer = name, days = 3_650, serial = 1 }: Wanted): void {
  const [algorithm = '', ...options] = key;
  openssl('genpkey', '-algorithm', algorithm, ...options, '-out', `${name}.key`);
  openssl('req', '-new', '-key', `${name}.key`, '-subj', subject, '-out', `${name}.csr`);
  write(`${name}.ext`, `[e]\n${extensions.join('\n')}\n`);
  const signer = issuer === name ? ['-signkey', `${name}.key`] : ['-CA', `${issuer}.pem`, '-CAkey', `${issuer}.key`];
  const signing = ['-days', String(days), '-set_serial', String(serial), '-extfile', `${name}.ext`, '-extensions', 'e', '-out', `${name}.pem`];
  openssl('x509', '-req', '-in', `${name}.csr`, ...signer, ...signing);
}

/** Creates a CMS signature over these bytes. */
export function signCms(name: string, content: Uint8Array, ...options: readonly string[]): Uint8Array {
  write('content', content);
  return openssl('cms', '-sign', '-binary', '-nosmimecap', '-in', 'content', '-signer', `${name}.pem`, '-inkey', `${name}.key`, '-outform', 'DER', ...options);
}
