import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
// One file, [Content_Types].xml, which declares a Word document; and one file, a.txt. Both created with python3.
const DOCX =
  'UEsDBBQAAAAIAAAAIQDGEnoHrAAAAPEAAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbF2Puw7CMAxFf6XKihoXBgaUlIEdGPgBK3HbiOahJBT4exKQOjBax/dcWxxfdm4Wisl4J9mWd+zYi9s7UGoKcUmyKedwAEhqIouJ+0CukMFHi7mMcYSA6o4jwa7r9qC8y+Rym6uD9eJS5NFoaq4Y8xktSQZPHzVorx62bPJiY83pF6vNkmEIs1GYy02wOP3X2fphMIrWfLWF6BWlZNxoZ74Si8Ztqh56Ad+n+g9QSwECFAMUAAAACAAAACEAxhJ6B6wAAADxAAAAEwAAAAAAAAAAAAAAgAEAAAAAW0NvbnRlbnRfVHlwZXNdLnhtbFBLBQYAAAAAAQABAEEAAADdAAAAAAA=';
const ZIP =
  'UEsDBBQAAAAAAAAAIQCsKpPYAgAAAAIAAAAFAAAAYS50eHRoaVBLAQIUAxQAAAAAAAAAIQCsKpPYAgAAAAIAAAAFAAAAAAAAAAAAAACAAQAAAABhLnR4dFBLBQYAAAAAAQABADMAAAAlAAAAAAA=';
const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const file = (name: string, base64: string) => ({ file: { name, type: '', base64 } });

