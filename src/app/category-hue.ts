import type { CSSProperties } from 'react';
import { tools } from '../tools/registry.ts';

/** Sets the hue of a tool's category as `--hue`; gray for a page that is not a tool. */
export function hueOf(tool: string): CSSProperties & { readonly '--hue': string } {
  const category = tools.get(tool)?.category;
  return { '--hue': category === undefined ? 'var(--text-faint)' : `var(--hue-${category})` };
}
