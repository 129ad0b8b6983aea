import { implement } from '../../contract/operations.ts';
import type pasted from '../../lib/base64/pasted/strings/en.json';
import type sets from '../../lib/charset/sets/strings/en.json';
import type charset from '../../lib/charset/strings/en.json';
import type file from '../../lib/file/strings/en.json';
import type hex from '../../lib/hex/strings/en.json';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof pasted & typeof sets & typeof charset & typeof file & typeof hex>(fields, {
  // Decoding needs the detection of encodings and character sets, which encoding does not.
  async encode(input) {
    const { encodeContent } = await import('./encode.ts');
    return encodeContent(input);
  },
  async decode(input) {
    const { decodeEncoded } = await import('./decode.ts');
    return decodeEncoded(input);
  },
  async compare(input) {
    const { compareEncodings } = await import('./encode.ts');
    return compareEncodings(input);
  },
});
