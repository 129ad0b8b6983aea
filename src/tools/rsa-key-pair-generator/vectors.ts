import { matches, vectors } from '../../contract/vectors.ts';
import { encodeBase64 } from '../../lib/base64/base64.ts';
import * as keys from '../../lib/key/example-keys.ts';
import type * as fields from './fields.ts';

const RSA_FACTS = {
  fingerprintSha256: 'SHA256:2dQFPHaEzNioKPzspqoKLm+wLgp479qgwPTBd8j00cw',
  fingerprintMd5: '03:46:83:30:6d:fa:71:b3:4f:73:2a:c5:19:c9:61:0c',
  jwkThumbprint: 'GxQz4hfQMFGCI1GfX1SmxJpxIgPAAjbpf1KA6yx0KhA',
  spkiSha256: '3+pzWMRz0ur7VUTXU7+yr8SzGRKIMXAbtdnKC2PBpF4=',
};

// RFC 7638, section 3.1.
const RFC_7638 = JSON.stringify({
  kty: 'RSA',
  n: '0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4n3oknjhMstn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7d0zgdAZHzu6qMQvRL5hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF44-csFCur-kEgU8awapJzKnqDKgw',
  e: 'AQAB',
  alg: 'RS256',
  kid: '2011-04-29',
});

// RFC 8037, appendix A.2.
const RFC_8037 = '{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}';
const RFC_8037_SPKI = '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=\n-----END PUBLIC KEY-----\n';

const pem = (label: string, line = 64) =>
  matches(new RegExp(`^-----BEGIN ${label}-----\\n(?:[A-Za-z\\d+/=]{${line}}\\n)*[A-Za-z\\d+/=]+\\n-----END ${label}-----\\n$`));

const bareBase64 = (text: string): string => text.replaceAll(/-----.*-----|\n/gu, '');
const base64Of = (text: string): string => encodeBase64(new TextEncoder().encode(text));

const unencrypted = [keys.RSA_PKCS8, keys.RSA_PKCS1, keys.RSA_PRIVATE_JWK, keys.RSA_OPENSSH];
const encrypted = [keys.RSA_PKCS8_ENCRYPTED, keys.RSA_PKCS1_ENCRYPTED, keys.RSA_OPENSSH_ENCRYPTED].map((key) => ({ key, passphrase: 'penknife' }));
const publicKeys = [keys.RSA_SPKI, keys.RSA_PKCS1_PUBLIC, keys.RSA_PUBLIC_JWK, keys.RSA_OPENSSH_PUBLIC, keys.RSA_CERTIFICATE];

const rsaForms = [
  { privateKeyFormat: 'pkcs8', privateKey: keys.RSA_PKCS8, publicKeyFormat: 'spki', publicKey: keys.RSA_SPKI },
  { privateKeyFormat: 'pkcs1', privateKey: keys.RSA_PKCS1, publicKeyFormat: 'pkcs1', publicKey: keys.RSA_PKCS1_PUBLIC },
  { privateKeyFormat: 'jwk', privateKey: keys.RSA_PRIVATE_JWK, publicKeyFormat: 'jwk', publicKey: keys.RSA_PUBLIC_JWK },
  { privateKeyFormat: 'openssh', privateKey: pem('OPENSSH PRIVATE KEY', 70), publicKeyFormat: 'openssh', publicKey: keys.RSA_OPENSSH_PUBLIC },
];
const comment = 'test@penknife.example';

