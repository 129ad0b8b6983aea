import english from 'virtual:words/tool';
import { tools } from '../../tools/registry.ts';
import type { CompiledWords, Words } from '../words.ts';
import { createWords, joinWords } from '../words.ts';
import { startOf } from './words.ts';

interface ToolWords<Language extends string> {
  /** The language of the strings: English for a tool that is not translated. */
  readonly language: Language | 'en';
  readonly compiled: CompiledWords;
}

/** Reads the strings of a tool and of its topics, in English if the language lacks them. An unknown tool has none. */
export async function readToolWords<Language extends string>(tool: string, language: Language): Promise<ToolWords<Language>> {
  const own = await (await startOf(language)).categories[tools.get(tool)?.category ?? '']?.();
  const compiled = own?.default[tool];
  return compiled ? { language, compiled } : { language: 'en', compiled: (await english[tool]?.())?.default ?? {} };
}

/** Adds the strings of a tool to those that all tools share. Messages format lists and numbers in the language of the shared strings. */
export async function addToolWords(tool: string, shared: Words): Promise<Words> {
  const { language, compiled } = await readToolWords(tool, shared.language);
  return { ...joinWords(createWords(language, compiled), shared), language: shared.language };
}
