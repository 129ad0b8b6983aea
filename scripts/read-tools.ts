import type { Tool } from '../src/contract/tool.ts';
import type { Operations } from '../src/contract/operations.ts';
import { listTool } from '../src/runtime/listing.ts';
import { loadOperations } from '../src/tools/declarations.ts';
import { manifests } from '../src/tools/manifests.ts';
import { subjectsOf } from '../src/runtime/needed-words.ts';

export { manifests };

type Read = readonly [id: string, tool: Tool, operations: Operations];

const tools = await Promise.all([...manifests].map(async ([id, tool]): Promise<Read> => [id, tool, await loadOperations(id)]));

/** tool id → its declarations */
export const contracts = Object.fromEntries(
  tools.map(([id, tool, operations]) => [id, listTool(tool, operations)] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)),
);

/** tool id → the keys that its strings may have */
export const subjects = new Map(tools.map(([id, , operations]) => [id, subjectsOf(operations)] as const));
