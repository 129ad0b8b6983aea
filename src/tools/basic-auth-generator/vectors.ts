import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const ALADDIN = 'QWxhZGRpbjpvcGVuIHNlc2FtZQ==';
const READ = { username: 'Aladdin', password: 'open sesame', charset: 'utf-8' };

const reading = (source: string, header: string, output: typeof READ = READ) => ({ source, input: { header }, output });

export default vectors<typeof fields>({
  encode: [
    {
      source: 'RFC 7617, section 2',
      input: { username: 'Aladdin', password: 'open sesame' },
      output: {
        header: `Authorization: Basic ${ALADDIN}`,
        headerValue: `Basic ${ALADDIN}`,
        credentials: ALADDIN,
        proxyHeader: `Proxy-Authorization: Basic ${ALADDIN}`,
        curlCommand: `curl -H 'Authorization: Basic ${ALADDIN}' https://example.com/`,
      },
      example: true,
    },
    { source: 'RFC 7617, section 2.1', input: { username: 'test', password: '123£' }, output: { headerValue: 'Basic dGVzdDoxMjPCow==' } },
    { source: 'python3 base64', input: { username: 'müller', password: 'pässword' }, output: { credentials: 'bcO8bGxlcjpww6Rzc3dvcmQ=' } },
    {
      source: 'python3 base64',
      input: { username: 'müller', password: 'pässword', charset: 'iso-8859-1' },
      output: { credentials: 'bfxsbGVyOnDkc3N3b3Jk' },
      example: true,
    },
    { source: 'python3 base64', input: { username: 'user', password: '' }, output: { headerValue: 'Basic dXNlcjo=' } },
    { source: 'python3 base64: an empty result', input: {}, output: { headerValue: 'Basic Og==' } },
    { source: 'python3 base64: nothing is trimmed', input: { username: ' ', password: ' : ' }, output: { credentials: 'IDogOiA=' } },
    {
      source: 'python3 unicodedata.normalize, NFC',
      input: { username: 'mu\u0308ller', password: 'x', normalize: true },
      output: { credentials: 'bcO8bGxlcjp4' },
    },
    { source: 'python3 base64: as typed', input: { username: 'mu\u0308ller', password: 'x' }, output: { credentials: 'bXXMiGxsZXI6eA==' } },
    {
      source: 'python3 unicodedata.normalize: the composed form is in ISO-8859-1',
      input: { username: 'u\u0308', password: '', normalize: true, charset: 'iso-8859-1' },
      output: { credentials: '/Do=' },
    },
    {
      source: 'RFC 5234, appendix B.1: not control characters',
      input: { username: '\u0080\u009F', password: '\u2028' },
      output: { credentials: 'woDCnzrigKg=' },
    },
    {
      source: 'RFC 7617, section 2',
      input: { username: '😀do:main', password: 'x\t' },
      error: 'colon-in-username',
      field: 'username',
      position: { character: 4 },
    },
    { source: 'RFC 7617, section 2', input: { username: 'do:ma\tin', password: 'x' }, error: 'colon-in-username', field: 'username' },
    { source: 'RFC 7617, section 2', input: { username: '\u0007a', password: 'x' }, error: 'control-character', field: 'username', position: { character: 1 } },
    { source: 'RFC 7617, section 2', input: { username: 'tab\tby', password: 'x' }, error: 'control-character', field: 'username', position: { character: 4 } },
    {
      source: 'RFC 5234, appendix B.1: the last control character',
      input: { username: ' \u001F', password: '' },
      error: 'control-character',
      field: 'username',
      position: { character: 2 },
    },
    {
      source: 'RFC 7617, section 2',
      input: { username: 'a', password: '😀\u007F' },
      error: 'control-character',
      field: 'password',
      position: { character: 2 },
    },
    { source: 'RFC 7617, section 2', input: { username: 'a\0', password: '\n' }, error: 'control-character', field: 'username' },
    {
      source: 'not in the character set',
      input: { username: 'x', password: 'a漢', charset: 'iso-8859-1' },
      error: 'unencodable-character',
      field: 'password',
      position: { line: 1, column: 2 },
    },
    {
      source: 'the username is checked first',
      input: { username: '€', password: '漢', charset: 'iso-8859-1' },
      error: 'unencodable-character',
      field: 'username',
    },
    { source: 'a lone surrogate', input: { username: '\uD800', password: '' }, error: 'unpaired-surrogate', field: 'username' },
    { source: 'a lone surrogate', input: { username: '', password: 'a\uDC00', charset: 'iso-8859-1' }, error: 'unpaired-surrogate', field: 'password' },
  ],
  decode: [
    { ...reading('RFC 7617, section 2', `Authorization: Basic ${ALADDIN}`), example: true },
    reading('the value alone', `Basic ${ALADDIN}`),
    reading('the credentials alone', ALADDIN),
    reading('RFC 9110, 5.1 and 11.1: names are of any case', `  proxy-AUTHORIZATION:basic   ${ALADDIN}\r\n`),
    reading('a curl command', `curl -X POST -H "Accept: */*" -H 'authorization: Basic ${ALADDIN}' https://example.com/?a=b`),
    reading('a log of curl -v', `> GET / HTTP/1.1\n> Host: a\n> Authorization: Basic ${ALADDIN}\n> Authorization: Basic bjpv\n`),
    reading('the first counts, whichever header it is', `Proxy-Authorization: Basic ${ALADDIN}\nAuthorization: Basic bjpv`),
    reading('another scheme may stand before it', `Authorization: Bearer abc\nAuthorization: Basic ${ALADDIN}`),
    reading('JSON', `{"Authorization": "Basic ${ALADDIN}", "x": 1}`),
    reading('RFC 4648: no padding, and line breaks', 'QWxhZGRpbjpv\ncGVuIHNlc2FtZQ'),
    reading('RFC 4648, 5', 'Basic Pz8_Oj8-', { username: '???', password: '?>', charset: 'utf-8' }),
    {
      ...reading('python3 base64, ISO-8859-1 bytes', 'Basic bfxsbGVyOnjkeQ==', { username: 'müller', password: 'xäy', charset: 'iso-8859-1' }),
      example: true,
    },
    reading('RFC 7617, 2: split at the first colon', 'Basic YTpiOmM=', { username: 'a', password: 'b:c', charset: 'utf-8' }),
    reading('two empty parts', 'Basic Og==', { username: '', password: '', charset: 'utf-8' }),
    { source: 'another scheme', input: { header: 'Digest username=x' }, error: 'not-basic', field: 'header' },
    { source: 'another scheme', input: { header: 'Authorization: Bearer QTpC' }, error: 'not-basic', field: 'header' },
    { source: 'a text without credentials', input: { header: 'curl https://example.com/' }, error: 'not-basic', field: 'header' },
    { source: 'not Basic, but a scheme with the same prefix', input: { header: 'Authorization: Basically QTpC' }, error: 'not-basic', field: 'header' },
    { source: 'RFC 4648', input: { header: 'Basic A' }, error: 'invalid-base64', field: 'header', position: { character: 8 } },
    { source: 'RFC 4648', input: { header: '😀 Authorization: Basic QQ=A' }, error: 'invalid-base64', field: 'header', position: { character: 27 } },
    { source: 'no colon', input: { header: 'Basic bm9jb2xvbg==' }, error: 'missing-colon', field: 'header' },
    { source: 'empty credentials', input: { header: 'Authorization: Basic ' }, error: 'missing-colon', field: 'header' },
  ],
});
