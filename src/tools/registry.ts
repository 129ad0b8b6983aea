import type { ListedTool } from '../contract/tool.ts';
import { manifests } from './manifests.ts';

/** What pages know of every tool, by its id, in menu order. A tool is known by its folder alone. */
export const tools: ReadonlyMap<string, ListedTool> = manifests;
