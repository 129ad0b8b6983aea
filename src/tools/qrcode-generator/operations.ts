import { implement } from '../../contract/operations.ts';
import { readFile } from '../../contract/values.ts';
import type charset from '../../lib/charset/strings/en.json';
import type drawing from '../../lib/qr-code/drawing/strings/en.json';
import type qrCode from '../../lib/qr-code/strings/en.json';
import * as fields from './fields.ts';
import { drawQrCode } from './qr-code.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof charset & typeof drawing & typeof qrCode>(fields, {
  encode: drawQrCode,
  decode: async ({ file }) => {
    // The decoder's WebAssembly is large; a page that only generates codes never loads it.
    const { decodeQrCodes } = await import('../../lib/qr-code/decode.ts');
    const codes = await decodeQrCodes(await readFile(file), 'file');
    return { text: codes[0]?.text ?? '', codes };
  },
});
