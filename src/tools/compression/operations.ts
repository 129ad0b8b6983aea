import { implement } from '../../contract/operations.ts';
import { fileSize, readFile } from '../../contract/values.ts';
import { encodeBase64 } from '../../lib/base64/base64.ts';
import type pasted from '../../lib/base64/pasted/strings/en.json';
import type charset from '../../lib/charset/strings/en.json';
import { encodeUtf8 } from '../../lib/charset/utf8.ts';
import { readPersonsFile } from '../../lib/file/read.ts';
import type file from '../../lib/file/strings/en.json';
import { openArchive, readNamed } from './archive.ts';
import { compareSizes, compressAt, fileTypes, percentageOf } from './compress.ts';
import { decompressPacked, readBase64, readText } from './decompress.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof pasted & typeof charset & typeof file>(fields, {
  decompress: ({ base64, format }, context) => decompressPacked({ bytes: readBase64(base64), name: '', field: 'base64' }, format, context),
  decompressFile: async ({ file, format }, context) =>
    decompressPacked({ bytes: await readPersonsFile(file, 'file'), name: file.name, field: 'file' }, format, context),
  compress: async ({ text, ...options }, context) => {
    const bytes = encodeUtf8(text, 'text');
    const compressed = await compressAt(bytes, options, context);
    return { base64: encodeBase64(compressed), ...sizesOf(compressed, bytes) };
  },
  compressFile: async ({ file, ...options }, context) => {
    const bytes = await readPersonsFile(file, 'file');
    const content = await compressAt(bytes, options, context);
    const { extension, type } = fileTypes[options.format];
    return { compressed: { name: `${file.name || 'file'}.${extension}`, type, content }, ...sizesOf(content, bytes) };
  },
  listEntries: async ({ file, entry }, context) => {
    const opened = await openArchive(await readPersonsFile(file, 'file'), context);
    const entryFile = entry.trim() === '' ? null : await readNamed(opened, entry.trim());
    const entries = opened.entries.map(({ name, kind, size, storedSize, method, isEncrypted, modifiedAt }) => ({
      name,
      kind,
      size,
      storedSize,
      method: isEncrypted ? ('encrypted' as const) : method,
      modifiedAt,
    }));
    return { entries, entryFile, entryText: entryFile ? readText(await readFile(entryFile)) : '' };
  },
  compare: async ({ file }, context) => ({ sizes: await compareSizes(await readPersonsFile(file, 'file'), context), byteLength: fileSize(file) }),
});

const sizesOf = (compressed: Uint8Array, original: Uint8Array) => ({
  byteLength: original.length,
  compressedLength: compressed.length,
  percentage: percentageOf(compressed.length, original.length),
});
