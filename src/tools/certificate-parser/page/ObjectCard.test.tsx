import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../../app/testing/render-tool.tsx';
import { generateEcKey } from '../../../lib/key/generate-key.ts';
import { toSpki } from '../../../lib/key/key-to-der.ts';
import { formatPem } from '../../../lib/key/pem-text.ts';
import { createContext } from '../../../runtime/platform/context.ts';
import { readNames } from '../make-names.ts';
import { endEntityExtensions, makeCertificate } from '../make-signed.ts';
import { commonName, subjectToDer } from '../make-subject.ts';

const context = createContext();

/** Makes a certificate with an IP address that is also a host name, as many have it for old programs. */
async function makeTwice(address: string): Promise<string> {
  const key = await generateEcKey('P-256', context);
  const host = { type: 'DNS', text: address, tag: 0x82, content: new TextEncoder().encode(address) } as const;
  const subject = subjectToDer([commonName('a')]);
  const extensions = endEntityExtensions([host, ...readNames(address, '')], 'server');
  const dates = { notBefore: Date.UTC(2026, 0), notAfter: Date.UTC(2049, 0) };
  const der = await makeCertificate({ serialNumber: Uint8Array.of(1), issuer: subject, subject, ...dates, spki: toSpki(key), extensions }, key, context);
  return formatPem('CERTIFICATE', der);
}

test('shows a name that appears with two types once', { tags: ['slow'] }, async () => {
  const { fill } = await renderTool('certificate-parser');
  fill('parse', 'certificate', await makeTwice('192.0.2.7'));
  await waitFor(() => expect(screen.getByRole('group', { name: 'Subject alternative names' }).textContent).toBe('192.0.2.7'));
});
