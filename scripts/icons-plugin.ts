import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Tool } from '../src/contract/tool.ts';
import { RECIPES } from '../src/runtime/recipe/name.ts';
import { readTools } from './tools.ts';

/** The file with all tools' icons, beside the pages. `ToolIcon` refers to it. */
const FILE = 'icons.svg';

/** id → Tabler icon of entries that are shown as a tool without being one. */
const OTHERS: Readonly<Record<string, string>> = { [RECIPES]: 'route' };

const root = path.join(import.meta.dirname, '..');

/** Draws the icon of each manifest into one file: one of Tabler's, or the letters of two formats. Scripts do not grow with the number of tools. */
export function icons(): Plugin {
  return {
    name: 'tool-icons',
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_, response, next) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        readTools(server).then(({ manifests }) => response.end(formatIcons(manifests)), next);
      });
    },
    async generateBundle() {
      const { manifests } = await readTools(undefined);
      this.emitFile({ type: 'asset', fileName: FILE, source: formatIcons(manifests) });
    },
  };
}

const formatIcons = (manifests: ReadonlyMap<string, Tool>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${[...[...manifests].map(formatIcon), ...otherIcons()].join('\n')}\n</svg>\n`;

const otherIcons = (): readonly string[] => Object.entries(OTHERS).map(([id, name]) => formatSymbol(id, tablerShapes(id, name)));

const formatIcon = ([tool, { icon }]: readonly [string, Tool]): string =>
  formatSymbol(tool, typeof icon === 'string' ? tablerShapes(tool, icon) : pairShapes(...icon));

const LINES = 'fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';

const formatSymbol = (tool: string, shapes: string): string => `<symbol id="${tool}" viewBox="0 0 24 24" ${LINES}>${shapes}</symbol>`;

function tablerShapes(of: string, icon: string): string {
  const file = path.join(root, 'node_modules', '@tabler', 'icons', 'icons', 'outline', `${icon}.svg`);
  if (!existsSync(file)) throw new Error(`${of} has the icon ${icon}, which Tabler does not have`);
  const drawing = /<svg[^>]*>(.*)<\/svg>/su.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  return drawing.replace(/<path stroke="none" d="M0 0h24v24H0z" fill="none" ?\/>/u, '').replaceAll(/\s*\n\s*/gu, '');
}

/** Letters as strokes, each in a box of 7 by 9. */
const LETTERS: Readonly<Record<string, string>> = {
  C: 'M7 1.8A3.7 4.5 0 1 0 7 7.2',
  H: 'M.5 0v9M6.5 0v9M.5 4.5h6',
  J: 'M2 0h4.5v6a3 3 0 0 1-6 0',
  M: 'M0 9V0l3.5 5L7 0v9',
  T: 'M0 0h7M3.5 0v9',
  X: 'M0 0l7 9M7 0L0 9',
  Y: 'M0 0l3.5 4.5L7 0M3.5 4.5V9',
};

/** The first letters of two names, with a stroke between them: from the upper left to the lower right. */
function pairShapes(from: string, to: string): string {
  return `${letterAt(2, 2, from)}<path d="M8 20 16 4" opacity=".5"/>${letterAt(15, 13, to)}`;
}

function letterAt(x: number, y: number, name: string): string {
  const strokes = LETTERS[name.charAt(0)];
  if (strokes === undefined) throw new Error(`scripts/icons-plugin.ts has no strokes for the ${name.charAt(0)} of ${name}`);
  return `<path transform="translate(${x} ${y})" d="${strokes}"/>`;
}
