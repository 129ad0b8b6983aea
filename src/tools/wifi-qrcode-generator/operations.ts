import { InputError } from '../../contract/errors.ts';
import type { InputValues, OutputValues } from '../../contract/fields.ts';
import { implement } from '../../contract/operations.ts';
import { readFile } from '../../contract/values.ts';
import type charset from '../../lib/charset/strings/en.json';
import { drawCode } from '../../lib/qr-code/drawing/draw-code.ts';
import type drawing from '../../lib/qr-code/drawing/strings/en.json';
import { encodeQrCode } from '../../lib/qr-code/matrix.ts';
import type qrCode from '../../lib/qr-code/strings/en.json';
import * as fields from './fields.ts';
import { checkNetwork, formatPayload, notesOn, parsePayload } from './payload.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof charset & typeof drawing & typeof qrCode>(fields, {
  encode: drawNetwork,
  decode: ({ payload }) => parsePayload(payload, 'payload'),
  readImage: async ({ image }) => {
    // The decoder's WebAssembly is large; a page that only generates codes never loads it.
    const { decodeQrCodes } = await import('../../lib/qr-code/decode.ts');
    const codes = await decodeQrCodes(await readFile(image), 'image');
    const found = codes.find(({ text }) => /^WIFI:/iu.test(text));
    if (!found) throw new InputError('not-a-wifi-payload', { field: 'image' });
    return { payload: found.text };
  },
});

function drawNetwork(input: InputValues<typeof fields.encode.input>): OutputValues<typeof fields.encode.output> {
  checkNetwork(input);
  const payload = formatPayload(input, input.escaping);
  const code = encodeQrCode(payload, input, longestOf(input));
  return { ...drawCode(code, input, 'wifi-qr-code.png'), payload, notes: notesOn(input) };
}

type Lengthy = 'password' | 'identity' | 'anonymousIdentity';

/** The field to report if the payload is too long for a code: network names are short. */
function longestOf(input: Readonly<Record<Lengthy, string>>): Lengthy {
  const lengthy = ['password', 'identity', 'anonymousIdentity'] as const;
  return lengthy.toSorted((one, other) => input[other].length - input[one].length)[0] ?? 'password';
}
