import { expect, test } from 'vitest';
import { elementsIn, isNamed, readNamespaced } from '../document/xml/namespaced.ts';
import { readCertificate } from '../key/der-key.ts';
import { readFirstKey } from '../key/read-keys.ts';
import { EXAMPLE_CERTIFICATE } from '../saml/example-response.ts';
import { runAtOnce } from '../work/slices.ts';
import { DSIG, shortAlgorithm } from './algorithms.ts';
import { elementsById } from './ids.ts';
import { bareKeysIn, certificatesIn } from './key-info.ts';
import * as signed from './testing/signed-responses.ts';
import type { SignatureResult } from './results.ts';
import { readSignature, verifySignature } from './xml-signature.ts';

/** Verifies all signatures of a document, with the given key or those in the document. */
async function verify(xml: string, pem?: string): Promise<readonly SignatureResult[]> {
  const document = runAtOnce(readNamespaced(xml, { field: 'text', doctype: 'refused' }));
  const surroundings = { document, byId: elementsById([document.root]) };
  const elements = [...elementsIn(document.root)].filter((element) => isNamed(element, DSIG, 'Signature'));
  return Promise.all(
    elements.map(async (element) => {
      const signature = readSignature(element, surroundings);
      const { keyInfo } = signature;
      const own = keyInfo ? [...(await Promise.all(certificatesIn(keyInfo).map((der) => readCertificate(der, '')))), ...(await bareKeysIn(keyInfo))] : [];
      return (await verifySignature(signature, pem === undefined ? own : [await readFirstKey(pem, '')])).result;
    }),
  );
}

test.each([
  ['ECDSA, of the assertion', signed.ASSERTION_SIGNED, ['valid']],
  ['ECDSA, of the response', signed.RESPONSE_SIGNED, ['valid']],
  ['the assertion, then the response', signed.BOTH_SIGNED, ['valid', 'valid']],
  ['RSA with SHA-1 and Canonical XML 1.0', signed.RSA_SHA1_INCLUSIVE, ['valid']],
  ['RSA with SHA-512 and a list of prefixes', signed.RSA_SHA512_PREFIXES, ['valid']],
  ['the whole document, without a key', signed.WHOLE_DOCUMENT, ['no-key']],
  ['a bare key', signed.RSA_KEY_VALUE, ['valid']],
])('verifies what xmlsec1 signed: %s', async (_name, xml, results) => {
  expect(await verify(xml)).toEqual(results);
});

test('verifies with a given certificate', async () => {
  expect(await verify(signed.WHOLE_DOCUMENT, EXAMPLE_CERTIFICATE)).toEqual(['valid']);
  expect(await verify(signed.ASSERTION_SIGNED, EXAMPLE_CERTIFICATE)).toEqual(['valid']);
  expect(await verify(signed.ASSERTION_SIGNED, signed.RSA_CERTIFICATE)).toEqual(['signature-mismatch']);
});

test('finds each change of what is signed', async () => {
  const changed = signed.ASSERTION_SIGNED;
  expect(await verify(changed.replace('>ada@example.com</saml:NameID>', '>bob@example.com</saml:NameID>'))).toEqual(['digest-mismatch']);
  expect(await verify(changed.replace('<saml:Issuer>', '<saml:Issuer >'))).toEqual(['valid']);
  expect(await verify(changed.replace('ada@example.com</saml:NameID>', 'ada@<!-- -->example.com</saml:NameID>'))).toEqual(['valid']);
  expect(await verify(changed.replace('Destination="https://app', 'Destination="https://evil'))).toEqual(['valid']);
  expect(await verify(signed.RESPONSE_SIGNED.replace('Destination="https://app', 'Destination="https://evil'))).toEqual(['digest-mismatch']);
  expect(await verify(changed.replace('enveloped-signature"/>', 'enveloped-signature" />').replace(/<ds:SignatureValue>../u, '<ds:SignatureValue>AA'))).toEqual(
    ['signature-mismatch'],
  );
  expect(await verify(changed.replace('ID="_a1"', 'ID="_a2"'))).toEqual(['target-missing']);
  expect(await verify(changed.replace('<samlp:Status>', '<samlp:Status ID="_a1">'))).toEqual(['duplicate-id']);
});

test('refuses algorithms and transforms that are not those of SAML', async () => {
  const changed = signed.ASSERTION_SIGNED;
  expect(await verify(changed.replace('xmldsig-more#ecdsa-sha256', 'xmldsig-more#hmac-sha256'))).toEqual(['unsupported-algorithm']);
  expect(await verify(changed.replace('xmlenc#sha256', 'xmldsig-more#md5'))).toEqual(['unsupported-algorithm']);
  expect(await verify(changed.replace('http://www.w3.org/2000/09/xmldsig#enveloped-signature', 'http://www.w3.org/TR/1999/REC-xslt-19991116'))).toEqual([
    'unsupported-transform',
  ]);
  for (const uri of ['URI="#xpointer(id(\'_a1\'))"', 'URI="https://example.com/a.xml"', ''])
    expect(await verify(changed.replace('URI="#_a1"', uri))).toEqual(['unsupported-transform']);
  expect(await verify(changed.replace(/<ds:Reference .*<\/ds:Reference>/u, ''))).toEqual(['malformed']);
  expect(await verify(changed.replace(/<ds:DigestValue>.*<\/ds:DigestValue>/u, ''))).toEqual(['malformed']);
});

test('names an algorithm by the end of its URI', () => {
  expect(shortAlgorithm('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256')).toBe('rsa-sha256');
  expect(shortAlgorithm('http://www.w3.org/2001/10/xml-exc-c14n#')).toBe('xml-exc-c14n');
  expect(shortAlgorithm('http://www.w3.org/TR/2001/REC-xml-c14n-20010315')).toBe('REC-xml-c14n-20010315');
});
