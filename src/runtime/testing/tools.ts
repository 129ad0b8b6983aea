import type { Implementation, Operation, RunContext } from '../../contract/operations.ts';
import type { Vector } from '../../contract/vectors.ts';
import { loadImplementation } from '../../tools/implementations.ts';
import { loadVectors } from '../../tools/facts.ts';
import { tools } from '../../tools/registry.ts';
import { createContext } from '../platform/context.ts';
import { loadReference } from '../platform/reference.ts';

export interface Subject {
  readonly tool: string;
  readonly name: string;
  readonly operation: Operation;
  readonly implementation: Implementation;
  readonly vectors: readonly Vector[];
  readonly context: RunContext;
}

/** The tools for the tests over all tools: all, or those in PENKNIFE_TOOLS, separated by commas. */
export const testedTools: readonly string[] = process.env.PENKNIFE_TOOLS?.split(',') ?? [...tools.keys()];

/** All operations of these tools with their vectors. */
export async function allOperations(): Promise<readonly Subject[]> {
  const subjects = await Promise.all(testedTools.map(operationsOf));
  return subjects.flat();
}

async function operationsOf(tool: string): Promise<Subject[]> {
  const implementation = await loadImplementation(tool);
  if (!implementation) return [];
  const table = await loadVectors(tool);
  const context = createContext({ reference: await loadReference(tool, 'en') });
  return Object.entries(implementation.operations).map(([name, operation]) => ({ tool, name, operation, implementation, vectors: table[name] ?? [], context }));
}
