import { findTool } from '../find-tool.ts';

/** Other pages of the site, and commands of the command line. A test compares them with both. */
const RESERVED: readonly string[] = [
  'recipes',
  'about',
  'licences',
  'index',
  'c-lib',
  'help',
  'list',
  'batch',
  'recipe',
  'each',
  'detect',
  'wrap',
  'mcp',
  'serve',
  'completion',
];

const MAX_LENGTH = 60;

/** The id of a recipe's own page, and its command: the name in lowercase, with a hyphen between words; '' for a name without letters and digits. */
export const pageIdOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-|-$/gu, '');

/** Why a recipe cannot have its own page: nothing is left of its name, or a tool or another page or command has the id. */
export type PageConflict = 'empty' | 'tool' | 'reserved';

export function pageConflict(id: string): PageConflict | undefined {
  if (id === '') return 'empty';
  if (findTool(id) !== undefined) return 'tool';
  return RESERVED.includes(id) ? 'reserved' : undefined;
}
