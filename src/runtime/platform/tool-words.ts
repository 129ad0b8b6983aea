import english from 'virtual:words/tool';
import { tools } from '../../tools/registry.ts';
import type { CompiledWords, Words } from '../words.ts';
import { createWords, joinWords } from '../words.ts';
import { startOf } from './words.ts';

interface ToolWords<Language extends string> {
  /** The language of the words: English for a tool that is not translated. */
  readonly language: Language | 'en';
  readonly compiled: CompiledWords;
}

/** Reads the words of a tool and of what it shares with others; none for a tool that is unknown. A language without words gives English ones. */
export async function readToolWords<Language extends string>(tool: string, language: Language): Promise<ToolWords<Language>> {
  const own = await (await startOf(language)).categories[tools.get(tool)?.category ?? '']?.();
  const compiled = own?.default[tool];
  return compiled ? { language, compiled } : { language: 'en', compiled: (await english[tool]?.())?.default ?? {} };
}

/** Adds the words of a tool to those that all tools share. Lists and numbers of messages are in the language of the shared ones. */
export async function addToolWords(tool: string, shared: Words): Promise<Words> {
  const { language, compiled } = await readToolWords(tool, shared.language);
  return { ...joinWords(createWords(language, compiled), shared), language: shared.language };
}
