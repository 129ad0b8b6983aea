import { implement } from '../../contract/operations.ts';
import type sets from '../../lib/charset/sets/strings/en.json';
import type charset from '../../lib/charset/strings/en.json';
import { encodePercent } from '../../lib/percent/encode.ts';
import { decodeLayers } from './decode.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof sets & typeof charset>(fields, {
  encode: ({ text, mode, eachLine }) => ({ encoded: encodePercent(text, 'text', { mode, keepLineBreaks: eachLine }) }),
  decode: ({ encoded, ...reading }) => decodeLayers(encoded, reading),
});