export default vectors<typeof fields>({
  generate: [
    {
      source: 'RFC 5958 and RFC 5280',
      input: {},
      output: { privateKey: pem('PRIVATE KEY'), publicKey: pem('PUBLIC KEY'), fingerprintSha256: matches(/^SHA256:[A-Za-z\d+/]{43}$/) },
    },
    {
      source: 'RFC 8017, appendix A.1',
      input: { modulusLength: 1024, privateKeyFormat: 'pkcs1', publicKeyFormat: 'pkcs1' },
      output: { privateKey: pem('RSA PRIVATE KEY'), publicKey: pem('RSA PUBLIC KEY'), fingerprintMd5: matches(/^(?:[\da-f]{2}:){15}[\da-f]{2}$/) },
    },
    {
      source: 'the shortest',
      input: { modulusLength: 512, privateKeyFormat: 'jwk', publicKeyFormat: 'jwk' },
      output: {
        privateKey: matches(
          /^\{\n {2}"kty": "RSA",\n {2}"n": "[\w-]{86}",\n {2}"e": "AQAB",\n(?: {2}"(?:d|p|q|dp|dq)": "[\w-]+",\n){5} {2}"qi": "[\w-]+"\n\}$/,
        ),
        jwkThumbprint: matches(/^[\w-]{43}$/),
        spkiSha256: matches(/^[A-Za-z\d+/]{43}=$/),
      },
    },
    {
      source: 'PROTOCOL.key of OpenSSH, RFC 8709',
      input: { keyType: 'ed25519', privateKeyFormat: 'openssh', publicKeyFormat: 'openssh', comment: 'ada@example.com', passphrase: 'penknife' },
      output: {
        privateKey: pem('OPENSSH PRIVATE KEY', 70),
        publicKey: matches(/^ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI[A-Za-z\d+/]{43} ada@example\.com\n$/),
      },
    },
    { source: 'RFC 5656', input: { keyType: 'ecdsa-p256', publicKeyFormat: 'openssh' }, output: { publicKey: matches(/^ecdsa-sha2-nistp256 AAAA\S+\n$/) } },
    {
      source: 'RFC 7518, section 6.2',
      input: { keyType: 'ecdsa-p521', publicKeyFormat: 'jwk' },
      output: { publicKey: matches(/^\{\n {2}"kty": "EC",\n {2}"crv": "P-521",\n {2}"x": "[\w-]{88}",\n {2}"y": "[\w-]{88}"\n\}$/) },
    },
    {
      source: 'RFC 8018, appendix A.4',
      input: { keyType: 'ecdsa-p384', passphrase: 'penknife' },
      output: { privateKey: pem('ENCRYPTED PRIVATE KEY') },
    },
    {
      source: 'PKCS #1 is for RSA only',
      input: { keyType: 'ed25519', privateKeyFormat: 'pkcs1' },
      error: 'unsupported-combination',
      field: 'privateKeyFormat',
    },
    {
      source: 'PKCS #1 is for RSA only',
      input: { keyType: 'ecdsa-p256', publicKeyFormat: 'pkcs1' },
      error: 'unsupported-combination',
      field: 'publicKeyFormat',
    },
    ...['pkcs1', 'jwk'].map((privateKeyFormat) => ({
      source: 'no secure format for it',
      input: { privateKeyFormat, passphrase: 'penknife' },
      error: 'unsupported-combination',
      field: 'privateKeyFormat',
    })),
    {
      source: 'a second line would be a second key',
      input: { keyType: 'ed25519', publicKeyFormat: 'openssh', comment: 'ada\nssh-ed25519 AAAA' },
      error: 'invalid-comment',
      field: 'comment',
    },
    { source: 'NIST FIPS 186-5: lengths are even', input: { modulusLength: 2047 }, error: 'out-of-range', field: 'modulusLength' },
  ],
  convert: [
    {
      source: 'ssh-keygen -lf, RFC 7638, openssl',
      input: { key: keys.RSA_SPKI },
      output: {
        publicKey: keys.RSA_SPKI,
        privateKey: '',
        keyType: 'rsa',
        keySize: 2048,
        modulus: matches(/^a41cf05c[\da-f]{504}$/),
        publicExponent: '65537',
        ...RSA_FACTS,
      },
    },
    ...encrypted.map((input) => ({
      source: 'openssl, ssh-keygen',
      input,
      output: { privateKey: keys.RSA_PKCS8, publicKey: keys.RSA_SPKI, ...RSA_FACTS },
    })),
    ...unencrypted.flatMap((key) =>
      rsaForms.map(({ privateKeyFormat, privateKey, publicKeyFormat, publicKey }) => ({
        source: 'openssl, ssh-keygen, node',
        input: { key, privateKeyFormat, publicKeyFormat, comment },
        output: { privateKey, publicKey, ...RSA_FACTS },
      })),
    ),
    ...publicKeys.flatMap((key) =>
      rsaForms.map(({ publicKeyFormat, publicKey }) => ({
        source: 'openssl, ssh-keygen, node',
        input: { key, publicKeyFormat, comment },
        output: { publicKey, privateKey: '', ...RSA_FACTS },
      })),
    ),
    {
      source: 'RFC 7638, section 3.1; ssh-keygen, node',
      input: { key: RFC_7638 },
      output: {
        jwkThumbprint: 'NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs',
        fingerprintSha256: 'SHA256:h+PAyXb3n4bqtmzZtsfJYZi/Ru2NzBNfXOe72fMggoU',
        fingerprintMd5: '60:f8:c7:ec:5b:d5:6c:b5:c2:8b:8f:32:c6:ba:9b:ef',
        spkiSha256: 'rTIyDPbFltiEsFOBulc6uo3dV0m03o9KI6efmondrrI=',
      },
    },
    {
      source: 'RFC 8037, appendix A.3',
      input: { key: RFC_8037 },
      output: {
        publicKey: RFC_8037_SPKI,
        keyType: 'ed25519',
        keySize: 256,
        modulus: '',
        publicExponent: '',
        jwkThumbprint: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
      },
      example: true,
    },
    {
      source: 'openssl',
      input: { key: keys.ED25519_PKCS8 },
      output: { publicKey: keys.ED25519_SPKI, privateKey: keys.ED25519_PKCS8, keyType: 'ed25519' },
      example: true,
    },
    {
      source: 'openssl pkcs8 -topk8',
      input: { key: keys.P256_SEC1 },
      output: { privateKey: keys.P256_PKCS8, keyType: 'ecdsa-p256', keySize: 256 },
    },
    ...[keys.P256_PKCS12, keys.P256_PKCS12_LEGACY].flatMap((key) => [
      {
        source: 'openssl pkcs12 -nodes',
        name: 'the private key of a PKCS #12 file',
        input: { key, passphrase: 'penknife' },
        output: { privateKey: keys.P256_PKCS8, keyType: 'ecdsa-p256' },
      },
      { source: 'openssl pkcs12', name: 'a PKCS #12 file without its passphrase', input: { key }, error: 'passphrase-required', field: 'passphrase' },
      {
        source: 'openssl pkcs12',
        name: 'a PKCS #12 file with another passphrase',
        input: { key, passphrase: 'x' },
        error: 'wrong-passphrase',
        field: 'passphrase',
      },
    ]),
    {
      source: 'surrounding text is ignored, and the first key is used',
      input: { key: `subject=CN = test\r\n${keys.RSA_SPKI.replaceAll('\n', '\r\n')} and\n${keys.ED25519_PKCS8}` },
      output: { ...RSA_FACTS, privateKey: '' },
    },
    {
      source: 'a line of authorized_keys, before a JWK',
      input: { key: `# me\nfrom="*.example.com" ${keys.RSA_OPENSSH_PUBLIC}${RFC_8037}`, publicKeyFormat: 'openssh' },
      output: { publicKey: keys.RSA_OPENSSH_PUBLIC.replace(` ${comment}`, ''), ...RSA_FACTS },
    },
    { source: 'a set of JWKs: RFC 7517, section 5', input: { key: `{"keys":[${RFC_7638},${RFC_8037}]}` }, output: { keyType: 'rsa' } },
    { source: 'rule of the group', input: { key: ' \n' }, output: { publicKey: '', keySize: 0, keyType: '' } },
    ...[keys.RSA_PKCS8_ENCRYPTED, keys.RSA_PKCS1_ENCRYPTED, keys.RSA_OPENSSH_ENCRYPTED].flatMap((key) => [
      { source: 'it is encrypted', input: { key }, error: 'passphrase-required', field: 'passphrase' },
      { source: 'the passphrase is penknife', input: { key, passphrase: 'penknif' }, error: 'wrong-passphrase', field: 'passphrase' },
    ]),
    ...[
      'hello',
      '-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nmQENBF\n-----END PGP PUBLIC KEY BLOCK-----',
      '-----BEGIN DSA PRIVATE KEY-----\nAAAA\n-----END DSA PRIVATE KEY-----',
      'ssh-dss AAAAB3NzaC1kc3MAAAA=',
      '{"kty":"EC","crv":"P-192","x":"AA","y":"AA"}',
      '{"kty":"oct","k":"AAAA"}',
    ].map((key) => ({ source: 'unknown content', input: { key }, error: 'unsupported-key', field: 'key' })),
    ...[
      keys.RSA_PKCS1.slice(0, 900),
      keys.RSA_SPKI.replace('AQAB', 'AQAC'),
      keys.RSA_PKCS1.replace('MIIEpAIBAAKCAQEA', 'MIIEpAIBAAKC////'),
      '-----BEGIN PUBLIC KEY-----\n!\n-----END PUBLIC KEY-----',
      keys.RSA_OPENSSH_PUBLIC.replace('AAAAB3NzaC1yc2E', 'AAAAB3NzaC1yc2F'),
      'ssh-rsa AAAAB',
      '{"kty":"RSA","n":',
      RFC_8037.replace('_7T', ''),
    ].map((key) => ({ source: 'damaged', input: { key }, error: 'invalid-key', field: 'key' })),
    {
      source: 'PKCS #1 is for RSA only',
      input: { key: keys.ED25519_PKCS8, privateKeyFormat: 'pkcs1' },
      error: 'unsupported-combination',
      field: 'privateKeyFormat',
    },
    {
      source: 'no secure format for it',
      input: { key: keys.RSA_PKCS8, privateKeyFormat: 'jwk', outputPassphrase: 'penknife' },
      error: 'unsupported-combination',
      field: 'privateKeyFormat',
    },
    {
      source: 'a public key: the private key format is ignored',
      input: { key: RFC_8037, privateKeyFormat: 'pkcs1' },
      output: { publicKey: RFC_8037_SPKI, privateKey: '' },
    },
    {
      source: 'a second line would be a second key',
      input: { key: RFC_8037, publicKeyFormat: 'openssh', comment: 'ada\n' },
      error: 'invalid-comment',
      field: 'comment',
    },
    ...[
      ['Keycloak issue 37066: Base64 without BEGIN and END', bareBase64(keys.RSA_PKCS8)],
      ['eclipse-vertx/vertx-auth issue 538: a public key without BEGIN and END', bareBase64(keys.RSA_SPKI)],
      ['RFC 7517, section 4.7: a member of x5c', `"${bareBase64(keys.RSA_CERTIFICATE)}"`],
      ['Base64 of PEM, as Kubernetes secrets have it', base64Of(keys.RSA_SPKI)],
      ['JSON, with its line ends as \\n', JSON.stringify(keys.RSA_SPKI)],
      [
        'PHP writes / as \\/ in JSON, .NET writes + as \\u002B',
        `{"key":"${JSON.stringify(keys.RSA_SPKI).slice(1, -1).replaceAll('/', '\\/').replaceAll('+', '\\u002B')}"}`,
      ],
      ['a key of a Google service account', JSON.stringify({ type: 'service_account', private_key_id: 'a', private_key: keys.RSA_PKCS8 })],
      ['lost line breaks', keys.RSA_PKCS8.replaceAll('\n', ' ')],
      ['lost line breaks, without spaces in their place', keys.RSA_PKCS8.replaceAll('\n', '')],
      ['dashes of a word processor', keys.RSA_SPKI.replaceAll('-----', '—–-')],
      ['a wrong label', keys.RSA_PKCS8.replaceAll('PRIVATE KEY', 'RSA PRIVATE KEY')],
      ['ssh-keygen -e; RFC 4716', keys.RSA_RFC_4716],
      ['openssl req -new; RFC 2986', keys.RSA_REQUEST],
      ['openssl crl2pkcs7', keys.RSA_PKCS7],
    ].map(([source = '', key = '']) => ({ source, input: { key }, output: { ...RSA_FACTS, keyType: 'rsa' } })),
    {
      source: 'mwiede/jsch issue 71; the MAC of the file',
      input: { key: keys.OTHER_ED25519_PUTTY_3, publicKeyFormat: 'openssh' },
      output: {
        keyType: 'ed25519',
        publicKey: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAINgD0019eI1EIzr2n4CvORtShLPaH0Vy13DFIvEYOT\n',
        privateKey: pem('PRIVATE KEY'),
      },
    },
    {
      source: 'sshnet/SSH.NET issue 434; the MAC of the file',
      input: { key: keys.OTHER_RSA_PUTTY_2 },
      output: { keyType: 'rsa', keySize: 2048, privateKey: pem('PRIVATE KEY') },
    },
    { source: 'the MAC is wrong', input: { key: keys.OTHER_RSA_PUTTY_2.replace('MAC: fa', 'MAC: fb') }, error: 'invalid-key', field: 'key' },
    ...[keys.ED25519_PKCS8_SCRYPT, keys.ED25519_PKCS8_TRIPLE_DES].flatMap((key) => [
      { source: 'openssl pkcs8 -topk8', input: { key, passphrase: 'penknife' }, output: { privateKey: keys.ED25519_PKCS8 } },
      { source: 'the passphrase is penknife', input: { key, passphrase: 'penknif' }, error: 'wrong-passphrase', field: 'passphrase' },
    ]),
    ...[keys.SECP256K1_PKCS8, keys.ED448_PKCS8, keys.DSA_PKCS8].map((key) => ({
      source: 'an unsupported key type, reported by name',
      input: { key },
      error: 'unsupported-key',
      field: 'key',
    })),
  ],
  match: [
    { source: 'openssl pkey -pubout', input: { privateKey: keys.ED25519_PKCS8, publicKey: keys.ED25519_SPKI }, output: { matches: true }, example: true },
    { source: 'another key of the same type', input: { privateKey: keys.ED25519_PKCS8, publicKey: RFC_8037 }, output: { matches: false }, example: true },
    {
      source: 'openssl x509 -pubkey',
      input: { privateKey: keys.RSA_PKCS1, publicKey: keys.RSA_CERTIFICATE },
      output: { matches: true },
    },
    {
      source: 'openssl pkcs12 -nodes',
      input: { privateKey: keys.P256_PKCS12, publicKey: keys.P256_SEC1, passphrase: 'penknife' },
      output: { matches: true },
    },
    {
      source: 'ssh-keygen -y',
      input: { privateKey: keys.RSA_PKCS1, publicKey: keys.RSA_OPENSSH_PUBLIC },
      output: { matches: true },
    },
    { source: 'ssh-keygen -y', input: { privateKey: keys.RSA_OPENSSH_ENCRYPTED, publicKey: keys.RSA_SPKI, passphrase: 'penknife' }, output: { matches: true } },
    { source: 'openssl req -new; RFC 2986', input: { privateKey: keys.RSA_PKCS8, publicKey: keys.RSA_REQUEST }, output: { matches: true } },
    { source: 'keys of different types', input: { privateKey: keys.RSA_PKCS1, publicKey: RFC_8037 }, output: { matches: false } },
    { source: 'another key of the same type', input: { privateKey: keys.RSA_PKCS1, publicKey: RFC_7638 }, output: { matches: false } },
    { source: 'a public key', input: { privateKey: keys.RSA_SPKI, publicKey: keys.RSA_SPKI }, error: 'not-a-private-key', field: 'privateKey' },
    { source: 'unknown content', input: { privateKey: keys.RSA_PKCS1, publicKey: 'hello' }, error: 'unsupported-key', field: 'publicKey' },
    { source: 'unknown content', input: { privateKey: 'hello', publicKey: keys.RSA_SPKI }, error: 'unsupported-key', field: 'privateKey' },
    {
      source: 'it is encrypted',
      input: { privateKey: keys.RSA_PKCS8_ENCRYPTED, publicKey: keys.RSA_SPKI },
      error: 'passphrase-required',
      field: 'passphrase',
    },
    {
      source: 'damaged',
      input: { privateKey: keys.RSA_PKCS1, publicKey: keys.RSA_CERTIFICATE.slice(0, 500) },
      error: 'invalid-key',
      field: 'publicKey',
    },
  ],
});
