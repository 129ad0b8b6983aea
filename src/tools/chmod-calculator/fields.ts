import { flag, list, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { classNames, fileTypes, modeNotes } from './terms.ts';

const path = text({ default: 'path' });
const recursive = flag({ default: false });

const output = {
  octal: text({ primary: true }),
  fullOctal: text(),
  permissions: text(),
  clauses: text(),
  binary: text(),
  command: text(),
  symbolicCommand: text(),
  classes: table({ who: { codes: classNames }, read: 'flag', write: 'flag', execute: 'flag', special: 'flag' }),
  notes: list({ codes: modeNotes }),
} as const;

const modeErrors = ['invalid-octal-digit', 'out-of-range', 'invalid-mode'] as const;
const umaskErrors = ['invalid-umask', 'out-of-range'] as const;

export const convert = declare({
  input: { mode: text({ primary: true, format: 'file-mode', sample: '755' }), path, recursive },
  output: { ...output, fileType: text({ codes: fileTypes }) },
  errors: modeErrors,
  blankIsNothing: true,
  isDefault: true,
  answers: [
    { search: String.raw`chmod (?<mode>[0-7]{3,4})`, shows: '{permissions}' },
    { search: String.raw`chmod (?<mode>[-dl]?[-rwxsStT]{9})`, shows: '{octal}' },
  ],
});

export const apply = declare({
  input: {
    clauses: text({ primary: true, format: 'symbolic-mode', sample: 'u+x,go-w' }),
    mode: text({ default: '664' }),
    directory: flag({ default: false }),
    umask: text({ default: '022' }),
    path,
    recursive,
  },
  output,
  errors: [...modeErrors, 'invalid-umask', 'invalid-clause'],
  blankIsNothing: true,
});

export const umask = declare({
  input: { umask: text({ primary: true, sample: '022' }) },
  output: {
    fileOctal: text({ primary: true }),
    filePermissions: text(),
    directoryOctal: text(),
    directoryPermissions: text(),
    umask: text(),
    symbolicUmask: text(),
  },
  errors: umaskErrors,
  blankIsNothing: true,
});