export default vectors<typeof fields>({
  fromExtension: [
    {
      source: 'mime-db 1.54.0; mime-types 3.0.2',
      input: { fileName: 'C:\\docs\\Report.PDF' },
      output: { extension: 'pdf', mediaType: 'application/pdf', contentType: 'application/pdf' },
    },
    {
      source: 'mime-types 3.0.2',
      input: { fileName: 'index.html' },
      output: { mediaType: 'text/html', contentType: 'text/html; charset=utf-8' },
      example: true,
    },
    { source: 'mime-db', input: { fileName: 'svg' }, output: { mediaType: 'image/svg+xml', candidates: [{ mediaType: 'image/svg+xml', source: 'iana' }] } },
    {
      source: 'mime-score’s order',
      input: { fileName: '.wav' },
      output: {
        mediaType: 'audio/wav',
        candidates: [
          { mediaType: 'audio/wav', source: 'mime-db' },
          { mediaType: 'audio/wave', source: 'mime-db' },
          { mediaType: 'audio/x-wav', source: 'apache' },
        ],
      },
      example: true,
    },
    { source: 'no type uses it', input: { fileName: 'Makefile' }, output: { extension: 'makefile', mediaType: '', contentType: '', candidates: [] } },
    { source: 'mime-types 3.0.2', input: { fileName: 'app.js' }, output: { mediaType: 'text/javascript', contentType: 'text/javascript; charset=utf-8' } },
    { source: 'mime-types 3.0.2', input: { fileName: 'a.b/movie.mp4' }, output: { mediaType: 'video/mp4' } },
    { source: 'mime-types 3.0.2', input: { fileName: 'feed.xml' }, output: { mediaType: 'application/xml' } },
    { source: 'mime-types 3.0.2', input: { fileName: 'letter.rtf' }, output: { mediaType: 'application/rtf' } },
    { source: 'a charset of the data; mime-types 3.0.2', input: { fileName: 'data.json' }, output: { contentType: 'application/json; charset=utf-8' } },
    {
      source: 'query and fragment are ignored',
      input: { fileName: 'https://example.com/a/photo.JPG?size=1.5#top.png' },
      output: { extension: 'jpg', mediaType: 'image/jpeg' },
      example: true,
    },
    { source: 'a host is not a file', input: { fileName: 'https://example.com' }, output: { extension: '', mediaType: '' } },
    { source: 'a folder is not a file', input: { fileName: 'photos.zip/' }, output: { extension: '', candidates: [] } },
    { source: 'the last of several', input: { fileName: ' backup.tar.gz ' }, output: { extension: 'gz', mediaType: 'application/gzip' } },
    { source: 'RFC 9639, section 10', input: { fileName: 'a.flac' }, output: { mediaType: 'audio/flac' } },
    { source: 'RFC 6350, section 10', input: { fileName: 'a.vcf' }, output: { mediaType: 'text/vcard' } },
    { source: 'IANA; jshttp/mime-db#411', input: { fileName: 'a.parquet' }, output: { mediaType: 'application/vnd.apache.parquet' } },
    { source: 'IANA', input: { fileName: 'a.sqlite' }, output: { mediaType: 'application/vnd.sqlite3' } },
    { source: 'IANA', input: { fileName: 'a.db3' }, output: { mediaType: 'application/vnd.sqlite3' } },
    { source: 'RFC 6713', input: { fileName: 'a.tgz' }, output: { mediaType: 'application/gzip' } },
    { source: 'RFC 8878', input: { fileName: 'a.zst' }, output: { mediaType: 'application/zstd' } },
    { source: 'RFC 9559', input: { fileName: 'a.mkv' }, output: { mediaType: 'video/matroska' } },
    { source: 'RFC 9512', input: { fileName: 'a.yml' }, output: { mediaType: 'application/yaml' } },
    { source: 'CPython, /etc/mime.types of Debian', input: { fileName: 'a.py' }, output: { mediaType: 'text/x-python' } },
    { source: 'jsonlines.org', input: { fileName: 'a.jsonl' }, output: { mediaType: 'application/jsonl' } },
    { source: 'shared-mime-info', input: { fileName: 'a.rs' }, output: { mediaType: 'application/rls-services+xml' } },
    { source: 'shared-mime-info', input: { fileName: 'a.go' }, output: { mediaType: 'text/x-go' } },
    {
      source: 'jshttp/mime-db#284: a note about TypeScript',
      input: { fileName: 'a.ts' },
      output: {
        mediaType: 'video/mp2t',
        candidates: [
          { mediaType: 'video/mp2t', source: 'iana' },
          { mediaType: 'application/typescript', source: 'common' },
        ],
        notes: ['also-typescript'],
      },
    },
    { source: 'names of Object.prototype are not extensions', input: { fileName: 'a.constructor' }, output: { extension: 'constructor', mediaType: '' } },
  ],
  toExtensions: [
    {
      source: 'mime-db',
      input: { mediaType: 'text/plain' },
      output: { extensions: ['txt', 'text', 'conf', 'def', 'list', 'log', 'in', 'ini'], preferredExtension: 'txt', charset: 'utf-8', compressible: true },
      example: true,
    },
    {
      source: 'mime-db',
      input: { mediaType: 'image/PNG; foo=bar' },
      output: { essence: 'image/png', accept: '.png', registered: true, known: true, charset: '' },
    },
    {
      source: 'mime-db',
      input: { mediaType: 'Content-Type: image/jpeg' },
      output: { extensions: ['jpg', 'jpeg', 'jpe'], accept: '.jpg,.jpeg,.jpe' },
      example: true,
    },
    {
      source: 'mime-db has none',
      input: { mediaType: 'foo/bar' },
      output: { extensions: [], preferredExtension: '', accept: '', known: false, registered: false, compressible: false },
    },
    { source: 'Apache', input: { mediaType: 'audio/x-wav' }, output: { extensions: ['wav'], registered: false, known: true } },
    { source: 'IANA registers “7-bit” as charset, which is not one', input: { mediaType: 'application/prs.cyn' }, output: { charset: '', known: true } },
    { source: 'missing subtype', input: { mediaType: 'image' }, error: 'invalid-media-type', field: 'mediaType' },
    { source: 'RFC 9110, section 5.6.2: not a token', input: { mediaType: 'image/ png' }, error: 'invalid-media-type', field: 'mediaType' },
    { source: 'RFC 9110, section 8.3.1: one slash', input: { mediaType: 'a/b/c' }, error: 'invalid-media-type', field: 'mediaType' },
  ],
  search: [
    { source: 'mime-db', input: { query: '.heic' }, output: { types: [{ mediaType: 'image/heic', extensions: 'heic', source: 'iana' }] }, example: true },
    {
      source: 'mime-db: the start of an extension',
      input: { query: ' WOFF ' },
      output: {
        types: [
          { mediaType: 'font/woff', extensions: 'woff', source: 'iana' },
          { mediaType: 'font/woff2', extensions: 'woff2', source: 'iana' },
        ],
      },
    },
    { source: 'mime-db: no extension', input: { query: 'application/problem+json' }, output: { types: [] } },
    {
      source: 'IANA',
      input: { query: 'application/problem+json', includeWithoutExtension: true },
      output: { types: [{ mediaType: 'application/problem+json', extensions: '', source: 'iana' }] },
    },
  ],
  detect: [
    { source: 'PNG signature', input: file('a.png', PNG), output: { mediaType: 'image/png', extension: 'png', nameMediaType: 'image/png', verdict: 'agrees' } },
    {
      source: 'RFC 1952; python3 gzip',
      input: file('a.zip', 'H4sIAAAAAAACA8vIBACsKpPYAgAAAA=='),
      output: { mediaType: 'application/gzip', extension: 'gz', nameMediaType: 'application/zip', verdict: 'differs' },
      example: true,
    },
    {
      source: 'text',
      input: file('a.json', 'eyJhIjoxfQ=='),
      output: { mediaType: 'text/plain', extension: 'txt', nameMediaType: 'application/json', verdict: 'agrees' },
    },
    {
      source: 'RFC 7468: a PEM certificate is text',
      input: file('a.pem', 'LS0tLS1CRUdJTiBDRVJUSUZJQ0FURS0tLS0tCg=='),
      output: { mediaType: 'text/plain', verdict: 'agrees' },
    },
    { source: 'RFC 7468: also under its other names', input: file('a.crt', 'LS0tLS1CRUdJTiBDRVJUSUZJQ0FURS0tLS0tCg=='), output: { verdict: 'agrees' } },
    { source: 'RFC 7468: a private key', input: file('a.key', 'LS0tLS1CRUdJTiBQUklWQVRFIEtFWS0tLS0tCg=='), output: { verdict: 'agrees' } },
    { source: 'a script is text', input: file('a.sh', 'IyEvYmluL3NoCg=='), output: { verdict: 'agrees' } },
    {
      source: 'an SQLite database',
      input: file('a.sqlite', 'U1FMaXRlIGZvcm1hdCAzAA=='),
      output: { mediaType: 'application/vnd.sqlite3', nameMediaType: 'application/vnd.sqlite3', verdict: 'agrees' },
    },
    {
      source: 'RFC 1952: a name for a compressed archive',
      input: file('a.tgz', 'H4sIAAAAAAACA8vIBACsKpPYAgAAAA=='),
      output: { mediaType: 'application/gzip', verdict: 'agrees' },
    },
    { source: 'text is not an image', input: file('a.png', 'eyJhIjoxfQ=='), output: { mediaType: 'text/plain', verdict: 'differs' } },
    {
      source: 'ECMA-376: a ZIP-based format; file(1)',
      input: file('letter.docx', DOCX),
      output: { mediaType: DOCX_TYPE, extension: 'docx', verdict: 'agrees' },
    },
    {
      source: 'a document that declares itself as ZIP',
      input: file('letter.zip', DOCX),
      output: { mediaType: DOCX_TYPE, nameMediaType: 'application/zip', verdict: 'differs' },
    },
    { source: 'python3 zipfile; file(1)', input: file('a.zip', ZIP), output: { mediaType: 'application/zip', extension: 'zip', verdict: 'agrees' } },
    {
      source: 'the brand “qt  ”: QuickTime',
      input: file('a.mp4', 'AAAAFGZ0eXBxdCAgAAAAAHF0ICAAAAAAAAAAAAAAAAAAAAAAAAAAAA=='),
      output: { mediaType: 'video/quicktime', extension: 'mov', verdict: 'differs' },
    },
    {
      source: 'the root element',
      input: file('a.svg', 'PD94bWwgdmVyc2lvbj0iMS4wIj8+PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4='),
      output: { mediaType: 'image/svg+xml', extension: 'svg', verdict: 'agrees' },
    },
    { source: 'XML', input: file('a.xml', 'PD94bWwgdmVyc2lvbj0iMS4wIj8+PGEvPg=='), output: { mediaType: 'application/xml', verdict: 'agrees' } },
    { source: 'HTML', input: file('a.htm', 'PCFkb2N0eXBlIGh0bWw+PHA+SGk='), output: { mediaType: 'text/html', extension: 'html', verdict: 'agrees' } },
    {
      source: 'a text that starts like a bitmap',
      input: file('a.txt', 'Qk0gaXMgaG93IGEgYml0bWFwIGJlZ2lucywgYW5kIHRoaXMgdGV4dCB0b28u'),
      output: { mediaType: 'text/plain', verdict: 'agrees' },
    },
    { source: 'a name without a dot', input: file('README', 'SGk='), output: { mediaType: 'text/plain', nameMediaType: '', verdict: 'no-extension' } },
    { source: 'an empty file', input: file('a.txt', ''), output: { mediaType: '', extension: '', nameMediaType: 'text/plain', verdict: 'unknown' } },
    { source: 'bytes of an unknown type', input: file('a', 'AAECAwQF'), output: { mediaType: '', verdict: 'unknown' } },
  ],
});
