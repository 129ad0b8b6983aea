import { shortNameOf } from '../../lib/certificate/name.ts';

// The names that openssl prints, by object identifier. Without a name, it prints the identifier.

const algorithms: Readonly<Record<string, string>> = {
  '1.2.840.10040.4.1': 'dsaEncryption',
  '1.2.840.10040.4.3': 'dsaWithSHA1',
  '1.2.840.10045.2.1': 'id-ecPublicKey',
  '1.2.840.10045.4.1': 'ecdsa-with-SHA1',
  '1.2.840.10045.4.3.1': 'ecdsa-with-SHA224',
  '1.2.840.10045.4.3.2': 'ecdsa-with-SHA256',
  '1.2.840.10045.4.3.3': 'ecdsa-with-SHA384',
  '1.2.840.10045.4.3.4': 'ecdsa-with-SHA512',
  '1.2.840.113549.1.1.1': 'rsaEncryption',
  '1.2.840.113549.1.1.2': 'md2WithRSAEncryption',
  '1.2.840.113549.1.1.3': 'md4WithRSAEncryption',
  '1.2.840.113549.1.1.4': 'md5WithRSAEncryption',
  '1.2.840.113549.1.1.5': 'sha1WithRSAEncryption',
  '1.2.840.113549.1.1.10': 'rsassaPss',
  '1.2.840.113549.1.1.11': 'sha256WithRSAEncryption',
  '1.2.840.113549.1.1.12': 'sha384WithRSAEncryption',
  '1.2.840.113549.1.1.13': 'sha512WithRSAEncryption',
  '1.2.840.113549.1.1.14': 'sha224WithRSAEncryption',
  '1.2.840.113549.2.5': 'md5',
  '1.2.643.2.2.3': 'GOST R 34.11-94 with GOST R 34.10-2001',
  '1.2.643.2.2.19': 'GOST R 34.10-2001',
  '1.2.643.7.1.1.1.1': 'GOST R 34.10-2012 with 256 bit modulus',
  '1.2.643.7.1.1.1.2': 'GOST R 34.10-2012 with 512 bit modulus',
  '1.2.643.7.1.1.3.2': 'GOST R 34.10-2012 with GOST R 34.11-2012 (256 bit)',
  '1.2.643.7.1.1.3.3': 'GOST R 34.10-2012 with GOST R 34.11-2012 (512 bit)',
  '1.3.14.3.2.29': 'sha1WithRSA',
  '1.3.101.110': 'X25519',
  '1.3.101.111': 'X448',
  '1.3.101.112': 'ED25519',
  '1.3.101.113': 'ED448',
  '2.16.840.1.101.3.4.3.1': 'dsa_with_SHA224',
  '2.16.840.1.101.3.4.3.2': 'dsa_with_SHA256',
  '2.16.840.1.101.3.4.3.9': 'ecdsa_with_SHA3-224',
  '2.16.840.1.101.3.4.3.10': 'ecdsa_with_SHA3-256',
  '2.16.840.1.101.3.4.3.11': 'ecdsa_with_SHA3-384',
  '2.16.840.1.101.3.4.3.12': 'ecdsa_with_SHA3-512',
  '2.16.840.1.101.3.4.3.13': 'RSA-SHA3-224',
  '2.16.840.1.101.3.4.3.14': 'RSA-SHA3-256',
  '2.16.840.1.101.3.4.3.15': 'RSA-SHA3-384',
  '2.16.840.1.101.3.4.3.16': 'RSA-SHA3-512',
  '2.16.840.1.101.3.4.3.17': 'ML-DSA-44',
  '2.16.840.1.101.3.4.3.18': 'ML-DSA-65',
  '2.16.840.1.101.3.4.3.19': 'ML-DSA-87',
};

