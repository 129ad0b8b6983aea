import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const HELLO = 'Hello, world! Hello, world! Hello, world!';
const BROTLI = 'GygA+I2UbtZUDcKCVCbZQt5qFmrqAQ1slhsA';
const TAR_GZ =
  'H4sIAAAAAAACA+3VSwpCIRQGYMetwhXkAx/rifSSEApq1K7aQLO7sSuOekCDSks63+QczkTk+KMhqDlaaClrLe5r7ZmQXGhNRZ1roTnCEnVwSHkTy5GfuOT15QZhSD6GdT7lxvtXQjzZv7rdP2OlIkxh/80luw3eIPCnDAnefjn/kvGH/JcR5L+DycWU8eT2dgXtW+2Y+Z8vfj7/3v+vOOS/i7xz0Qz6dgEAALxuAd5/H3QAEgAA';
const ZIP =
  'UEsDBBQACAAIAKqxblcAAAAAAAAAAEoBAAAJAAAAZC9vbmUudHh0S8ssKi5RSMvMSeVKG2VSwgQAUEsHCC/FBjcSAAAASgEAAFBLAwQUAAgACACqsW5XAAAAAAAAAAAGAAAACQAAAGQvdHdvLnR4dCtOTc7PSwEAUEsHCGkRH7YIAAAABgAAAFBLAQIeAxQACAAIAKqxblcvxQY3EgAAAEoBAAAJAAAAAAAAAAEAAACkgQAAAABkL29uZS50eHRQSwECHgMUAAgACACqsW5XaREftggAAAAGAAAACQAAAAAAAAABAAAApIFJAAAAZC90d28udHh0UEsFBgAAAAACAAIAbgAAAIgAAAAAAA==';
const FIRST_LINE_30_TIMES = 'first file\n'.repeat(30);

const zipFile = (base64: string) => ({ name: 'archive.zip', type: 'application/zip', base64 });

