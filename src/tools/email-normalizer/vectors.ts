import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const LONG = 'a'.repeat(64);

export default vectors<typeof fields>({
  normalize: [
    {
      source: 'RFC 5322, section 3.4, and Outlook: a list',
      input: { emails: 'a@b.example; c@d.example, e@f.example' },
      output: { normalized: 'a@b.example\nc@d.example\ne@f.example', invalidCount: 0 },
    },
    { source: 'spaces between', input: { emails: 'a@b.example c@d.example\te@f.example' }, output: { normalized: 'a@b.example\nc@d.example\ne@f.example' } },
    {
      source: 'RFC 5322, section 3.4: names',
      input: { emails: 'Anna <a@b.example>, "Doe, John" <c@d.example>;' },
      output: { normalized: 'a@b.example\nc@d.example', invalidCount: 0 },
    },
    {
      source: 'Outlook: names with commas',
      input: { emails: 'Doe, John <a@b.example>; Roe, Jane <c@d.example>' },
      output: { normalized: 'a@b.example\nc@d.example' },
    },
    {
      source: 'an invalid address in a list is kept',
      input: { emails: 'a@b.example, nobody, c@d.example' },
      output: { normalized: 'a@b.example\nnobody\nc@d.example', invalidCount: 1 },
    },
    { source: 'no address is found', input: { emails: 'one, two; three' }, output: { normalized: 'one, two; three', invalidCount: 1 } },
    {
      source: 'RFC 5321, section 4.1.2: a quoted local part',
      input: { emails: '"a;b"@c.example, d@e.example' },
      output: { normalized: '"a;b"@c.example\nd@e.example' },
    },
    {
      source: 'Google: dots do not matter; googlemail.com is gmail.com',
      input: { emails: 'John.Doe+spam@gmail.com\njohndoe@googlemail.com\nnot an address' },
      output: {
        normalized: 'johndoe@gmail.com\njohndoe@gmail.com\nnot an address',
        rows: [
          { line: 1, input: 'John.Doe+spam@gmail.com', normalized: 'johndoe@gmail.com', provider: 'google', valid: true, reason: '' },
          { line: 2, input: 'johndoe@googlemail.com', normalized: 'johndoe@gmail.com', provider: 'google', valid: true, reason: 'duplicate' },
          { line: 3, input: 'not an address', normalized: '', provider: '', valid: false, reason: 'missing-at' },
        ],
        uniqueCount: 1,
        duplicateCount: 1,
        invalidCount: 1,
      },
      example: true,
    },
    { source: 'Microsoft: dots count', input: { emails: 'a.b+c@hotmail.com' }, output: { normalized: 'a.b@hotmail.com' } },
    {
      source: 'Microsoft: live.com keeps dots too',
      input: { emails: 'a.b@live.co.uk\na.b+c@outlook.com.br' },
      output: { normalized: 'a.b@live.co.uk\na.b@outlook.com.br' },
    },
    {
      source: 'Yahoo: disposable addresses',
      input: { emails: 'anna-news@yahoo.de\nanna+x-y@ymail.com' },
      output: { normalized: 'anna@yahoo.de\nanna@ymail.com' },
    },
    {
      source: 'Yahoo Japan is a different company',
      input: { emails: 'anna-news@yahoo.co.jp\nx-y@yahoo.co.uk' },
      output: { normalized: 'anna-news@yahoo.co.jp\nx@yahoo.co.uk' },
    },
    {
      source: 'Apple keeps dots',
      input: { emails: 'an.na@icloud.com\nan.na+x@me.com' },
      output: { normalized: 'an.na@icloud.com\nan.na@icloud.com', duplicateCount: 1 },
    },
    { source: 'Proton', input: { emails: 'an_na.x@proton.me\nan-nax@pm.me' }, output: { normalized: 'annax@proton.me\nannax@proton.me' } },
    { source: 'nothing would remain', input: { emails: '_@proton.me\n+a@gmail.com' }, output: { normalized: '_@proton.me\n+a@gmail.com' } },
    {
      source: 'Fastmail: subdomain addressing',
      input: { emails: 'shop@anna.fastmail.fm\nwww@www.fastmail.com' },
      output: { normalized: 'anna@fastmail.fm\nwww@www.fastmail.com' },
    },
    { source: 'Yandex', input: { emails: 'an.na+x@ya.ru\nan-na@yandex.com' }, output: { normalized: 'an-na@yandex.ru\nan-na@yandex.ru' } },
    {
      source: 'Zoho',
      input: { emails: 'a.b+c@zohomail.eu' },
      output: {
        normalized: 'a.b@zohomail.eu',
        rows: [{ line: 1, input: 'a.b+c@zohomail.eu', normalized: 'a.b@zohomail.eu', provider: 'zoho', valid: true, reason: '' }],
      },
    },
    {
      source: 'UTS #46; python3 email.utils.parseaddr, idna codec',
      input: { emails: 'Anna <ANNA@Bücher.example>' },
      output: { normalized: 'anna@xn--bcher-kva.example' },
      example: true,
    },
    { source: 'python3 email.utils.parseaddr', input: { emails: '"Doe, <John>" <john@a.example>' }, output: { normalized: 'john@a.example' } },
    {
      source: 'RFC 6068; python3 urllib',
      input: { emails: 'MAILTO:a%2Bb%40c@a.example?subject=x\n<mailto:x@a.example>' },
      output: { normalized: 'MAILTO:a%2Bb%40c@a.example?subject=x\nx@a.example' },
    },
    { source: 'RFC 6068; python3 urllib', input: { emails: 'mailto:gorby%25kremvax@example.com' }, output: { normalized: 'gorby%kremvax@example.com' } },
    { source: 'not a known provider', input: { emails: 'x+y@example.org', subaddress: 'all' }, output: { normalized: 'x@example.org' } },
    { source: 'not a known provider', input: { emails: 'x+y@example.org' }, output: { normalized: 'x+y@example.org' } },
    { source: 'tags are kept', input: { emails: 'J.D+x@gmail.com', subaddress: 'never' }, output: { normalized: 'jd+x@gmail.com' } },
    { source: 'only tags are removed', input: { emails: 'J.D+x@googlemail.com', applyProviderRules: false }, output: { normalized: 'j.d@googlemail.com' } },
    {
      source: 'a local part cannot end with a dot',
      input: { emails: 'a.+x@outlook.com\na.+x@gmail.com' },
      output: { normalized: 'a.+x@outlook.com\na@gmail.com' },
    },
    { source: 'case is kept', input: { emails: 'Anna@EXAMPLE.com', lowercaseLocalPart: false }, output: { normalized: 'Anna@example.com' } },
    {
      source: 'case does not distinguish addresses',
      input: { emails: 'a@example.com\nA@example.com\n', deduplicate: true },
      output: { normalized: 'a@example.com', duplicateCount: 1 },
      example: true,
    },
    {
      source: 'lines keep their position',
      input: { emails: '\r\na@a.example\r\n\r\nx\rb@a.example' },
      output: { normalized: '\na@a.example\n\nx\nb@a.example', invalidCount: 1 },
    },
    {
      source: 'case does not distinguish addresses',
      input: { emails: 'a@a.example\n\n x \nb@a.example', invalidLines: 'blank' },
      output: { normalized: 'a@a.example\n\n\nb@a.example' },
    },
    {
      source: 'case does not distinguish addresses',
      input: { emails: 'a@a.example\n\nx\na@a.example', invalidLines: 'blank', deduplicate: true },
      output: { normalized: 'a@a.example' },
    },
    {
      source: 'RFC 5322, section 3.2.3',
      input: { emails: 'a b@example.com' },
      output: { rows: [{ line: 1, input: 'a b@example.com', normalized: '', provider: '', valid: false, reason: 'invalid-local-part' }] },
    },
    {
      source: 'case does not distinguish addresses',
      input: { emails: 'a@exa mple.com\nb@example.com', invalidLines: 'remove' },
      output: { normalized: 'b@example.com', invalidCount: 1 },
    },
    {
      source: 'RFC 5322, section 3.2.3: atext',
      input: { emails: "o'neil&co!#$%*/=?^_`{|}~-@example.com" },
      output: { normalized: "o'neil&co!#$%*/=?^_`{|}~-@example.com" },
    },
    {
      source: 'RFC 5322, section 3.2.4; RFC 5321, section 4.1.2',
      input: { emails: '"john"@a.example\n"a\\ b\\"c"@a.example\n"a@b"@a.example\n""@a.example' },
      output: { normalized: 'john@a.example\n"a b\\"c"@a.example\n"a@b"@a.example\n""@a.example', invalidCount: 0 },
    },
    {
      source: 'RFC 6531; NFC',
      input: { emails: 'Jose\u0301@a.example\nэлектронная@почта.рф' },
      output: { normalized: 'josé@a.example\nэлектронная@xn--80a1acny.xn--p1ai' },
    },
    {
      source: 'RFC 5321, section 4.1.3; RFC 5952',
      input: { emails: 'a@[192.0.2.1]\na@[ipv6:2001:DB8:0:0::1]\na@[192.0.2.256]\na@[x]' },
      output: { normalized: 'a@[192.0.2.1]\na@[IPv6:2001:db8::1]\na@[192.0.2.256]\na@[x]', invalidCount: 2 },
    },
    { source: 'RFC 5321, section 4.5.3.1.1', input: { emails: `${LONG}@a.example\na${LONG}@a.example` }, output: { uniqueCount: 1, invalidCount: 1 } },
    { source: 'RFC 5322: dots', input: { emails: '.a@a.example\na.@a.example\na..b@a.example\n@a.example' }, output: { invalidCount: 4 } },
    {
      source: 'RFC 1123, section 2.1; URL Standard, 3.5',
      input: { emails: 'a@b\na@b.1\na@-b.example\na@b_c.example\na@b..example\na@b.0x1\na@1.2.3.4\na@b.example/x\na@b.example:25\na@b%2Eexample.com\na@' },
      output: { invalidCount: 11, uniqueCount: 0 },
    },
    {
      source: 'a trailing dot',
      input: { emails: 'a@b.example.\na@b。example\na@b.example..' },
      output: { normalized: 'a@b.example\na@b.example\na@b.example..' },
    },
    { source: 'a byte order mark', input: { emails: '\uFEFFa@a.example\u200B\u00A0' }, output: { normalized: 'a@a.example' } },
    { source: 'nothing', input: { emails: ' \n ' }, output: { normalized: '', rows: [], uniqueCount: 0 } },
  ],
});
