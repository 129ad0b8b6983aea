import { choice, flag, integer, list, number, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { charsetNotes, charsets, charsetsOrAuto } from '../../lib/charset/sets/charsets.ts';

const INSTANT_LENGTH = 2 ** 18;

const onOneText = { usedWhen: { eachLine: false }, rare: true } as const;

export const encode = declare({
  input: {
    text: text({ primary: true, multiline: true, format: 'text', sample: 'Hello, world 👋' }),
    charset: choice(charsets),
    urlSafe: flag(),
    padding: choice(['auto', 'keep', 'omit'], { rare: true }),
    eachLine: flag(),
    lineLength: integer({ default: 0, min: 0, max: 1000, ...onOneText }),
    lineEnding: choice(['lf', 'crlf'], onOneText),
  },
  output: {
    base64: text({ primary: true, multiline: true, format: 'base64' }),
    byteLength: number(),
  },
  errors: ['unpaired-surrogate', 'unencodable-character'],
  inverse: 'decode',
  cost: ({ text: plain }) => (plain.length > INSTANT_LENGTH ? 'slow' : 'instant'),
  isDefault: true,
  answers: [{ search: String.raw`(?:base64|b64)(?: encode)? (?!decode )(?<text>.+)` }],
});

export const decode = declare({
  input: {
    base64: text({ primary: true, multiline: true, format: 'base64', alsoTakes: ['data-uri'], sample: 'SGVsbG8sIHdvcmxkIPCfkYs=' }),
    charset: choice(charsetsOrAuto),
    strict: flag(),
    decompress: flag({ usedWhen: { eachLine: false } }),
    eachLine: flag(),
  },
  output: {
    text: text({ primary: true, multiline: true, format: 'text' }),
    byteLength: number(),
    detectedCharset: text({ codes: charsets }),
    notes: list({ codes: [...charsetNotes, 'surroundings-removed'] }),
  },
  errors: ['invalid-base64', 'non-canonical-base64', 'undecodable-bytes', 'binary-content', 'compressed-content', 'damaged-compressed-data'],
  inverse: 'encode',
  cost: ({ base64, decompress }) => (base64.length > INSTANT_LENGTH || decompress ? 'slow' : 'instant'),
  answers: [{ search: String.raw`(?:(?:base64|b64) decode|decode (?:base64|b64)|(?:un|from)base64) (?<base64>\S+)` }],
});
