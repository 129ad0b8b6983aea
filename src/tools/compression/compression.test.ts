import * as nodeZlib from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { encodeBase64 } from '../../lib/base64/base64.ts';
import { tars } from '../../lib/archive/testing/archives.ts';
import { compressionFormats } from '../../lib/compression/formats.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { runOperation } from '../../runtime/run.ts';
import { baseName, decompressPacked } from './decompress.ts';
import * as fields from './fields.ts';
import operations from './operations.ts';

const context = createContext();

test('decompresses what it compresses, in each format', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1, maxLength: 200 }), fc.constantFrom(...compressionFormats), async (text, format) => {
      const compressed = await runOperation(operations, 'compress', { text, format }, context);
      const base64 = compressed.kind === 'output' ? String(compressed.output.base64) : '';
      const outcome = await runOperation(operations, 'decompress', { base64, format }, context);
      expect(outcome).toMatchObject({ kind: 'output', output: { text: text.includes('\0') ? '' : text, detectedFormat: format, notes: [] } });
    }),
    { numRuns: runs(60) },
  );
});

test.each(['BMW', 'ID3', 'BZh'])('decompresses text that starts like a binary file: %s', async (text) => {
  const decompressed = await decompressPacked({ bytes: nodeZlib.gzipSync(text), name: '', field: 'file' }, 'auto', context);
  expect(decompressed).toMatchObject({ text, file: { name: 'decompressed.txt', type: 'text/plain' } });
});

test('a PDF without binary bytes is a PDF', async () => {
  const decompressed = await decompressPacked({ bytes: nodeZlib.gzipSync('%PDF-1.4\n%%EOF\n'), name: '', field: 'file' }, 'auto', context);
  expect(decompressed.file).toMatchObject({ name: 'decompressed.pdf', type: 'application/pdf' });
});

test('the sample is whole', async () => {
  const { sample } = fields.decompress.input.base64;
  expect(await runOperation(operations, 'decompress', { base64: sample }, context)).toMatchObject({ output: { detectedFormat: 'gzip', notes: [] } });
});

test('never stores a file outside of its folder', () => {
  expect(baseName('../../etc/passwd')).toBe('passwd');
  expect(baseName('C:\\Windows\\a:b.txt')).toBe('a-b.txt');
  expect(baseName('folder/')).toBe('');
});

const nameOf = async (bytes: Uint8Array, name: string) => (await decompressPacked({ bytes, name, field: 'file' }, 'auto', context)).file.name;

test('names the file inside as the header or the compressed file says', async () => {
  const plain = nodeZlib.gzipSync('a,b');
  const named = Uint8Array.from([...plain.subarray(0, 3), 8, ...plain.subarray(4, 10), ...Buffer.from('../evil.csv\0'), ...plain.subarray(10)]);
  expect(await nameOf(plain, 'data.csv.gz')).toBe('data.csv');
  expect(await nameOf(plain, 'backup.tgz')).toBe('backup.tar');
  expect(await nameOf(plain, 'backup')).toBe('decompressed.txt');
  expect(await nameOf(named, 'other.gz')).toBe('evil.csv');
});

test('rejects a compressed file that is not an archive', async () => {
  const file = { name: 'a.tgz', type: '', content: new Uint8Array(nodeZlib.gzipSync(Buffer.alloc(600, 'a'))) };
  expect(await runOperation(operations, 'listEntries', { file }, context)).toMatchObject({ kind: 'error', error: { code: 'not-an-archive', field: 'file' } });
});

const listing = async (content: Uint8Array<ArrayBuffer>) => runOperation(operations, 'listEntries', { file: { name: 'a.tgz', type: '', content } }, context);

test('rejects a damaged compressed archive, also if the archive inside can be listed', async () => {
  const whole = new Uint8Array(nodeZlib.gzipSync(nodeZlib.gunzipSync(Buffer.from(tars.ustar[0], 'base64'))));
  expect(await listing(whole)).toMatchObject({ kind: 'output' });
  expect(await listing(whole.slice(0, -8))).toMatchObject({ kind: 'error', error: { code: 'truncated-archive', field: 'file' } });
  expect(await listing(whole.with(whole.length - 5, 1))).toMatchObject({ kind: 'error', error: { code: 'invalid-archive', field: 'file' } });
});

test('takes a data URI with the Base64 of many bytes', { tags: ['slow'] }, async () => {
  const content = new Uint8Array(3_000_000).map((_, index) => index % 251);
  const base64 = `data:application/gzip;base64,${encodeBase64(nodeZlib.gzipSync(content))}`;
  expect(await runOperation(operations, 'decompress', { base64 }, context)).toMatchObject({ output: { byteLength: content.length, text: '' } });
});
