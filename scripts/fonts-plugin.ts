import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { fonts } from '../src/lib/figlet/fonts.ts';

/** The folder of the fonts' files of the package figlet. */
const folder = path.join(path.dirname(createRequire(import.meta.url).resolve('figlet')), '..', 'fonts');

/** Marks a file of a font as a module. The file's own path tells the list of licences which package it is of. */
const MARK = '?figlet-font';

/**
 * Provides `virtual:figlet-fonts`, loaders of all fonts but Standard by name, and `virtual:figlet-fonts/<name>`, the text of one, in a chunk
 * of its own, with the comments at its head, which name the author.
 */
export const figletFonts = (): Plugin => ({
  name: 'figlet-fonts',
  resolveId: {
    filter: { id: /^virtual:figlet-fonts/u },
    handler: (id) => {
      const [, font] = id.split('/');
      return font === undefined ? `\0${id}` : path.join(folder, `${font}.flf${MARK}`);
    },
  },
  load: {
    filter: { id: /virtual:figlet-fonts$|\?figlet-font$/u },
    handler: (id) => (id.endsWith(MARK) ? `export default ${JSON.stringify(readFont(id.slice(0, -MARK.length)))};` : formatLoaders()),
  },
});

/** Whether a chunk is the text of a font. */
export const isFont = ({ facadeModuleId }: { readonly facadeModuleId?: string | null }): boolean => facadeModuleId?.endsWith(MARK) ?? false;

const formatLoaders = (): string =>
  `export default { ${fonts
    .filter((font) => font !== 'Standard')
    .map((font) => `${JSON.stringify(font)}: () => import(${JSON.stringify(`virtual:figlet-fonts/${font}`)})`)
    .join(',\n')} };`;

/** The older fonts are in ISO 8859-1, the newer ones in UTF-8. */
function readFont(file: string): string {
  const bytes = readFileSync(file);
  const text = bytes.toString('utf8');
  return (text.includes('\uFFFD') ? bytes.toString('latin1') : text).replace(/^\uFEFF/u, '');
}
