import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { toolIds } from './words-plugin.ts';

/** The file with all tools' icons, beside the pages. `ToolIcon` refers to it. */
const FILE = 'icons.svg';

const root = path.join(import.meta.dirname, '..');

/** Writes the Tabler icons that the manifests name into one SVG file, by tool, so that scripts do not grow with the number of tools. */
export function icons(): Plugin {
  return {
    name: 'tool-icons',
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(formatIcons());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: formatIcons() });
    },
  };
}

const formatIcons = (): string => `<svg xmlns="http://www.w3.org/2000/svg">\n${toolIds().map(formatIcon).join('\n')}\n</svg>\n`;

function formatIcon(tool: string): string {
  const manifest = readFileSync(path.join(root, 'src', 'tools', tool, 'tool.ts'), 'utf8');
  const icon = /icon: '([\w-]+)'/u.exec(manifest)?.[1];
  if (!icon) throw new Error(`src/tools/${tool}/tool.ts names no icon`);
  const file = path.join(root, 'node_modules', '@tabler', 'icons', 'icons', 'outline', `${icon}.svg`);
  if (!existsSync(file)) throw new Error(`src/tools/${tool}/tool.ts names ${icon}, which is no icon of Tabler`);
  const drawing = /<svg[^>]*>(.*)<\/svg>/su.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const shapes = drawing.replace(/<path stroke="none" d="M0 0h24v24H0z" fill="none" ?\/>/u, '').replaceAll(/\s*\n\s*/gu, '');
  return `<symbol id="${tool}" viewBox="0 0 24 24">${shapes}</symbol>`;
}