export default vectors<typeof fields>({
  decompress: [
    {
      source: 'RFC 1952; python3 gzip',
      input: { base64: 'H4sIAAAAAAACA/NIzcnJ11Eozy/KSVFU8MDNAwC3BL8gKQAAAA==' },
      output: {
        file: { name: 'decompressed.txt', type: 'text/plain', base64: 'SGVsbG8sIHdvcmxkISBIZWxsbywgd29ybGQhIEhlbGxvLCB3b3JsZCE=' },
        text: HELLO,
        detectedFormat: 'gzip',
        byteLength: 41,
        compressedLength: 37,
        notes: [],
      },
      example: true,
    },
    { source: 'RFC 1950; python3 zlib', input: { base64: 'eJzzSM3JyddRKM8vyklRVPDAzQMAJOUN3A==' }, output: { text: HELLO, detectedFormat: 'zlib' } },
    { source: 'RFC 1951; python3 zlib, wbits -15', input: { base64: '80jNycnXUSjPL8pJUVTwwM0DAA==' }, output: { text: HELLO, detectedFormat: 'deflate' } },
    { source: 'RFC 7932; node zlib', input: { base64: BROTLI }, output: { text: HELLO, detectedFormat: 'brotli' }, example: true },
    { source: 'RFC 8878; zstd 1.5.4', input: { base64: 'KLUv/QRYpQAAcEhlbGxvLCB3b3JsZCEgAQARTiXVmbv1' }, output: { text: HELLO, detectedFormat: 'zstandard' } },
    { source: 'RFC 2397', input: { base64: 'data:application/octet-stream;base64,GygA+I2UbtZUDcKCVCbZQt5qFmrqAQ1slhsA' }, output: { text: HELLO } },
    { source: 'the selected format; node zlib', input: { base64: BROTLI, format: 'brotli' }, output: { text: HELLO } },
    {
      source: 'two members; RFC 1952, section 2.2',
      input: { base64: 'H4sIAAAAAAACA/NIzcnJ11EAAAVvV94HAAAAH4sIAAAAAAACAyvPL8pJUQQA6JiEcQYAAAA=' },
      output: { text: 'Hello, world!' },
    },
    {
      source: 'other bytes at the end',
      input: { base64: 'H4sIAAAAAAACA/NIzcnJ11Eozy/KSVFU8MDNAwC3BL8gKQAAAGFiYw==' },
      output: { text: HELLO, compressedLength: 37, notes: ['trailing-bytes'] },
    },
    {
      source: 'the checksum is missing; gzip: unexpected end of file',
      input: { base64: 'H4sIAAAAAAACA/NIzcnJ11Eozy/KSVFU8MDNAwA=' },
      output: { text: HELLO, notes: ['truncated'] },
    },
    {
      source: 'a wrong checksum; gzip: crc error',
      input: { base64: 'H4sIAAAAAAACA/NIzcnJ11Eozy/KSVFU8MDNAwC2BL8gKQAAAA==' },
      output: { text: HELLO, notes: ['checksum'] },
    },
    { source: 'binary bytes; python3 gzip', input: { base64: 'H4sIAAAAAAACA2P4zwgA9hRiGwMAAAA=' }, output: { text: '', byteLength: 3 } },
    { source: 'nothing', input: { base64: '' }, output: { text: '', byteLength: 0, detectedFormat: '' } },
    { source: 'not compressed', input: { base64: 'SGVsbG8sIHdvcmxkIQ==' }, error: 'unknown-compression', field: 'base64' },
    {
      source: 'another format than the selected one',
      input: { base64: 'SGVsbG8sIHdvcmxkIQ==', format: 'gzip' },
      error: 'invalid-compressed-data',
      field: 'base64',
    },
    { source: 'only a header; RFC 1952', input: { base64: 'H4sIAAAAAAAAAw==' }, error: 'invalid-compressed-data', field: 'base64' },
    { source: 'not Base64', input: { base64: 'H4sI*' }, error: 'invalid-base64', field: 'base64', position: { line: 1, column: 5 } },
  ],
  decompressFile: [
    {
      source: 'the stored name; gzip 1.12',
      input: { file: { name: 'other.gz', type: 'application/gzip', base64: 'H4sICFv0CGsAA2RhdGEuY3N2AEvUSeIy1DHiAgB7B5cKCAAAAA==' } },
      output: { file: { name: 'data.csv', type: 'text/csv', base64: 'YSxiCjEsMgo=' }, detectedFormat: 'gzip' },
      example: true,
    },
    {
      source: 'the name without its extension; node zlib',
      input: { file: { name: 'hello.txt.br', type: '', base64: BROTLI } },
      output: { file: { name: 'hello.txt', type: 'text/plain', base64: 'SGVsbG8sIHdvcmxkISBIZWxsbywgd29ybGQhIEhlbGxvLCB3b3JsZCE=' } },
    },
    { source: 'GNU tar 1.34', input: { file: { name: 'backup.tgz', type: '', base64: TAR_GZ } }, output: { byteLength: 4608, text: '' } },
    { source: 'not compressed', input: { file: { name: 'a.txt', type: '', base64: 'SGVsbG8sIHdvcmxkIQ==' } }, error: 'unknown-compression', field: 'file' },
  ],
  compress: [
    {
      source: 'gzip -d',
      input: { text: HELLO },
      output: { base64: 'H4sIAAAAAAAAA/NIzcnJ11Eozy/KSVFUwMMDALcEvyApAAAA', byteLength: 41, compressedLength: 36, percentage: 87.8 },
      example: true,
    },
    { source: 'python3 zlib.decompress', input: { text: HELLO, format: 'zlib' }, output: { base64: 'eJzzSM3JyddRKM8vyklRVMDDAwAk5Q3c' } },
    { source: 'python3 zlib.decompress, wbits -15', input: { text: HELLO, format: 'deflate', level: 9 }, output: { base64: '80jNycnXUSjPL8pJUVTAwwMA' } },
    {
      source: 'node zlib.brotliDecompressSync',
      input: { text: HELLO, format: 'brotli' },
      output: { base64: 'GygA+I2UbtZUDcKCVCbZQt5qFmrqAQ1slhsA' },
      example: true,
    },
    { source: 'zstd -d', input: { text: HELLO, format: 'zstandard', level: 19 }, output: { base64: 'KLUv/SAprQAAeEhlbGxvLCB3b3JsZCEgSAEAYc86' } },
    { source: 'stored; RFC 1951, section 3.2.4', input: { text: 'Hi', format: 'deflate', level: 0 }, output: { base64: 'AQIA/f9IaQ==', percentage: 350 } },
    { source: 'a level that only other formats have', input: { text: HELLO, level: 10 }, error: 'out-of-range', field: 'level' },
    { source: 'zstd has no level 0 of its own', input: { text: HELLO, format: 'zstandard', level: 0 }, error: 'out-of-range', field: 'level' },
    { source: 'an unpaired surrogate', input: { text: 'a\uD800' }, error: 'unpaired-surrogate', field: 'text', position: { character: 2 } },
  ],
  compressFile: [
    {
      source: 'zstd -d',
      input: { file: { name: 'hello.txt', type: 'text/plain', base64: 'SGVsbG8sIHdvcmxkISBIZWxsbywgd29ybGQhIEhlbGxvLCB3b3JsZCE=' }, format: 'zstandard' },
      output: { compressed: { name: 'hello.txt.zst', type: 'application/zstd', base64: 'KLUv/SAppQAAcEhlbGxvLCB3b3JsZCEgAQARTiU=' }, byteLength: 41 },
      example: true,
    },
  ],
  listEntries: [
    {
      source: 'zip 3.0',
      input: { file: zipFile(ZIP) },
      output: {
        entries: [
          { name: 'd/one.txt', kind: 'file', size: 330, storedSize: 18, method: 'deflate', modifiedAt: '2023-11-14T22:13:20' },
          { name: 'd/two.txt', kind: 'file', size: 6, storedSize: 8, method: 'deflate', modifiedAt: '2023-11-14T22:13:20' },
        ],
        entryFile: null,
        entryText: '',
      },
      example: true,
    },
    {
      source: 'an entry; zip 3.0',
      input: { file: zipFile(ZIP), entry: 'd/two.txt' },
      output: { entryFile: { name: 'two.txt', type: 'text/plain', base64: 'c2Vjb25k' }, entryText: 'second' },
    },
    {
      source: 'compressed; GNU tar 1.34',
      input: { file: { name: 'backup.tgz', type: '', base64: TAR_GZ }, entry: 'd/one.txt' },
      output: { entryText: FIRST_LINE_30_TIMES },
      example: true,
    },
    {
      source: 'zip 3.0 -P',
      input: {
        file: zipFile(
          'UEsDBAoACQAAAKqxbldpER+2EgAAAAYAAAAJAAAAZC90d28udHh0LRdz3sRBm2i17fkWgQEWC3YZUEsHCGkRH7YSAAAABgAAAFBLAQIeAwoACQAAAKqxbldpER+2EgAAAAYAAAAJAAAAAAAAAAEAAACkgQAAAABkL3R3by50eHRQSwUGAAAAAAEAAQA3AAAASQAAAAAA',
        ),
        entry: 'd/two.txt',
      },
      error: 'encrypted-entry',
      field: 'entry',
    },
    {
      source: "Python's zipfile with bzip2",
      input: {
        file: zipFile(
          'UEsDBC4AAAAMAFxkXVj4g8KmJwAAAAIAAAAFAAAAYi50eHRCWmg5MUFZJlNZ8WGU1gAAAAGAEAAAECAAIQCCsXckU4UJDxYZTWBQSwECLgMuAAAADABcZF1Y+IPCpicAAAACAAAABQAAAAAAAAAAAAAAgAEAAAAAYi50eHRQSwUGAAAAAAEAAQAzAAAASgAAAAkAYSBjb21tZW50',
        ),
        entry: 'b.txt',
      },
      error: 'unsupported-method',
      field: 'entry',
    },
    { source: 'no such entry', input: { file: zipFile(ZIP), entry: 'three.txt' }, error: 'unknown-entry', field: 'entry' },
    { source: 'neither ZIP nor tar', input: { file: zipFile('SGVsbG8sIHdvcmxkIQ==') }, error: 'not-an-archive', field: 'file' },
    {
      source: 'only the beginning',
      input: { file: zipFile('UEsDBBQACAAIAKqxblcAAAAAAAAAAEoBAAAJAAAAZC9vbmUudHh0S8ssKi5RSMvMSeVKG2VSwgQAUEsH') },
      error: 'truncated-archive',
      field: 'file',
    },
  ],
  compare: [
    {
      source: 'each result was decompressed with python3, node zlib or zstd -d',
      input: { file: { name: 'hello.txt', type: 'text/plain', base64: 'SGVsbG8sIHdvcmxkISBIZWxsbywgd29ybGQhIEhlbGxvLCB3b3JsZCE=' } },
      output: {
        byteLength: 41,
        sizes: [
          { format: 'gzip', level: 1, size: 36, percentage: 87.8 },
          { format: 'gzip', level: 6, size: 36, percentage: 87.8 },
          { format: 'gzip', level: 9, size: 36, percentage: 87.8 },
          { format: 'zlib', level: 1, size: 24, percentage: 58.5 },
          { format: 'zlib', level: 6, size: 24, percentage: 58.5 },
          { format: 'zlib', level: 9, size: 24, percentage: 58.5 },
          { format: 'deflate', level: 1, size: 18, percentage: 43.9 },
          { format: 'deflate', level: 6, size: 18, percentage: 43.9 },
          { format: 'deflate', level: 9, size: 18, percentage: 43.9 },
          { format: 'brotli', level: 1, size: 43, percentage: 104.9 },
          { format: 'brotli', level: 11, size: 27, percentage: 65.9 },
          { format: 'zstandard', level: 1, size: 29, percentage: 70.7 },
          { format: 'zstandard', level: 3, size: 29, percentage: 70.7 },
          { format: 'zstandard', level: 19, size: 30, percentage: 73.2 },
        ],
      },
      example: true,
    },
  ],
});
