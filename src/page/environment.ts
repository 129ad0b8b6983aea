import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import type { Words } from '../runtime/words.ts';

/** What the app provides to pages. */
export interface Environment {
  /** Strings of the app and of page parts. */
  readonly words: Words;
  /** Tool id → name in the reader's language. */
  readonly toolNames: Readonly<Record<string, string>>;
  /** The name of a tool, marked as English on a page in another language if the tool is not translated. */
  readonly toolName: (tool: string) => ReactNode;
  /** The icon of a tool, for a line of text. */
  readonly toolIcon: (tool: string) => ReactNode;
  /** The icon of a tool on a tile in the hue of its category, for a row of a menu. */
  readonly toolTile: (tool: string) => ReactNode;
  /** The URL of a tool's page. */
  readonly hrefOf: (tool: string) => string;
  /** Goes to a tool's page. */
  readonly openTool: (tool: string) => void;
}

export const EnvironmentContext = createContext<Environment | undefined>(undefined);

export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext);
  if (!environment) throw new Error('a page needs its environment');
  return environment;
}
