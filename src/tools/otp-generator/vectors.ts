import { matches, vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

// The ASCII strings 1234567890… of RFC 6238, appendix B: as long as the digest.
const SHA1 = { secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', digits: 8 } as const;
const SHA256 = { secret: '12345678901234567890123456789012', secretEncoding: 'utf-8', algorithm: 'sha-256', digits: 8 } as const;
const SHA512 = {
  secret: '1234567890123456789012345678901234567890123456789012345678901234',
  secretEncoding: 'utf-8',
  algorithm: 'sha-512',
  digits: 8,
} as const;
const SECRET = SHA1.secret;

const rfc6238 = [
  ['1970-01-01T00:00:59Z', 59, '0000000000000001', '94287082', '46119246', '90693936'],
  ['2005-03-18T01:58:29Z', 1_111_111_109, '00000000023523ec', '07081804', '68084774', '25091201'],
  ['2005-03-18T01:58:31Z', 1_111_111_111, '00000000023523ed', '14050471', '67062674', '99943326'],
  ['2009-02-13T23:31:30Z', 1_234_567_890, '000000000273ef07', '89005924', '91819424', '93441116'],
  ['2033-05-18T03:33:20Z', 2_000_000_000, '0000000003f940aa', '69279037', '90698825', '38618901'],
  ['2603-10-11T11:33:20Z', 20_000_000_000, '0000000027bc86aa', '65353130', '77737706', '47863826'],
] as const;

const rfc4226 = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'];

const ALICE = {
  type: 'totp',
  issuer: 'Example',
  account: 'alice@google.com',
  secret: 'JBSWY3DPEHPK3PXP',
  algorithm: 'sha-1',
  digits: 6,
  period: 30,
  counter: 0,
};

// A QR code of 128 pixels per side.
const CODE =
  'iVBORw0KGgoAAAANSUhEUgAAAIAAAACAAQMAAAD58POIAAAABlBMVEX///8AAABVwtN+AAABf0lEQVR4XuWUsY2EMBBFBzkggwYs0YYzWloaANMAtOSMNiy5AcgcIOa+Mau96MYXL0ICP6Hx5/vP0JddijlwDHt9tsy2DFjyZGjYwpLei8Aa/bSpOfLSh2IQLuMn1s1/wN77NqpfNQRgCTUCO/WRLgH4sZh0rx+D/gaJLdRd9ZkXBUBZAydgIU386JAAVa6bWS1GU+3vIiJQVx1mp189z5y3lYGtu53OsVfAZQAaeUF8om63QoAgdEdU8+Ynl5WKgBo6kSB2uo3ZRRlgZSklqHXdbaEI1NXzEbu9Z0QvfVAADqaK9VjrweXQiYCqzTemw0G1nA2SwQv/Z3TlsG2WLgIkCG2KU/LjO+simCO9DLUR+98WygDPsLqTeiTiLV0GEMtXrUdzr2WgOPrRhAOzirPrIkjsiGjQzprsughSZ68O3YDmzjmVgSU/bOdYw8vHdRFgSqHbGoNi5QAhDfN2TjnapQANhFmY1iUASqfoB/j3uC4D+HGZe348WRfBV18//+l803B92bEAAAAASUVORK5CYII=';

const reading = (uri: string, account: Partial<typeof ALICE>, source = 'Key URI format') => ({
  source,
  input: { uri },
  output: { accounts: [{ ...ALICE, issuer: '', account: 'alice', ...account }] },
});

export default vectors<typeof fields>({
  totp: [
    ...rfc6238.flatMap(([time, unixSeconds, counterHex, sha1, sha256, sha512]) => [
      { source: 'RFC 6238, appendix B', input: { ...SHA1, time }, output: { code: sha1, unixSeconds, counterHex, counter: Number.parseInt(counterHex, 16) } },
      { source: 'RFC 6238, appendix B', input: { ...SHA256, time }, output: { code: sha256 } },
      { source: 'RFC 6238, appendix B', input: { ...SHA512, time }, output: { code: sha512 } },
    ]),
    {
      source: 'RFC 6238, appendix B',
      name: 'the last second of a step',
      input: { ...SHA1, time: '1970-01-01T00:00:59Z' },
      output: { code: '94287082', counter: 1, counterHex: '0000000000000001', secondsRemaining: 1 },
    },
    { source: 'RFC 6238, appendix B, two seconds earlier', input: { ...SHA1, time: '2005-03-18T01:58:31Z' }, output: { previousCode: '07081804' } },
    {
      source: 'python3 hmac',
      input: { secret: 'JBSWY3DPEHPK3PXP', time: '2024-01-01T00:00:00Z' },
      output: {
        code: '432690',
        secretHex: '48656c6c6f21deadbeef',
        secondsRemaining: 30,
        keyUri: 'otpauth://totp/Penknife:demo-user?secret=JBSWY3DPEHPK3PXP&issuer=Penknife&algorithm=SHA1&digits=6&period=30',
        qrCode: matches(/^<svg .*<\/svg>$/),
      },
      example: true,
    },
    {
      source: 'RFC 4226, appendix D',
      name: 'counter 0 has no previous code',
      input: { secret: SECRET, time: '1970-01-01T00:00:29.999Z' },
      output: { code: '755224', previousCode: '', nextCode: '287082', unixSeconds: 29, counter: 0, secondsRemaining: 1 },
    },
    {
      source: 'RFC 4226, appendix D: counters start at the start time',
      input: { secret: SECRET, startTime: 100, period: 60, time: '1970-01-01T00:03:41Z' },
      output: { code: '359152', counter: 2, secondsRemaining: 59 },
    },
    {
      source: 'RFC 4648: alternative formats',
      input: { secret: ' gezd gnbv-gy3t qojq\ngezd gnbv-gy3t qojq====', time: '1970-01-01T00:00:00Z' },
      output: { code: '755224', secretBase32: SECRET },
    },
    {
      source: 'RFC 4226, appendix D',
      input: { secret: '0x31:32:33:34 35363738393031323334353637383930', secretEncoding: 'hex', time: '1970-01-01T00:00:00Z' },
      output: { code: '755224', secretBase32: SECRET },
    },
    {
      source: 'RFC 3986: escapes in a label',
      input: { secret: SECRET, issuer: 'Ünï:Co & Ko', account: "a+b@example.com~._-!'()*", algorithm: 'sha-512', digits: 7, period: 60 },
      output: {
        keyUri: `otpauth://totp/%C3%9Cn%C3%AF%3ACo%20%26%20Ko:a%2Bb%40example.com~._-%21%27%28%29%2A?secret=${SECRET}&issuer=%C3%9Cn%C3%AF%3ACo%20%26%20Ko&algorithm=SHA512&digits=7&period=60`,
      },
    },
    {
      source: 'Key URI format: the issuer is optional',
      input: { secret: SECRET, issuer: '', account: 'alice' },
      output: { keyUri: `otpauth://totp/alice?secret=${SECRET}&algorithm=SHA1&digits=6&period=30` },
    },
    {
      source: 'ISO/IEC 18004, table 7: too long for a QR code',
      input: { secret: 'ab'.repeat(1_500), secretEncoding: 'hex', time: '1970-01-01T00:00:00Z' },
      output: { qrCode: null },
    },
    ...(
      [
        ['2017-11-20T17:55:18Z', 'FR8RV'],
        ['2017-11-20T17:58:34Z', '9P3VP'],
      ] as const
    ).map(([time, code]) => ({
      source: 'KeePassXC, TestTotp::testSteamTotp: codes of the Steam app',
      input: { secret: '63BEDWCQZKTQWPESARIERL5DTTQFCJTK', encoder: 'steam', time },
      output: { code },
    })),
    {
      source: 'bitwarden/sdk-internal, test_generate_steam',
      input: { secret: 'HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ', encoder: 'steam', digits: 8, issuer: 'Steam', account: 'gabe', time: '2023-01-01T00:00:00Z' },
      output: {
        code: '7W6CJ',
        keyUri: 'otpauth://totp/Steam:gabe?secret=HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ&issuer=Steam&algorithm=SHA1&digits=5&period=30&encoder=steam',
      },
    },
    { source: 'a single space is empty input', input: { secret: ' ', secretEncoding: 'utf-8' }, output: { code: '' } },
    {
      source: '0 is not in the alphabet',
      input: { secret: 'JBSWY3DP0', time: '2024-01-01T00:00:00Z' },
      error: 'invalid-base32',
      field: 'secret',
      position: { character: 9 },
    },
    { source: 'five bits are not a byte', input: { secret: 'A' }, error: 'empty-secret', field: 'secret' },
    { source: 'padding only', input: { secret: '====' }, error: 'empty-secret', field: 'secret' },
    { source: 'an odd number of digits', input: { secret: 'abc', secretEncoding: 'hex' }, error: 'invalid-hex', field: 'secret', position: { character: 4 } },
    { source: 'rule of the group', input: { secret: 'a\uD800', secretEncoding: 'utf-8' }, error: 'unpaired-surrogate', field: 'secret' },
    { source: 'rule of the group', input: { secret: SECRET, account: '\uDC00' }, error: 'unpaired-surrogate', field: 'account' },
    { source: 'time before T0', input: { secret: SECRET, startTime: 100, time: '1970-01-01T00:00:50Z' }, error: 'time-before-start', field: 'time' },
    { source: 'time before T0', input: { secret: SECRET, time: '1969-12-31T23:59:59.999Z' }, error: 'time-before-start', field: 'time' },
    {
      source: 'own (cwe-091)',
      input: { secret: 'otpauth://totp/a?secret=JBSWY3DPEHPK3PXP&digits=8', time: '2024-01-01T00:00:00Z' },
      error: 'key-uri-as-secret',
    },
    { source: 'bitwarden/sdk-internal', input: { secret: 'steam://HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ' }, error: 'key-uri-as-secret' },
  ],
  hotp: [
    {
      source: 'RFC 4226, appendix D',
      input: { secret: SECRET },
      output: { code: '755224', codes: rfc4226.map((code, counter) => ({ counter, code })) },
      example: true,
    },
    {
      source: 'RFC 4226, appendix D',
      input: { secret: SECRET, counter: 7, count: 1, issuer: 'ACME', account: 'bob' },
      output: {
        code: '162583',
        codes: [{ counter: 7, code: '162583' }],
        keyUri: `otpauth://hotp/ACME:bob?secret=${SECRET}&issuer=ACME&algorithm=SHA1&digits=6&counter=7`,
      },
    },
    {
      source: 'oathtool',
      name: 'the last counter has no next one',
      input: { secret: SECRET, counter: Number.MAX_SAFE_INTEGER, count: 3, digits: 8 },
      output: { codes: [{ counter: Number.MAX_SAFE_INTEGER, code: '41891307' }] },
    },
    { source: 'nothing after 0x', input: { secret: '0x', secretEncoding: 'hex' }, error: 'empty-secret', field: 'secret' },
  ],
  verify: [
    {
      source: 'RFC 4226, appendix D',
      input: { code: '287082', secret: SECRET, type: 'hotp', counter: 0, window: 3 },
      output: { valid: true, offset: 1, counter: 1 },
      example: true,
    },
    {
      source: 'RFC 4226, section 7.4: only looks ahead',
      input: { code: '755224', secret: SECRET, type: 'hotp', counter: 1, window: 100 },
      output: { valid: false, offset: 0, counter: 0 },
    },
    {
      source: 'RFC 6238, appendix B, one step late',
      input: { code: ' 9428-7082 ', secret: SECRET, time: '1970-01-01T00:01:29Z' },
      output: { valid: true, offset: -1, counter: 1 },
      example: true,
    },
    {
      source: 'RFC 6238, appendix B, one step early',
      input: { code: '94287082', secret: SECRET, time: '1970-01-01T00:00:00Z' },
      output: { valid: true, offset: 1, counter: 1 },
    },
    { source: 'RFC 6238, appendix B, three steps late', input: { code: '94287082', secret: SECRET, time: '1970-01-01T00:02:29Z' }, output: { valid: false } },
    {
      source: 'RFC 6238, appendix B, no window',
      input: { code: '94287082', secret: SECRET, time: '1970-01-01T00:01:00Z', window: 0 },
      output: { valid: false },
    },
    {
      source: 'KeePassXC, TestTotp::testSteamTotp',
      input: { code: 'FR8RV', secret: '63BEDWCQZKTQWPESARIERL5DTTQFCJTK', time: '2017-11-20T17:55:18Z' },
      output: { valid: true, offset: 0 },
    },
    {
      source: 'KeePassXC, TestTotp::testSteamTotp, one step late, in lowercase',
      input: { code: ' fr8 rv ', secret: '63BEDWCQZKTQWPESARIERL5DTTQFCJTK', time: '2017-11-20T17:55:48Z' },
      output: { valid: true, offset: -1 },
    },
    {
      source: 'KeePassXC, TestTotp::testSteamTotp: the code of another time',
      input: { code: '9P3VP', secret: '63BEDWCQZKTQWPESARIERL5DTTQFCJTK', time: '2017-11-20T17:55:18Z' },
      output: { valid: false },
    },
    { source: 'Steam codes are time-based', input: { code: 'FR8RV', secret: SECRET, type: 'hotp' }, error: 'invalid-code', field: 'code' },
    { source: 'Steam codes have no vowels', input: { code: 'FR8RA', secret: SECRET }, error: 'invalid-code', field: 'code' },
    { source: 'five digits', input: { code: '12345', secret: SECRET }, error: 'invalid-code', field: 'code' },
    { source: 'nine digits', input: { code: '123456789', secret: SECRET }, error: 'invalid-code', field: 'code' },
    { source: 'ASCII digits only', input: { code: '１２３４５６', secret: SECRET }, error: 'invalid-code', field: 'code' },
    { source: 'missing secret', input: { code: '123456' }, error: 'empty-secret', field: 'secret' },
    { source: '1 is not in the alphabet', input: { code: '123456', secret: '1' }, error: 'invalid-base32', field: 'secret' },
    {
      source: 'time before T0',
      input: { code: '123456', secret: SECRET, startTime: 1, time: '1970-01-01T00:00:00Z' },
      error: 'time-before-start',
      field: 'time',
    },
  ],
  generateSecret: [
    { source: 'RFC 4226, section 4, R6: 160 bits', input: {}, output: { secret: matches(/^[A-Z2-7]{32}$/), secretHex: matches(/^[\da-f]{40}$/) } },
    { source: 'RFC 4648, section 6: 8 bits of 10', input: { byteLength: 16 }, output: { secret: matches(/^[A-Z2-7]{26}$/) } },
    { source: 'bound', input: { byteLength: 9 }, error: 'out-of-range', field: 'byteLength' },
  ],
  readUri: [
    {
      source: 'published example of dim13/otpauth',
      input: { uri: 'otpauth-migration://offline?data=CjEKCkhlbGxvId6tvu8SGEV4YW1wbGU6YWxpY2VAZ29vZ2xlLmNvbRoHRXhhbXBsZTAC' },
      output: { accounts: [ALICE] },
      example: true,
    },
    { ...reading('otpauth://totp/alice?secret=JBSWY3DPEHPK3PXP', {}), example: true },
    reading('otpauth://totp/Example:alice@google.com?secret=JBSWY3DPEHPK3PXP&issuer=Example', ALICE, 'Key URI format, its example'),
    reading('otpauth://totp/ACME%20Co:john.doe@email.com?secret=HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ&issuer=ACME%20Co&algorithm=SHA1&digits=6&period=30', {
      issuer: 'ACME Co',
      account: 'john.doe@email.com',
      secret: 'HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ',
    }),
    reading('OTPAUTH://HOTP/%41%3A%20b%3Ac?Secret=jbsw-y3dp%20ehpk3pxp%3D%3D&counter=7&Digits=8&period=5&algorithm=HmacSHA-256', {
      type: 'hotp',
      issuer: 'A',
      account: 'b:c',
      algorithm: 'sha-256',
      digits: 8,
      period: 0,
      counter: 7,
    }),
    reading(' otpauth://totp/X:alice?issuer=Y%2BZ+%&secret=JBSWY3DPEHPK3PXP&secret=AAAA&counter=3#f\n', { issuer: 'Y+Z+%' }),
    reading('otpauth://totp/?secret=JBSWY3DPEHPK3PXP&issuer=%FF', { issuer: '\uFFFD', account: '' }, 'bytes that are not UTF-8'),
    { source: 'unknown type', input: { uri: 'otpauth://push/alice?secret=JBSWY3DPEHPK3PXP' }, error: 'invalid-key-uri', field: 'uri' },
    { source: 'another scheme', input: { uri: 'https://example.com/' }, error: 'invalid-key-uri', field: 'uri' },
    { source: 'an invalid number', input: { uri: 'otpauth://totp/a?secret=JBSWY3DP&digits=six' }, error: 'invalid-key-uri', field: 'uri' },
    { source: 'a period of zero', input: { uri: 'otpauth://totp/a?secret=JBSWY3DP&period=0' }, error: 'invalid-key-uri', field: 'uri' },
    { source: 'not an export', input: { uri: 'otpauth-migration://offline' }, error: 'invalid-key-uri', field: 'uri' },
    { source: 'a truncated export', input: { uri: 'otpauth-migration://offline?data=CjEKCkhlbGxvId6tvu8S' }, error: 'invalid-key-uri', field: 'uri' },
    { source: 'an export with an empty account', input: { uri: 'otpauth-migration://offline?data=CgA=' }, error: 'missing-secret', field: 'uri' },
    { source: 'missing secret', input: { uri: 'otpauth://totp/alice?issuer=x' }, error: 'missing-secret', field: 'uri' },
    { source: 'an empty secret', input: { uri: 'otpauth://totp/alice?secret=' }, error: 'missing-secret', field: 'uri' },
    { source: '1 is not in the alphabet', input: { uri: 'otpauth://totp/é?secret=JB1' }, error: 'invalid-base32', field: 'uri', position: { character: 27 } },
    {
      source: 'not an algorithm of key URIs',
      input: { uri: 'otpauth://totp/a?secret=JBSWY3DP&algorithm=SHA384' },
      error: 'unsupported-algorithm',
      field: 'uri',
    },
    {
      source: 'pyauth/pyotp#174, #187 (cwe-087)',
      input: { uri: 'otpauth://totp/Acme%3A%20Shop:lea?secret=JBSWY3DPEHPK3PXP&issuer=Acme%3A%20Shop' },
      output: {
        accounts: [{ type: 'totp', issuer: 'Acme: Shop', account: 'lea', secret: 'JBSWY3DPEHPK3PXP', algorithm: 'sha-1', digits: 6, period: 30, counter: 0 }],
      },
    },
    {
      source: 'yeojz/otplib#789, doy/rbw#242, freeotp/freeotp-android#105 (cwe-088)',
      input: { uri: 'otpauth://totp/Steam:user?secret=JBSWY3DPEHPK3PXP&issuer=Steam&encoder=steam' },
      output: {
        accounts: [{ type: 'steam', issuer: 'Steam', account: 'user', secret: 'JBSWY3DPEHPK3PXP', algorithm: 'sha-1', digits: 5, period: 30, counter: 0 }],
      },
    },
    {
      source: 'authenticator-sh/2fa#1, twofas/2fas-android#100, Bubka/2FAuth#128 (cwe-090)',
      input: { uri: 'otpauth://totp/a?secret=JBSWY3DPEHPK3PXP\notpauth://totp/b?secret=GEZDGNBVGY3TQOJQ' },
      output: {
        accounts: [
          { type: 'totp', issuer: '', account: 'a', secret: 'JBSWY3DPEHPK3PXP', algorithm: 'sha-1', digits: 6, period: 30, counter: 0 },
          { type: 'totp', issuer: '', account: 'b', secret: 'GEZDGNBVGY3TQOJQ', algorithm: 'sha-1', digits: 6, period: 30, counter: 0 },
        ],
      },
    },
    {
      source: 'Aegis',
      input: { uri: 'otpauth://steam/Steam:user?secret=JBSWY3DPEHPK3PXP' },
      output: {
        accounts: [{ type: 'steam', issuer: 'Steam', account: 'user', secret: 'JBSWY3DPEHPK3PXP', algorithm: 'sha-1', digits: 5, period: 30, counter: 0 }],
      },
    },
    ...(
      [
        ['bitwarden/sdk-internal', 'steam://JBSWY3DPEHPK3PXP', { account: '' }],
        ['bitwarden/sdk-internal', ' StEam://jbswy3dpehpk3pxp\n', { account: '' }],
        ['bitwarden/sdk-internal', '"steam://JBSWY3DPEHPK3PXP",', { account: '' }],
        [
          'KeePassXC, TestTotp::testSteamTotp',
          'otpauth://totp/a:b?secret=JBSWY3DPEHPK3PXP&issuer=Valve&algorithm=SHA1&digits=5&period=30&encoder=steam',
          { issuer: 'Valve', account: 'b' },
        ],
        ['Steam, the uri of a .maFile', 'otpauth://totp/Steam:gabe?secret=JBSWY3DPEHPK3PXP&issuer=Steam', { account: 'gabe' }],
        ['the issuer only in the label', 'otpauth://totp/Steam:gabe?secret=JBSWY3DPEHPK3PXP&digits=5', { account: 'gabe' }],
        ['six digits are not a Steam code', 'otpauth://totp/Steam:gabe?secret=JBSWY3DPEHPK3PXP&digits=6', { type: 'totp', account: 'gabe', digits: 6 }],
        ['another encoder', 'otpauth://totp/Steam:gabe?secret=JBSWY3DPEHPK3PXP&encoder=default', { type: 'totp', account: 'gabe', digits: 6 }],
        ['Steam codes are not counter-based', 'otpauth://hotp/Steam:gabe?secret=JBSWY3DPEHPK3PXP', { type: 'hotp', account: 'gabe', digits: 6, period: 0 }],
        ['part of a name', 'otpauth://totp/Steamship:gabe?secret=JBSWY3DPEHPK3PXP', { type: 'totp', issuer: 'Steamship', account: 'gabe', digits: 6 }],
      ] as const
    ).map(([source, uri, account]) => reading(uri, { type: 'steam', issuer: 'Steam', digits: 5, ...account }, source)),
    { source: 'missing secret', input: { uri: 'steam://' }, error: 'missing-secret', field: 'uri' },
    { source: 'a game, not a secret', input: { uri: 'steam://run/440' }, error: 'invalid-key-uri', field: 'uri' },
    { source: '1 is not in the alphabet', input: { uri: ' steam://JB1' }, error: 'invalid-base32', field: 'uri', position: { character: 12 } },
    {
      source: 'a list of URIs',
      input: { uri: 'otpauth://totp/a?secret=JBSWY3DPEHPK3PXP\nsteam://JBSWY3DPEHPK3PXP' },
      output: {
        accounts: [
          { ...ALICE, issuer: '', account: 'a' },
          { ...ALICE, type: 'steam', issuer: 'Steam', account: '', digits: 5 },
        ],
      },
    },
    {
      source: 'Key URI Format: the label is split at the colon, then decoded',
      input: { uri: 'otpauth://totp/Acme%3Alea?secret=JBSWY3DPEHPK3PXP' },
      output: {
        accounts: [{ type: 'totp', issuer: 'Acme', account: 'lea', secret: 'JBSWY3DPEHPK3PXP', algorithm: 'sha-1', digits: 6, period: 30, counter: 0 }],
      },
    },
    {
      source: 'Key URI Format: the label is split at the colon, then decoded',
      input: { uri: 'otpauth://totp/Acme%3A%20Shop:lea?secret=JBSWY3DPEHPK3PXP' },
      output: {
        accounts: [{ type: 'totp', issuer: 'Acme: Shop', account: 'lea', secret: 'JBSWY3DPEHPK3PXP', algorithm: 'sha-1', digits: 6, period: 30, counter: 0 }],
      },
    },
    {
      source: 'Key URI Format: the label is split at the colon, then decoded',
      input: { uri: 'otpauth://totp/Acme:lea%3Ax?secret=JBSWY3DPEHPK3PXP' },
      output: {
        accounts: [{ type: 'totp', issuer: 'Acme', account: 'lea:x', secret: 'JBSWY3DPEHPK3PXP', algorithm: 'sha-1', digits: 6, period: 30, counter: 0 }],
      },
    },
    {
      source: 'Key URI Format: the label is split at the colon, then decoded',
      input: { uri: 'otpauth://totp/Acme%20Co:%20lea?secret=JBSWY3DPEHPK3PXP' },
      output: {
        accounts: [{ type: 'totp', issuer: 'Acme Co', account: 'lea', secret: 'JBSWY3DPEHPK3PXP', algorithm: 'sha-1', digits: 6, period: 30, counter: 0 }],
      },
    },
    {
      source: 'Key URI Format: the label is split at the colon, then decoded',
      input: { uri: 'otpauth://totp/a%3Ab:c?secret=JBSWY3DPEHPK3PXP' },
      output: { accounts: [{ type: 'totp', issuer: 'a:b', account: 'c', secret: 'JBSWY3DPEHPK3PXP', algorithm: 'sha-1', digits: 6, period: 30, counter: 0 }] },
    },
    {
      source: 'lines of CSV and JSON exports',
      input: { uri: '"otpauth://totp/a?secret=JBSWY3DPEHPK3PXP",\r\n\r\n"otpauth://totp/b?secret=JBSWY3DPEHPK3PXP"\r\n' },
      output: {
        accounts: [
          { type: 'totp', issuer: '', account: 'a', secret: 'JBSWY3DPEHPK3PXP', algorithm: 'sha-1', digits: 6, period: 30, counter: 0 },
          { type: 'totp', issuer: '', account: 'b', secret: 'JBSWY3DPEHPK3PXP', algorithm: 'sha-1', digits: 6, period: 30, counter: 0 },
        ],
      },
    },
    {
      source: 'a list of URIs with an error in the second',
      input: { uri: 'otpauth://totp/a?secret=JBSWY3DPEHPK3PXP\notpauth://totp/b?secret=1' },
      error: 'invalid-base32',
    },
  ],
  readImage: [
    {
      source: 'an image by uqr and fast-png',
      input: { image: { name: 'code.png', type: 'image/png', base64: CODE } },
      output: { uri: 'otpauth://totp/alice?secret=JBSWY3DPEHPK3PXP' },
      example: true,
    },
    { source: 'not an image', input: { image: { name: 'a.txt', type: 'text/plain', base64: 'YQ==' } }, error: 'unsupported-image', field: 'image' },
  ],
});
