import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const ICON = /@tabler\/icons-react\/dist\/esm\/icons\/Icon\w+\.mjs$/u;

const component = path.join(import.meta.dirname, '..', 'src', 'ui', 'glyph.tsx');

interface Icon {
  readonly __iconNode: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/** Merges Tabler's icons, which are lists of named parts, into one path each: half the bytes, on every page, and a third of the elements. */
export const glyphs = (): Plugin => ({
  name: 'glyphs',
  enforce: 'pre',
  load: { filter: { id: ICON }, handler: formatGlyph },
});

/** The module of one icon. Undefined if it has parts that are not paths, or paths that start where another ends: it remains unchanged. */
async function formatGlyph(id: string): Promise<string | undefined> {
  const { __iconNode: parts }: Icon = await import(pathToFileURL(id).href);
  if (parts.some(([tag, { d = '' }]) => tag !== 'path' || !d.startsWith('M'))) return undefined;
  const strokes = parts.map(([, { d }]) => d).join('');
  return `import { glyph } from ${JSON.stringify(component)};\nexport default glyph(${JSON.stringify(strokes)}${id.endsWith('Filled.mjs') ? ', true' : ''});\n`;
}
