import english from 'virtual:words/tool';
import { tools } from '../../tools/registry.ts';
import type { CompiledWords } from '../words.ts';
import { startOf } from './words.ts';

/** The words of a tool and of what it shares with others; none for a tool that is unknown. A language without words gives English ones. */
export async function loadToolWords(tool: string, language: string): Promise<CompiledWords> {
  const load = (await startOf(language)).categories[tools.get(tool)?.category ?? ''];
  if (load) return (await load()).default[tool] ?? {};
  return (await english[tool]?.())?.default ?? {};
}
