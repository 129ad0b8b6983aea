import { choice, file, flag, integer, number, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';

const INSTANT_LENGTH = 2 ** 16;

// A pen and a line, drawn for Penknife.
const SAMPLE =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAyNCAyNCI+PHBhdGggZmlsbD0ibm9uZSIgc3Ryb2tlPSIjMThhMDU4IiBzdHJva2Utd2lkdGg9IjIiIHN0cm9rZS1saW5lY2FwPSJyb3VuZCIgZD0iTTQgMjAgMTUgOU0xMyA0bDcgNy00IDQtNy03eiIvPjwvc3ZnPg==';

const formats = { 'data-uri': 'data-uri', base64: 'base64', css: undefined, html: 'html', markdown: 'markdown' } as const;

export const encode = declare({
  input: {
    file: file({ primary: true, format: 'file' }),
    format: choice(['data-uri', 'base64', 'css', 'html', 'markdown']),
    mediaType: text({ detectedAs: 'mediaType' }),
    urlSafe: flag({ default: false, usedWhen: { format: 'base64' } }),
    lineLength: integer({ default: 0, min: 0, max: 1000, usedWhen: { format: 'base64' } }),
    lineEnding: choice(['lf', 'crlf'], { usedWhen: { format: 'base64' } }),
  },
  output: {
    encoded: text({ primary: true, multiline: true, format: ({ format }: { readonly format: keyof typeof formats }) => formats[format] }),
    mediaType: text({ format: 'media-type' }),
    byteLength: number(),
  },
  errors: ['unreadable-file'],
  cost: 'slow',
});

export const decode = declare({
  input: {
    base64: text({ primary: true, multiline: true, format: 'data-uri', alsoTakes: ['base64-file', 'base64'], sample: SAMPLE }),
    decompress: flag(),
    fileName: text({ default: 'file' }),
    extension: text({ detectedAs: 'extension' }),
    mediaType: text({ detectedAs: 'mediaType' }),
  },
  output: {
    file: file({ primary: true, format: 'file' }),
    fileName: text({ format: 'file-name' }),
    mediaType: text(),
    extension: text(),
    byteLength: number(),
  },
  errors: ['invalid-base64', 'invalid-data-uri', 'unpaired-surrogate', 'damaged-compressed-data'],
  cost: ({ base64, decompress }) => (base64.length > INSTANT_LENGTH || decompress ? 'slow' : 'instant'),
  isDefault: true,
});
