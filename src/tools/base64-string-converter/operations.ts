import { implement } from '../../contract/operations.ts';
import type pasted from '../../lib/base64/pasted/strings/en.json';
import type sets from '../../lib/charset/sets/strings/en.json';
import type charset from '../../lib/charset/strings/en.json';
import type compression from '../../lib/compression/strings/en.json';
import type lines from '../../lib/lines/strings/en.json';
import { decodeCompressed, decodeLines, decodeWhole } from './decode.ts';
import { encodeLines, encodeWhole } from './encode.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof sets & typeof charset & typeof pasted & typeof compression & typeof lines>(fields, {
  encode: ({ text, eachLine, ...options }, context) => (eachLine ? encodeLines(text, options, context) : encodeWhole(text, options)),
  decode: ({ base64, eachLine, decompress, ...options }, context) => {
    if (eachLine) return decodeLines(base64, options, context);
    return decompress ? decodeCompressed(base64, options, context) : decodeWhole(base64, options);
  },
});
