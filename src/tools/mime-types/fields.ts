import { file, flag, list, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { sources } from '../../lib/media-type/source.ts';

const source = { codes: sources } as const;

export const fromExtension = declare({
  input: { fileName: text({ primary: true, format: 'file-name', alsoTakes: ['url'], sample: 'holiday.mp4' }) },
  output: {
    mediaType: text({ primary: true, format: 'media-type' }),
    extension: text(),
    contentType: text({ format: 'media-type' }),
    candidates: table({ mediaType: 'text', source }),
    notes: list({ codes: ['also-typescript'] }),
  },
  blankIsNothing: true,
  isDefault: true,
});

export const toExtensions = declare({
  input: { mediaType: text({ primary: true, format: 'media-type' }) },
  output: {
    extensions: list({ primary: true }),
    preferredExtension: text(),
    accept: text(),
    essence: text({ format: 'media-type' }),
    charset: text(),
    registered: flag(),
    known: flag(),
    compressible: flag(),
  },
  errors: ['invalid-media-type'],
  blankIsNothing: true,
});

export const search = declare({
  input: { query: text({ primary: true }), includeWithoutExtension: flag({ default: false }) },
  output: { types: table({ mediaType: 'text', extensions: 'text', source }, { primary: true }) },
  answersNothing: true,
});

export const detect = declare({
  input: { file: file({ primary: true, format: 'file' }) },
  output: {
    mediaType: text({ primary: true, format: 'media-type' }),
    extension: text(),
    nameMediaType: text({ format: 'media-type' }),
    verdict: text({
      codes: ['agrees', 'differs', 'no-extension', 'unknown'],
      tones: { agrees: 'good', differs: 'doubtful', 'no-extension': 'none', unknown: 'none' },
    }),
  },
  errors: ['unreadable-file'],
});
