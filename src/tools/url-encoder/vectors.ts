import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const MIXED = "Hello wörld! (a+b)=c&d*~'";

export default vectors<typeof fields>({
  encode: [
    { source: 'nothing; node', input: { text: '' }, output: { encoded: '' } },
    { source: 'encodeURIComponent; python3', input: { text: MIXED }, output: { encoded: "Hello%20w%C3%B6rld!%20(a%2Bb)%3Dc%26d*~'" }, example: true },
    { source: 'python3 quote(safe="~")', input: { text: MIXED, mode: 'strict' }, output: { encoded: 'Hello%20w%C3%B6rld%21%20%28a%2Bb%29%3Dc%26d%2A~%27' } },
    {
      source: 'URLSearchParams; python3',
      input: { text: MIXED, mode: 'form' },
      output: { encoded: 'Hello+w%C3%B6rld%21+%28a%2Bb%29%3Dc%26d*%7E%27' },
      example: true,
    },
    { source: 'RFC 3986 pchar; python3 quote', input: { text: MIXED, mode: 'path-segment' }, output: { encoded: "Hello%20w%C3%B6rld!%20(a+b)=c&d*~'" } },
    { source: 'RFC 3986: / ends a segment', input: { text: 'a/b?c#d:e@f', mode: 'path-segment' }, output: { encoded: 'a%2Fb%3Fc%23d:e@f' } },
    {
      source: 'RFC 8187 attr-char; python3',
      input: { text: MIXED, mode: 'extended-value' },
      output: { encoded: 'Hello%20w%C3%B6rld!%20%28a+b%29%3Dc&d%2A~%27' },
    },
    {
      source: 'RFC 3986; the %20 that is there stays; python3',
      input: { text: 'http://[::1]:8080/a b/ü?q=ä&x=%20#f', mode: 'url' },
      output: { encoded: 'http://[::1]:8080/a%20b/%C3%BC?q=%C3%A4&x=%20#f' },
      example: true,
    },
    {
      source: 'RFC 3986, 2.4: a % without digits is encoded',
      input: { text: '100% %zz %4a %', mode: 'url' },
      output: { encoded: '100%25%20%25zz%20%4a%20%25' },
    },
    { source: 'python3', input: { text: 'AZ-', mode: 'all' }, output: { encoded: '%41%5A%2D' } },
    { source: 'RFC 8187, 3.2.3; python3', input: { text: '£ and € rates', mode: 'extended-value' }, output: { encoded: '%C2%A3%20and%20%E2%82%AC%20rates' } },
    { source: 'encodeURIComponent', input: { text: '😀' }, output: { encoded: '%F0%9F%98%80' } },
    { source: 'line breaks are characters too; node', input: { text: 'a\r\nb' }, output: { encoded: 'a%0D%0Ab' } },
    { source: 'each line; python3', input: { text: 'a b\nc d', eachLine: true }, output: { encoded: 'a%20b\nc%20d' } },
    { source: 'every line end stays as it is', input: { text: ' \r\n \r \n', eachLine: true, mode: 'form' }, output: { encoded: '+\r\n+\r+\n' } },
  ],
  decode: [
    { source: 'decodeURIComponent; python3', input: { encoded: 'Hello%20world%20%3A)' }, output: { text: 'Hello world :)', passes: 1 }, example: true },
    { source: 'nothing to decode', input: { encoded: 'a+b 😀' }, output: { text: 'a+b 😀', passes: 0 } },
    { source: 'python3 unquote_plus', input: { encoded: 'a+b%2Bc', plusAsSpace: true }, output: { text: 'a b+c', passes: 1 }, example: true },
    { source: 'two layers; python3', input: { encoded: '%25E2%2582%25AC', repeat: true }, output: { text: '€', passes: 2 } },
    { source: 'one layer; python3', input: { encoded: '%25E2%2582%25AC' }, output: { text: '%E2%82%AC', passes: 1 } },
    { source: 'a second pass that would fail is none', input: { encoded: '100%25%20sure', repeat: true }, output: { text: '100% sure', passes: 1 } },
    {
      source: 'ten passes at most',
      input: { encoded: `%${'25'.repeat(12)}41`, repeat: true },
      output: { text: '%252541', passes: 10 },
    },
    { source: 'escape() of old; node unescape', input: { encoded: '%u20AC' }, output: { text: '€', passes: 1 } },
    { source: 'two units of one character; node unescape', input: { encoded: '%uD83D%uDE00%20%ud83d%ude00' }, output: { text: '😀 😀' } },
    { source: 'a percent sign alone is kept; python3', input: { encoded: '100% %41', malformed: 'keep' }, output: { text: '100% A', passes: 1 } },
    { source: 'bytes that are no UTF-8 are kept as written', input: { encoded: '%e4%41%C3%A4%C3', malformed: 'keep' }, output: { text: '%e4Aä%C3' } },
    { source: 'python3 unquote', input: { encoded: 'ä%C3%A4%c3%a4' }, output: { text: 'äää' } },
    {
      source: 'cut off; node, python3',
      input: { encoded: '%E0%A4%A' },
      error: 'malformed-percent-encoding',
      field: 'encoded',
      position: { line: 1, column: 7 },
    },
    { source: 'no digits', input: { encoded: 'é😀\n100 %' }, error: 'malformed-percent-encoding', field: 'encoded', position: { line: 2, column: 5 } },
    {
      source: 'escape() has four digits',
      input: { encoded: '%u20A' },
      error: 'malformed-percent-encoding',
      field: 'encoded',
      position: { line: 1, column: 1 },
    },
    { source: 'a byte of Latin-1; node, python3', input: { encoded: 'a%E4' }, error: 'undecodable-bytes', field: 'encoded', position: { line: 1, column: 2 } },
    { source: 'an overlong form; node', input: { encoded: '%41%C0%AF' }, error: 'undecodable-bytes', field: 'encoded', position: { line: 1, column: 4 } },
    { source: 'an encoded surrogate; node', input: { encoded: '%ED%A0%80' }, error: 'undecodable-bytes', field: 'encoded', position: { line: 1, column: 1 } },
    {
      source: 'a character that is cut off; node',
      input: { encoded: '%E2%82x' },
      error: 'undecodable-bytes',
      field: 'encoded',
      position: { line: 1, column: 1 },
    },
  ],
});
