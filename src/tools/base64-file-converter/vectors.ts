import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const HI = { name: 'hi.txt', type: 'text/plain', base64: 'SGk=' };
const GIF = { name: 'dot.gif', type: 'image/gif', base64: 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' };
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export default vectors<typeof fields>({
  encode: [
    {
      source: 'UTF-8; python3',
      input: { file: HI },
      output: { encoded: 'data:text/plain;base64,SGk=', mediaType: 'text/plain', byteLength: 2 },
      example: true,
    },
    { source: 'UTF-8; python3', input: { file: HI, format: 'base64' }, output: { encoded: 'SGk=' } },
    {
      source: 'CSS url(); python3',
      input: { file: GIF, format: 'css' },
      output: { encoded: 'url("data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7")' },
      example: true,
    },
    {
      source: 'PNG signature; file(1)',
      input: { file: { name: 'dot', type: '', base64: PNG }, format: 'base64' },
      output: { mediaType: 'image/png', byteLength: 70 },
    },
    {
      source: 'the signature takes precedence over the extension',
      input: { file: { name: 'dot.txt', type: '', base64: PNG }, format: 'base64' },
      output: { mediaType: 'image/png' },
    },
    {
      source: 'for plain text the extension decides',
      input: { file: { name: 'a.CSV', type: '', base64: 'YSxi' } },
      output: { encoded: 'data:text/csv;base64,YSxi', mediaType: 'text/csv' },
    },
    { source: 'text without an extension', input: { file: { name: 'README', type: '', base64: 'YSxi' } }, output: { mediaType: 'text/plain' } },
    {
      source: 'neither text nor a known signature',
      input: { file: { name: 'x', type: '', base64: 'AAE=' } },
      output: { mediaType: 'application/octet-stream' },
    },
    {
      source: 'the typed media type takes precedence',
      input: { file: { ...GIF, base64: '' }, mediaType: 'image/x-test' },
      output: { encoded: 'data:image/x-test;base64,', mediaType: 'image/x-test' },
    },
    {
      source: 'empty file; python3',
      input: { file: { name: 'empty.bin', type: 'application/octet-stream', base64: '' } },
      output: { encoded: 'data:application/octet-stream;base64,', byteLength: 0 },
    },
    {
      source: 'HTML, attribute values',
      input: { file: { ...HI, name: 'a"b&c.txt' }, format: 'html' },
      output: { encoded: '<img src="data:text/plain;base64,SGk=" alt="a&quot;b&amp;c.txt">' },
    },
    {
      source: 'CommonMark, backslash escapes',
      input: { file: { ...HI, name: 'a[1]\\.txt' }, format: 'markdown' },
      output: { encoded: '![a\\[1\\]\\\\.txt](data:text/plain;base64,SGk=)' },
    },
    {
      source: 'RFC 4648, section 5',
      input: { file: { name: 'x', type: '', base64: '+/+/8A==' }, format: 'base64', urlSafe: true },
      output: { encoded: '-_-_8A' },
    },
    {
      source: 'a data URI has the standard alphabet',
      input: { file: { name: 'x', type: 'a/b', base64: '+/+/8A==' }, urlSafe: true, lineLength: 2 },
      output: { encoded: 'data:a/b;base64,+/+/8A==' },
    },
    {
      source: 'RFC 2045, section 6.8: lines',
      input: { file: { name: 'x', type: '', base64: 'Zm9vYmFy' }, format: 'base64', lineLength: 3, lineEnding: 'crlf' },
      output: { encoded: 'Zm9\r\nvYm\r\nFy' },
    },
    {
      source: 'no line break after the last line',
      input: { file: { name: 'x', type: '', base64: 'Zm9vYmFy' }, format: 'base64', lineLength: 4 },
      output: { encoded: 'Zm9v\nYmFy' },
    },
    { source: 'no file', input: {}, output: { encoded: '', mediaType: '', byteLength: 0 } },
  ],
  decode: [
    {
      source: 'PNG signature without prefix (CorentinTh/it-tools#788); python3, file(1)',
      input: { base64: PNG },
      output: { file: { name: 'file.png', type: 'image/png', base64: PNG }, fileName: 'file.png', mediaType: 'image/png', extension: 'png', byteLength: 70 },
      example: true,
    },
    {
      source: 'JPEG signature; file(1)',
      input: { base64: '/9j/4AAQSkZJRgABAQ==', fileName: 'photo' },
      output: { fileName: 'photo.jpg', mediaType: 'image/jpeg', extension: 'jpg' },
    },
    {
      source: 'gzip; python3',
      input: { base64: 'H4sIAAAAAAACA/NIzcnJ11Eozy/KSVEEAObG5usNAAAA' },
      output: { fileName: 'file.gz', mediaType: 'application/gzip' },
    },
    {
      source: 'PNG in gzip; python3',
      input: {
        base64: 'data:application/gzip;base64,H4sIAAAAAAACA+sM8HPn5ZLiYmBg4PX0cAkC0owgzMEGJOVFj3SCJVwcQypuJaf8OB/Az8DcxtgQZVKbDZRg8HT1c1nnlNAEAJMgSRxGAAAA',
        decompress: true,
      },
      output: { file: { name: 'file.png', type: 'image/png', base64: PNG }, byteLength: 70 },
    },
    { source: 'not compressed', input: { base64: PNG, decompress: true }, output: { fileName: 'file.png', byteLength: 70 } },
    {
      source: 'truncated gzip',
      input: { base64: 'H4sIAAAAAAACA/NIzcnJ11Eozy/KSVEEAObG', decompress: true },
      error: 'damaged-compressed-data',
      field: 'base64',
    },
    {
      source: 'RFC 2397, section 4; python3',
      input: { base64: 'data:,Hello%2C%20World!' },
      output: { file: { name: 'file.txt', type: 'text/plain', base64: 'SGVsbG8sIFdvcmxkIQ==' }, fileName: 'file.txt' },
      example: true,
    },
    {
      source: 'the name has the extension',
      input: { base64: 'SGVsbG8', fileName: 'note.TXT' },
      output: { file: { name: 'note.TXT', type: 'text/plain', base64: 'SGVsbG8=' }, fileName: 'note.TXT' },
    },
    {
      source: 'RFC 2397: parameters are dropped',
      input: { base64: ' DATA:Image/PNG;charset=utf-8;BASE64,SGk' },
      output: { mediaType: 'image/png', fileName: 'file.png', file: { name: 'file.png', type: 'image/png', base64: 'SGk=' } },
    },
    {
      source: 'RFC 2397: text/plain by default',
      input: { base64: 'data:;charset=utf-8;base64,SGk=' },
      output: { mediaType: 'text/plain', byteLength: 2 },
    },
    { source: 'other characters as UTF-8', input: { base64: 'data:text/css,é' }, output: { file: { name: 'file.css', type: 'text/css', base64: 'w6k=' } } },
    {
      source: 'RFC 4648, section 5, and a mixture',
      input: { base64: '-_+/' },
      output: { file: { name: 'file.bin', type: 'application/octet-stream', base64: '+/+/' } },
    },
    {
      source: 'percent-encoded characters, whitespace',
      input: { base64: '%2B%2f+/\r\n8A%3D%3D' },
      output: { file: { name: 'file.bin', type: 'application/octet-stream', base64: '+/+/8A==' } },
    },
    {
      source: 'invalid characters and a custom extension',
      input: { base64: 'SGk=', fileName: 'a/b:c?', extension: '.md' },
      output: { fileName: 'a-b-c-.md', extension: 'md' },
    },
    { source: 'an empty name', input: { base64: 'SGk=', fileName: '', mediaType: 'text/csv' }, output: { fileName: 'file.csv', mediaType: 'text/csv' } },
    {
      source: 'an unknown media type',
      input: { base64: 'data:image/jpg;base64,SGk=' },
      output: { fileName: 'file.bin', mediaType: 'image/jpg', extension: 'bin' },
    },
    {
      source: 'CSS, as encode writes it',
      input: { base64: 'url("data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7")' },
      output: { mediaType: 'image/gif', fileName: 'file.gif', byteLength: 42 },
    },
    {
      source: 'CSS without quotes',
      input: { base64: 'background: url(data:image/gif;base64,SGk=) no-repeat;' },
      output: { mediaType: 'image/gif', byteLength: 2 },
    },
    { source: 'HTML', input: { base64: '<img alt="x" src="data:image/gif;base64,SGk=" width="1">' }, output: { mediaType: 'image/gif', byteLength: 2 } },
    { source: 'HTML without quotes', input: { base64: '<img src=data:image/gif;base64,SGk= >' }, output: { mediaType: 'image/gif', byteLength: 2 } },
    { source: 'Markdown', input: { base64: '![a "b"](data:image/gif;base64,SGk=)' }, output: { mediaType: 'image/gif', byteLength: 2 } },
    {
      source: 'SVG in CSS: the other quotes are content',
      input: { base64: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E")` },
      output: {
        mediaType: 'image/svg+xml',
        file: { name: 'file.svg', type: 'image/svg+xml', base64: 'PHN2ZyB4bWxucz0naHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmcnLz4=' },
      },
    },
    { source: 'JSON', input: { base64: '{"icon": "data:image/gif;base64,SGk="}' }, output: { mediaType: 'image/gif', byteLength: 2 } },
    { source: 'quoted in code', input: { base64: '"SGk=",' }, output: { byteLength: 2 } },
    { source: 'PNG signature without a type', input: { base64: `data:;base64,${PNG}` }, output: { mediaType: 'image/png', extension: 'png' } },
    {
      source: 'the PNG signature takes precedence over a generic type',
      input: { base64: `data:application/octet-stream;base64,${PNG}` },
      output: { mediaType: 'image/png', extension: 'png' },
    },
    {
      source: 'the PNG signature takes precedence over text/plain',
      input: { base64: `data:text/plain;charset=utf-8;base64,${PNG}` },
      output: { mediaType: 'image/png' },
    },
    { source: 'a specific type takes precedence over the signature', input: { base64: `data:image/jpeg;base64,${PNG}` }, output: { mediaType: 'image/jpeg' } },
    { source: 'text that starts like a bitmap stays text', input: { base64: 'data:text/plain,BM%20is%20here' }, output: { mediaType: 'text/plain' } },
    {
      source: 'a position in code',
      input: { base64: 'url("data:image/gif;base64,SG#k")' },
      error: 'invalid-base64',
      field: 'base64',
      position: { line: 1, column: 30 },
    },
    { source: 'no bytes', input: { base64: 'data:text/csv,' }, output: { file: { name: 'file.csv', type: 'text/csv', base64: '' }, byteLength: 0 } },
    { source: 'nothing', input: { base64: '' }, output: { file: null, fileName: '', mediaType: '', extension: '', byteLength: 0 } },
    { source: 'not Base64; python3', input: { base64: '###' }, error: 'invalid-base64', field: 'base64', position: { line: 1, column: 1 } },
    { source: 'a length of 1 modulo 4', input: { base64: 'SGVs\nbG8hS' }, error: 'invalid-base64', field: 'base64', position: { line: 2, column: 6 } },
    { source: 'misplaced padding', input: { base64: 'Zg==Zg==' }, error: 'invalid-base64', field: 'base64', position: { line: 1, column: 5 } },
    {
      source: 'a position after percent-encoded characters',
      input: { base64: 'data:;base64,%2B%2F#' },
      error: 'invalid-base64',
      field: 'base64',
      position: { line: 1, column: 20 },
    },
    { source: 'no comma', input: { base64: 'data:image/png;base64' }, error: 'invalid-data-uri', field: 'base64', position: { character: 22 } },
    { source: 'not hex digits', input: { base64: 'data:,100%' }, error: 'invalid-data-uri', field: 'base64', position: { character: 10 } },
  ],
});
