import { implement } from '../../contract/operations.ts';
import type fileStrings from '../../lib/file/strings/en.json';
import { loadDatabase } from '../../lib/media-type/database.ts';
import { detect } from './detect.ts';
import * as fields from './fields.ts';
import { charsetOf, contentTypeOf, essenceOf, extensionOf, searchMediaTypes } from './media-types.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof fileStrings>(fields, {
  fromExtension: async ({ fileName }) => {
    const database = await loadDatabase();
    const extension = extensionOf(fileName);
    const candidates = database.ofExtension(extension).map(({ essence, source }) => ({ mediaType: essence, source }));
    const mediaType = candidates[0]?.mediaType ?? '';
    return {
      mediaType,
      extension,
      contentType: contentTypeOf(mediaType, database),
      candidates,
      notes: /^[mc]?ts$/u.test(extension) ? (['also-typescript'] as const) : [],
    };
  },
  toExtensions: async ({ mediaType }) => {
    const essence = essenceOf(mediaType);
    const database = await loadDatabase();
    const type = database.find(essence);
    const extensions = type?.extensions ?? [];
    return {
      extensions,
      preferredExtension: extensions[0] ?? '',
      accept: extensions.map((extension) => `.${extension}`).join(','),
      essence,
      charset: charsetOf(essence, database),
      registered: type?.source === 'iana',
      known: type !== undefined,
      compressible: type?.isCompressible ?? false,
    };
  },
  search: async (input) => ({
    types: searchMediaTypes(input, await loadDatabase()).map(({ essence, extensions, source }) => ({
      mediaType: essence,
      extensions: extensions.join(', '),
      source,
    })),
  }),
  detect: ({ file }) => detect(file),
});
