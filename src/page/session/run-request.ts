import type { Operation } from '../../contract/operations.ts';
import type { RunRequest } from '../../runtime/worker-messages.ts';
import type { InputState } from './operation-state.ts';
import type { LoadedTool } from './use-tool.ts';

/** What a page's tool requests from the engine for an input of an operation. */
export const requestFor = (
  { id, words, reference }: LoadedTool,
  operation: Operation,
  name: string,
  input: Partial<InputState<Operation['input']>>,
): RunRequest => ({
  tool: id,
  operation: name,
  input,
  locale: words.language,
  reference: operation.usesReference ? reference : { own: {}, english: {} },
});
