import { InputError } from '../contract/errors.ts';
import type { Operation, Operations } from '../contract/operations.ts';
import { findTool } from '../runtime/find-tool.ts';
import { addToolWords } from '../runtime/platform/tool-words.ts';
import { currentOperationName } from '../runtime/run.ts';
import { hasInput, unnamedOperation } from '../runtime/unnamed-operation.ts';
import type { Words } from '../runtime/words.ts';
import { loadOperations } from '../tools/declarations.ts';

/** A tool with its strings. */
export interface TargetTool {
  readonly tool: string;
  readonly operations: Operations;
  readonly words: Words;
}

/** An operation of a tool. */
export interface Target extends TargetTool {
  readonly name: string;
  readonly operation: Operation;
}

/**
 * The tool with this id or former path, with its strings before those of the session.
 * @throws InputError `unknown-tool`, or `page-only` for a tool without operations
 */
export async function findTarget(named: string, shared: Words): Promise<TargetTool> {
  const tool = findTool(named);
  if (tool === undefined) throw new InputError('unknown-tool', { field: 'tool', params: { tool: named } });
  const operations = await loadOperations(tool);
  if (Object.keys(operations).length === 0) throw new InputError('page-only', { field: 'tool' });
  return { tool, operations, words: await addToolWords(tool, shared) };
}

/**
 * An operation by its present or a former name; without one, the only operation with all the inputs, otherwise the default.
 * @throws InputError `unknown-operation`
 */
export function operationOf(target: TargetTool, named: string | undefined, inputs: readonly string[] = []): Target {
  const { operations } = target;
  const given = named ?? unnamedOperation(operations, (each) => inputs.every((input) => hasInput(each, input))) ?? '';
  const name = currentOperationName(operations, given);
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (!operation) throw new InputError('unknown-operation', { field: 'operation', params: { operation: given } });
  return { ...target, name, operation };
}
