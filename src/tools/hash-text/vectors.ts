import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

// "Penknife" and a line feed.
const FILE = { name: 'penknife.txt', type: 'text/plain', base64: 'UGVua25pZmUK' };
const HELLO_MD5 = '5d41402abc4b2a76b9719d911017c592';

export default vectors<typeof fields>({
  hash: [
    {
      source: 'RFC 1321, FIPS 180-4, openssl, zlib',
      input: { text: 'abc', algorithms: ['md5', 'sha-1', 'sha-256', 'ripemd-160', 'crc-32'] },
      output: {
        digests: [
          { algorithm: 'md5', digest: '900150983cd24fb0d6963f7d28e17f72' },
          { algorithm: 'sha-1', digest: 'a9993e364706816aba3e25717850c26c9cd0d89d' },
          { algorithm: 'sha-256', digest: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' },
          { algorithm: 'ripemd-160', digest: '8eb208f7e05d987a9b044a8e98c6b087f15a0bfc' },
          { algorithm: 'crc-32', digest: '352441c2' },
        ],
        byteLength: 3,
        verdict: 'not-compared',
        matchingAlgorithm: '',
      },
      example: true,
    },
    {
      source: 'FIPS 202 example; hash-wasm, noble-hashes',
      input: { text: 'abc', algorithms: ['keccak-256', 'sha3-256'] },
      output: {
        digests: [
          { algorithm: 'sha3-256', digest: '3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532' },
          { algorithm: 'keccak-256', digest: '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45' },
        ],
      },
    },
    {
      source: 'FIPS 180-4, openssl',
      input: { text: 'abc', algorithms: ['sha-512-224', 'sha-512-256'] },
      output: {
        digests: [
          { algorithm: 'sha-512-224', digest: '4634270f707b6a54daae7530460842e20e37ed265ceee9a43e8924aa' },
          { algorithm: 'sha-512-256', digest: '53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23' },
        ],
      },
    },
    {
      source: 'RFC 7693, openssl, b3sum',
      input: { text: 'abc', algorithms: ['blake2b-256', 'blake2s-256', 'blake3'] },
      output: {
        digests: [
          { algorithm: 'blake2b-256', digest: 'bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319' },
          { algorithm: 'blake2s-256', digest: '508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982' },
          { algorithm: 'blake3', digest: '6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85' },
        ],
      },
    },
    {
      source: 'openssl, noble-hashes',
      input: { text: 'abc', algorithms: ['shake128', 'shake256'] },
      output: {
        digests: [
          { algorithm: 'shake128', digest: '5881092dd818bf5cf8a3ddb793fbcba74097d5c526a6d35f97b83351940f2cc8' },
          {
            algorithm: 'shake256',
            digest: '483366601360a8771c6863080cc4114d8db44530f8f1e1ee4f94ea37e78b5739d5a15bef186a5386c75744c0527e1faa9f8726e462a12a4feb06bd8801e751e4',
          },
        ],
      },
    },
    {
      source: 'ISO/IEC 10118-3 example; GB/T 32905 example, openssl',
      input: { text: 'abc', algorithms: ['whirlpool', 'sm3'] },
      output: {
        digests: [
          {
            algorithm: 'whirlpool',
            digest: '4e2448a4c6f486bb16b6562c73b4020bf3043e3a731bce721ae1b303d97e6d4c7181eebdb6c57e277d0e34957114cbd6c797fc9d95d8b582d225292076d4eef5',
          },
          { algorithm: 'sm3', digest: '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0' },
        ],
      },
    },
    {
      source: 'rhash, bitwise computation, zlib',
      input: { text: 'abc', algorithms: ['crc-32c', 'crc-64-xz', 'adler-32'] },
      output: {
        digests: [
          { algorithm: 'crc-32c', digest: '364b3fb7' },
          { algorithm: 'crc-64-xz', digest: '2cd8094a1a277627' },
          { algorithm: 'adler-32', digest: '024d0127' },
        ],
      },
    },
    {
      source: 'python xxhash, hash-wasm',
      input: { text: 'abc', algorithms: ['xxh32', 'xxh64', 'xxh3-64', 'xxh3-128'] },
      output: {
        digests: [
          { algorithm: 'xxh32', digest: '32d153ff' },
          { algorithm: 'xxh64', digest: '44bc2cf5ad770999' },
          { algorithm: 'xxh3-64', digest: '78af5f94892f3950' },
          { algorithm: 'xxh3-128', digest: '06b05ab6733a618578af5f94892f3950' },
        ],
      },
    },
    {
      source: 'RFC 1320',
      input: { text: 'abc', algorithms: ['md4'] },
      output: { digests: [{ algorithm: 'md4', digest: 'a448017aaf21d8525fc10ae87aa6729d' }] },
    },
    {
      source: 'openssl, zlib',
      name: 'the empty text has digests',
      input: { text: '', algorithms: ['md5', 'sha-256', 'sha3-256', 'crc-32'] },
      output: {
        digests: [
          { algorithm: 'md5', digest: 'd41d8cd98f00b204e9800998ecf8427e' },
          { algorithm: 'sha-256', digest: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' },
          { algorithm: 'sha3-256', digest: 'a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a' },
          { algorithm: 'crc-32', digest: '00000000' },
        ],
        byteLength: 0,
      },
    },
    {
      source: 'openssl, UTF-8',
      input: { text: 'héllo', algorithms: ['sha-256'] },
      output: { digests: [{ algorithm: 'sha-256', digest: '3c48591d8d098a4538f5e013dfcf406e948eac4d3277b10bf614e295d6068179' }], byteLength: 6 },
    },
    {
      source: 'echo héllo | md5sum',
      input: { text: 'héllo', appendNewline: true, algorithms: ['md5'] },
      output: { digests: [{ algorithm: 'md5', digest: '1082e4bdaee22cfa4057c4f6a5e4c3da' }], byteLength: 7 },
    },
    {
      source: "printf 'a\\nb\\nc' | md5sum",
      input: { text: 'a\r\nb\rc', lineEnding: 'lf', algorithms: ['md5'] },
      output: { digests: [{ algorithm: 'md5', digest: 'c32b2057b9bd62caa835386346177935' }], byteLength: 5 },
    },
    {
      source: "printf 'a\\r\\nb\\r\\n' | md5sum",
      input: { text: 'a\nb', lineEnding: 'crlf', appendNewline: true, algorithms: ['md5'] },
      output: { digests: [{ algorithm: 'md5', digest: '59b0d7772f0561efb95518f3cb8abc60' }], byteLength: 6 },
    },
    {
      source: 'openssl',
      input: { text: 'hello', algorithms: ['sha-256'], encoding: 'base64' },
      output: { digests: [{ algorithm: 'sha-256', digest: 'LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ=' }] },
    },
    {
      source: 'openssl',
      input: { text: 'hello', algorithms: ['sha-256'], encoding: 'base64url' },
      output: { digests: [{ algorithm: 'sha-256', digest: 'LPJNul-wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ' }] },
    },
    {
      source: 'crc-32 of "abc", 352441c2',
      input: { text: 'abc', algorithms: ['crc-32'], encoding: 'binary' },
      output: { digests: [{ algorithm: 'crc-32', digest: '00110101001001000100000111000010' }] },
    },
    {
      source: 'RFC 1321',
      input: { text: 'abc', algorithms: ['md5'], encoding: 'hex-uppercase' },
      output: { digests: [{ algorithm: 'md5', digest: '900150983CD24FB0D6963F7D28E17F72' }] },
    },
    {
      source: 'md5sum',
      input: { text: 'hello', algorithms: ['sha-256'], expected: `${HELLO_MD5}  hello.txt` },
      output: { verdict: 'match', matchingAlgorithm: 'md5' },
      example: true,
    },
    { source: 'md5sum --tag', input: { text: 'hello', expected: `MD5 (hello.txt) = ${HELLO_MD5}` }, output: { verdict: 'match', matchingAlgorithm: 'md5' } },
    {
      source: 'W3C Subresource Integrity; openssl',
      input: { text: 'hello', expected: 'sha256-LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ=' },
      output: { verdict: 'match', matchingAlgorithm: 'sha-256' },
    },
    { source: 'openssl; a different text', input: { text: 'Hello', expected: HELLO_MD5 }, output: { verdict: 'mismatch', matchingAlgorithm: '' } },
    { source: 'no digest has three bytes', input: { text: 'hello', expected: 'abcdef' }, output: { verdict: 'mismatch', matchingAlgorithm: '' } },
    { source: 'only whitespace is not a digest', input: { text: 'hello', expected: ' ' }, output: { verdict: 'not-compared', matchingAlgorithm: '' } },
    {
      source: 'RFC 1321; the bytes of "abc"',
      input: { text: '616263', textEncoding: 'hex', algorithms: ['md5'], appendNewline: true },
      output: { digests: [{ algorithm: 'md5', digest: '900150983cd24fb0d6963f7d28e17f72' }], byteLength: 3 },
    },
    {
      source: 'RFC 1321; the bytes of "abc"',
      input: { text: 'YWJj', textEncoding: 'base64', algorithms: ['md5'] },
      output: { digests: [{ algorithm: 'md5', digest: '900150983cd24fb0d6963f7d28e17f72' }] },
    },
    { source: 'not a hex digit', input: { text: 'xyz', textEncoding: 'hex' }, error: 'invalid-hex', field: 'text', position: { character: 1 } },
    { source: 'too much padding', input: { text: 'a===', textEncoding: 'base64' }, error: 'invalid-base64', field: 'text' },
    { source: 'neither hex nor Base64', input: { text: 'hello', expected: 'no digest!' }, error: 'invalid-digest', field: 'expected' },
    {
      source: 'jaemk/self_update#191, aquaproj/aqua-registry#42459 (cwe-194)',
      input: { text: 'hello', algorithms: ['sha-256'], expected: 'sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824' },
      output: { verdict: 'match', matchingAlgorithm: 'sha-256' },
    },
  ],
  hashFile: [
    {
      source: 'openssl',
      input: { file: FILE, algorithms: ['md5', 'sha-256'] },
      output: {
        digests: [
          { algorithm: 'md5', digest: 'c7c33079bd1c9fe6266cd4bcd5391fe6' },
          { algorithm: 'sha-256', digest: '8241f9d13d2a29f33fdb6a8f3f5ac63b7dba7e2e678ee6a74fd1ba9fe564e812' },
        ],
        byteLength: 9,
        verdict: 'not-compared',
        matchingAlgorithm: '',
        checksumLines:
          'MD5 (penknife.txt) = c7c33079bd1c9fe6266cd4bcd5391fe6\nSHA256 (penknife.txt) = 8241f9d13d2a29f33fdb6a8f3f5ac63b7dba7e2e678ee6a74fd1ba9fe564e812\n',
        integrity: 'sha256-gkH50T0qKfM/22qPP1rGO326fi5njuanT9G6n+Vk6BI=',
      },
      example: true,
    },
    {
      source: 'sha256sum',
      input: { file: FILE, algorithms: ['crc-32'], expected: 'sha256=8241F9D13D2A29F33FDB6A8F3F5AC63B7DBA7E2E678EE6A74FD1BA9FE564E812' },
      output: { verdict: 'match', matchingAlgorithm: 'sha-256', checksumLines: '', integrity: '' },
      example: true,
    },
    {
      source: 'md5sum --tag, which escapes such a name',
      input: { file: { ...FILE, name: 'a\\b\nc\r' }, algorithms: ['md5'], encoding: 'base64' },
      output: {
        digests: [{ algorithm: 'md5', digest: 'x8Mweb0cn+YmbNS81Tkf5g==' }],
        checksumLines: '\\MD5 (a\\\\b\\nc\\r) = c7c33079bd1c9fe6266cd4bcd5391fe6\n',
      },
    },
    {
      source: 'openssl; an empty file',
      input: { file: { name: 'empty', type: '', base64: '' }, algorithms: ['md5'] },
      output: {
        digests: [{ algorithm: 'md5', digest: 'd41d8cd98f00b204e9800998ecf8427e' }],
        byteLength: 0,
        checksumLines: 'MD5 (empty) = d41d8cd98f00b204e9800998ecf8427e\n',
      },
    },
    { source: 'no file', input: {}, output: { digests: [], byteLength: 0, verdict: '', matchingAlgorithm: '', checksumLines: '', integrity: '' } },
    { source: 'neither hex nor Base64', input: { file: FILE, expected: '%' }, error: 'invalid-digest', field: 'expected' },
  ],
  identify: [
    {
      source: 'bcrypt in the format of OpenBSD',
      input: { hash: '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy' },
      output: { candidates: ['bcrypt'], byteLength: 0 },
      example: true,
    },
    { source: '16 bytes', input: { hash: ` ${HELLO_MD5}\n` }, output: { candidates: ['md5', 'md4', 'xxh3-128'], byteLength: 16 }, example: true },
    { source: '16 bytes', input: { hash: 'XUFAKrxLKna5cZ2REBfFkg==' }, output: { candidates: ['md5', 'md4', 'xxh3-128'], byteLength: 16 } },
    { source: '4 bytes', input: { hash: '352441c2' }, output: { candidates: ['crc-32', 'crc-32c', 'adler-32', 'xxh32'], byteLength: 4 } },
    { source: '8 bytes', input: { hash: 'ef46db3751d8e999' }, output: { candidates: ['xxh64', 'xxh3-64', 'crc-64-xz'], byteLength: 8 } },
    { source: '20 bytes', input: { hash: 'A9993E364706816ABA3E25717850C26C9CD0D89D' }, output: { candidates: ['sha-1', 'ripemd-160'], byteLength: 20 } },
    {
      source: '28 bytes',
      input: { hash: '4634270f707b6a54daae7530460842e20e37ed265ceee9a43e8924aa' },
      output: { candidates: ['sha-224', 'sha3-224', 'sha-512-224', 'keccak-224'], byteLength: 28 },
    },
    {
      source: '32 bytes',
      input: { hash: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' },
      output: {
        candidates: ['sha-256', 'sha3-256', 'blake3', 'sha-512-256', 'blake2b-256', 'blake2s-256', 'sm3', 'keccak-256', 'shake128'],
        byteLength: 32,
      },
    },
    { source: '48 bytes', input: { hash: '00'.repeat(48) }, output: { candidates: ['sha-384', 'sha3-384', 'keccak-384'], byteLength: 48 } },
    {
      source: '64 bytes',
      input: { hash: '00'.repeat(64) },
      output: { candidates: ['sha-512', 'sha3-512', 'blake2b-512', 'whirlpool', 'keccak-512', 'shake256'], byteLength: 64 },
    },
    { source: 'Django', input: { hash: 'pbkdf2_sha256$600000$salt$Zm9v' }, output: { candidates: ['pbkdf2-sha256'], byteLength: 0 } },
    { source: 'MySQL, PASSWORD()', input: { hash: '*2470C0C06DEE42FD1618BB99005ADCA2EC9D1E19' }, output: { candidates: ['mysql-4.1'], byteLength: 0 } },
    { source: 'RFC 2307', input: { hash: '{SSHA}ZT0vZm9vYmFy' }, output: { candidates: ['ldap-ssha'], byteLength: 0 } },
    { source: 'no digest has five bytes', input: { hash: '0011223344' }, output: { candidates: [], byteLength: 0 } },
    { source: 'not a hash', input: { hash: 'Hello, world!' }, output: { candidates: [], byteLength: 0 } },
    {
      source: 'own (cwe-195)',
      input: { hash: '$P$B12345678abcdefghijklmnopqrstuv' },
      output: { candidates: ['phpass'] },
    },
    {
      source: 'prefixes of Werkzeug, PostgreSQL, WordPress, phpBB and Drupal',
      input: { hash: 'scrypt:32768:8:1$salt$00' },
      output: { candidates: ['scrypt'] },
    },
    {
      source: 'prefixes of Werkzeug, PostgreSQL, WordPress, phpBB and Drupal',
      input: { hash: 'pbkdf2:sha256:600000$salt$00' },
      output: { candidates: ['pbkdf2-sha256'] },
    },
    {
      source: 'prefixes of Werkzeug, PostgreSQL, WordPress, phpBB and Drupal',
      input: { hash: 'SCRAM-SHA-256$4096:salt$stored:server' },
      output: { candidates: ['scram-sha-256'] },
    },
    {
      source: 'prefixes of Werkzeug, PostgreSQL, WordPress, phpBB and Drupal',
      input: { hash: '$wp$2y$10$abc' },
      output: { candidates: ['bcrypt'] },
    },
    {
      source: 'prefixes of Werkzeug, PostgreSQL, WordPress, phpBB and Drupal',
      input: { hash: '$H$9abc' },
      output: { candidates: ['phpass'] },
    },
    {
      source: 'prefixes of Werkzeug, PostgreSQL, WordPress, phpBB and Drupal',
      input: { hash: '$S$Dabc' },
      output: { candidates: ['drupal-7'] },
    },
  ],
});
