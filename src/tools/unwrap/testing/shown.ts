import { createContext } from '../../../runtime/platform/context.ts';
import { parseChoices } from '../choices.ts';
import { openAll } from '../open.ts';
import type { ShownNode } from '../shown.ts';
import { showTree } from '../shown.ts';
import { asContent } from './open.ts';

/** The tree of a content as pages see it. */
export const shownTree = async (given: string | Uint8Array, choices = ''): Promise<ShownNode> =>
  showTree(await openAll(asContent(given), { context: createContext({ timeZone: 'UTC' }), choices: parseChoices(choices) }));
