import { implement } from '../../contract/operations.ts';
import { decodeBytesOf } from '../../lib/charset/sets/decode.ts';
import { encodeText } from '../../lib/charset/sets/encode.ts';
import { recognizeCharset } from '../../lib/charset/sets/recognize.ts';
import type sets from '../../lib/charset/sets/strings/en.json';
import type charset from '../../lib/charset/strings/en.json';
import * as fields from './fields.ts';
import { formatBytes } from './format.ts';
import { readBytes } from './read.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof sets & typeof charset>(fields, {
  encode: ({ text, charset, ...format }) => {
    const bytes = encodeText(text, charset, 'text');
    return { binary: formatBytes(bytes, format), byteLength: bytes.length };
  },
  decode: ({ binary, base, charset }) => {
    const { bytes, placeOfByte, isSigned } = readBytes(binary, base);
    const { charset: detectedCharset, notes } = recognizeCharset(bytes, charset);
    const text = decodeBytesOf({ field: 'binary', text: binary, placeOfByte }, bytes, detectedCharset);
    return { text, byteLength: bytes.length, detectedCharset, notes: isSigned ? [...notes, 'signed-bytes'] : [...notes] };
  },
});
