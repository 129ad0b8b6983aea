import { createContext, use } from 'react';
import type { Words } from '../runtime/words.ts';

/** What the shell gives to pages. */
export interface Environment {
  /** Words of the shell and of pages. */
  readonly words: Words;
  readonly toolNames: Readonly<Record<string, string>>;
  readonly hrefOf: (tool: string) => string;
  readonly openTool: (tool: string) => void;
}

export const EnvironmentContext = createContext<Environment | undefined>(undefined);

export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext);
  if (!environment) throw new Error('a page needs its environment');
  return environment;
}
