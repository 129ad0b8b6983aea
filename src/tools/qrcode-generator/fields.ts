import { choice, file, image, integer, list, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { qrCodeInputs, SLOW_SIZE } from '../../lib/qr-code/fields.ts';
import { errorCorrectionLevels, modes, moduleShapes, qrCodeNotes } from '../../lib/qr-code/terms.ts';

export const encode = declare({
  input: {
    text: text({ primary: true, multiline: true, format: 'text', sample: 'https://example.com' }),
    errorCorrectionLevel: qrCodeInputs.errorCorrectionLevel,
    minimumVersion: integer({ min: 1, max: 40, default: 1, rare: true }),
    mask: choice(['auto', '0', '1', '2', '3', '4', '5', '6', '7'], { rare: true }),
    foreground: qrCodeInputs.foreground,
    background: qrCodeInputs.background,
    margin: qrCodeInputs.margin,
    size: qrCodeInputs.size,
    moduleShape: choice(moduleShapes),
    logo: file({ optional: true }),
    logoSize: integer({ min: 5, max: 30, default: 20 }),
  },
  output: {
    svg: image({ primary: true }),
    png: file(),
    terminal: text(),
    version: number(),
    modulesPerSide: number(),
    mask: number(),
    byteLength: number(),
    mode: text({ codes: modes }),
    errorCorrectionLevel: text({ codes: errorCorrectionLevels }),
    modules: list(),
    notes: list({ codes: qrCodeNotes }),
  },
  errors: ['unpaired-surrogate', 'text-too-long', 'size-too-small', 'unsupported-image'],
  cost: ({ size }) => (size > SLOW_SIZE ? 'slow' : 'instant'),
  isDefault: true,
});

export const decode = declare({
  input: { file: file({ primary: true, format: 'image' }) },
  output: {
    text: text({ primary: true, format: 'text' }),
    codes: table({ text: 'text', version: 'number', errorCorrectionLevel: { codes: errorCorrectionLevels } }, {}),
  },
  errors: ['unsupported-image', 'no-code-found'],
  cost: 'slow',
});