const attributes: Readonly<Record<string, string>> = {
  '1.2.643.3.131.1.1': 'INN',
  '1.2.643.100.1': 'OGRN',
  '1.2.643.100.3': 'SNILS',
  '1.2.840.113549.1.9.2': 'unstructuredName',
  '1.2.840.113549.1.9.7': 'challengePassword',
  '1.2.840.113549.1.9.8': 'unstructuredAddress',
  '1.3.6.1.4.1.311.60.2.1.1': 'jurisdictionL',
  '1.3.6.1.4.1.311.60.2.1.2': 'jurisdictionST',
  '1.3.6.1.4.1.311.60.2.1.3': 'jurisdictionC',
  '2.5.4.9': 'street',
  '2.5.4.13': 'description',
  '2.5.4.15': 'businessCategory',
  '2.5.4.17': 'postalCode',
  '2.5.4.20': 'telephoneNumber',
  '2.5.4.41': 'name',
  '2.5.4.43': 'initials',
  '2.5.4.44': 'generationQualifier',
  '2.5.4.45': 'x500UniqueIdentifier',
  '2.5.4.46': 'dnQualifier',
  '2.5.4.65': 'pseudonym',
};

/** The curves of elliptic keys: name, name at NIST, and size in bits. */
const curves: Readonly<Record<string, readonly [name: string, nist: string, bits: number]>> = {
  '1.2.840.10045.3.1.1': ['prime192v1', 'P-192', 192],
  '1.2.840.10045.3.1.7': ['prime256v1', 'P-256', 256],
  '1.3.132.0.10': ['secp256k1', '', 256],
  '1.3.132.0.33': ['secp224r1', 'P-224', 224],
  '1.3.132.0.34': ['secp384r1', 'P-384', 384],
  '1.3.132.0.35': ['secp521r1', 'P-521', 521],
  '1.3.36.3.3.2.8.1.1.7': ['brainpoolP256r1', '', 256],
  '1.3.36.3.3.2.8.1.1.11': ['brainpoolP384r1', '', 384],
  '1.3.36.3.3.2.8.1.1.13': ['brainpoolP512r1', '', 512],
};

const purposes: Readonly<Record<string, string>> = {
  '1.3.6.1.5.5.7.3.1': 'TLS Web Server Authentication',
  '1.3.6.1.5.5.7.3.2': 'TLS Web Client Authentication',
  '1.3.6.1.5.5.7.3.3': 'Code Signing',
  '1.3.6.1.5.5.7.3.4': 'E-mail Protection',
  '1.3.6.1.5.5.7.3.5': 'IPSec End System',
  '1.3.6.1.5.5.7.3.6': 'IPSec Tunnel',
  '1.3.6.1.5.5.7.3.7': 'IPSec User',
  '1.3.6.1.5.5.7.3.8': 'Time Stamping',
  '1.3.6.1.5.5.7.3.9': 'OCSP Signing',
  '1.3.6.1.5.5.7.3.17': 'ipsec Internet Key Exchange',
  '1.3.6.1.5.5.7.3.21': 'SSH Client',
  '1.3.6.1.5.5.7.3.22': 'SSH Server',
  '1.3.6.1.5.2.3.4': 'PKINIT Client Auth',
  '1.3.6.1.5.2.3.5': 'Signing KDC Response',
  '1.3.6.1.4.1.311.2.1.21': 'Microsoft Individual Code Signing',
  '1.3.6.1.4.1.311.2.1.22': 'Microsoft Commercial Code Signing',
  '1.3.6.1.4.1.311.10.3.1': 'Microsoft Trust List Signing',
  '1.3.6.1.4.1.311.10.3.3': 'Microsoft Server Gated Crypto',
  '1.3.6.1.4.1.311.10.3.4': 'Microsoft Encrypted File System',
  '1.3.6.1.4.1.311.20.2.2': 'Microsoft Smartcard Login',
  '2.16.840.1.113730.4.1': 'Netscape Server Gated Crypto',
  '2.5.29.37.0': 'Any Extended Key Usage',
};

