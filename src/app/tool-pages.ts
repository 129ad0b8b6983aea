import type { ComponentType } from 'react';
import { loadOnce } from '../page/late/late.tsx';

const pages = import.meta.glob<{ default: ComponentType }>('../tools/*/page.tsx');

const fileOf = (tool: string): string => `../tools/${tool}/page.tsx`;

/** Whether a tool has its own page instead of a generated one. */
export const hasPage = (tool: string): boolean => fileOf(tool) in pages;

export const loadPage = loadOnce(async (tool: string): Promise<{ readonly default: ComponentType }> => {
  const load = pages[fileOf(tool)];
  if (!load) throw new Error(`${tool} has no page of its own`);
  return load();
});
