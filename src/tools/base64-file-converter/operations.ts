import { implement } from '../../contract/operations.ts';
import type pasted from '../../lib/base64/pasted/strings/en.json';
import type charset from '../../lib/charset/strings/en.json';
import { decompressIfCompressed } from '../../lib/compression/optional.ts';
import type compression from '../../lib/compression/strings/en.json';
import type file from '../../lib/file/strings/en.json';
import type lines from '../../lib/lines/strings/en.json';
import { readContent } from './decode.ts';
import { dataUri, encodeBytes, readEncodable, snippets, wrap } from './encode.ts';
import * as fields from './fields.ts';
import { chooseExtension, fullName, mediaTypeOfBytes, mediaTypeOfFile } from './file-type.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof pasted & typeof charset & typeof compression & typeof file & typeof lines>(fields, {
  encode: async ({ file, format, mediaType: typed, urlSafe, lineLength, lineEnding }, context) => {
    const bytes = await readEncodable(file);
    const mediaType = typed.trim() || mediaTypeOfFile(file, bytes);
    const base64 = await encodeBytes(bytes, { urlSafe: urlSafe && format === 'base64' }, context);
    const encoded = format === 'base64' ? wrap(base64, { lineLength, lineEnding }) : snippets[format]({ uri: dataUri(mediaType, base64), fileName: file.name });
    return { encoded, mediaType, byteLength: bytes.length };
  },
  decode: async ({ base64, decompress, fileName, extension: typedExtension, mediaType: typedMediaType }, { signal }) => {
    const declared = readContent(base64);
    const bytes = decompress ? await decompressIfCompressed(declared.bytes, { field: 'base64', signal }) : declared.bytes;
    // A declared type is that of the compressed file.
    const mediaType = typedMediaType.trim() || mediaTypeOfBytes(bytes, bytes === declared.bytes ? declared.mediaType : undefined);
    const extension = chooseExtension(typedExtension, mediaType);
    const name = fullName(fileName, extension);
    return { file: { name, type: mediaType, content: bytes }, fileName: name, mediaType, extension, byteLength: bytes.length };
  },
});
