import { implement } from '../../contract/operations.ts';
import { loadFont } from '../../lib/figlet/font.ts';
import { drawInFont } from './drawing.ts';
import * as fields from './fields.ts';
import { formatDrawing } from './formats.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  draw: async ({ text, font, format, ...options }) => {
    const { rows, missingCharacters } = drawInFont(text, await loadFont(font), options);
    return { drawing: formatDrawing(rows, format), missingCharacters };
  },
});