const accessMethods: Readonly<Record<string, string>> = {
  '1.3.6.1.5.5.7.48.1': 'OCSP',
  '1.3.6.1.5.5.7.48.2': 'CA Issuers',
  '1.3.6.1.5.5.7.48.3': 'AD Time Stamping',
  '1.3.6.1.5.5.7.48.5': 'CA Repository',
};

const extensions: Readonly<Record<string, string>> = {
  '1.3.6.1.4.1.11129.2.4.2': 'CT Precertificate SCTs',
  '1.3.6.1.4.1.11129.2.4.3': 'CT Precertificate Poison',
  '1.3.6.1.5.5.7.1.1': 'Authority Information Access',
  '1.3.6.1.5.5.7.1.3': 'qcStatements',
  '1.3.6.1.5.5.7.1.11': 'Subject Information Access',
  '1.3.6.1.5.5.7.1.24': 'TLS Feature',
  '1.3.6.1.5.5.7.48.1.5': 'OCSP No Check',
  '2.16.840.1.113730.1.1': 'Netscape Cert Type',
  '2.16.840.1.113730.1.2': 'Netscape Base Url',
  '2.16.840.1.113730.1.3': 'Netscape Revocation Url',
  '2.16.840.1.113730.1.4': 'Netscape CA Revocation Url',
  '2.16.840.1.113730.1.7': 'Netscape Renewal Url',
  '2.16.840.1.113730.1.8': 'Netscape CA Policy Url',
  '2.16.840.1.113730.1.12': 'Netscape SSL Server Name',
  '2.16.840.1.113730.1.13': 'Netscape Comment',
  '2.5.29.9': 'X509v3 Subject Directory Attributes',
  '2.5.29.14': 'X509v3 Subject Key Identifier',
  '2.5.29.15': 'X509v3 Key Usage',
  '2.5.29.16': 'X509v3 Private Key Usage Period',
  '2.5.29.17': 'X509v3 Subject Alternative Name',
  '2.5.29.18': 'X509v3 Issuer Alternative Name',
  '2.5.29.19': 'X509v3 Basic Constraints',
  '2.5.29.20': 'X509v3 CRL Number',
  '2.5.29.21': 'X509v3 CRL Reason Code',
  '2.5.29.24': 'Invalidity Date',
  '2.5.29.27': 'X509v3 Delta CRL Indicator',
  '2.5.29.28': 'X509v3 Issuing Distribution Point',
  '2.5.29.29': 'X509v3 Certificate Issuer',
  '2.5.29.30': 'X509v3 Name Constraints',
  '2.5.29.31': 'X509v3 CRL Distribution Points',
  '2.5.29.32': 'X509v3 Certificate Policies',
  '2.5.29.33': 'X509v3 Policy Mappings',
  '2.5.29.35': 'X509v3 Authority Key Identifier',
  '2.5.29.36': 'X509v3 Policy Constraints',
  '2.5.29.37': 'X509v3 Extended Key Usage',
  '2.5.29.46': 'X509v3 Freshest CRL',
  '2.5.29.54': 'X509v3 Inhibit Any Policy',
};

const policies: Readonly<Record<string, string>> = { '2.5.29.32.0': 'X509v3 Any Policy' };

const named =
  (names: Readonly<Record<string, string>>) =>
  (oid: string): string =>
    (Object.hasOwn(names, oid) ? names[oid] : undefined) ?? oid;

export const algorithmName = named(algorithms);
export const purposeName = named(purposes);
export const accessMethodName = named(accessMethods);
export const extensionName = named(extensions);
export const policyName = named(policies);

/** Returns the short name of an attribute of a name. */
export const attributeName = (oid: string): string => (Object.hasOwn(attributes, oid) ? attributes[oid] : undefined) ?? shortNameOf(oid) ?? oid;

/** Returns a curve; undefined for an unknown one. */
export function findCurve(oid: string): { readonly name: string; readonly nist: string; readonly bits: number } | undefined {
  const [name, nist = '', bits = 0] = (Object.hasOwn(curves, oid) && curves[oid]) || [];
  return name === undefined ? undefined : { name, nist, bits };
}
