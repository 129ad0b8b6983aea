import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { InputError } from '../contract/errors.ts';
import { formatCollection, parseCollection } from '../runtime/recipe/collection.ts';
import { UsageError } from './usage-error.ts';
import type { Recipe } from '../runtime/recipe/recipe.ts';

/** Where the command line stores recipes: `$XDG_CONFIG_HOME/penknife/recipes.json`, with `~/.config` by default. */
export const storePath = (): string => path.join(process.env.XDG_CONFIG_HOME || path.join(homedir(), '.config'), 'penknife', 'recipes.json');

/** The recipes stored on this device; none before any are imported. */
export async function readStore(): Promise<readonly Recipe[]> {
  try {
    return parseCollection(await readFile(storePath(), 'utf8'));
  } catch (error) {
    if (!(error instanceof Error) || error instanceof InputError || !('code' in error)) throw error;
    if (error.code === 'ENOENT') return [];
    throw new UsageError('problem.unreadable-path', { path: storePath() });
  }
}

export async function writeStore(recipes: readonly Recipe[]): Promise<void> {
  await mkdir(path.dirname(storePath()), { recursive: true });
  await writeFile(storePath(), formatCollection(recipes));
}
