import { waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { OutputValues } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';
import type { OperationState } from '../../page/session/operation-state.ts';
import { renderOperation } from '../../page/testing/render-part.tsx';
import { emptyOutput } from '../../runtime/run.ts';
import { loadTool } from '../ToolView.tsx';

/** Renders the result of `show` for an operation of a tool, with the tool's strings. Every run returns `output`; missing outputs are empty. */
export async function renderResult<Op extends Operation>(
  id: string,
  declared: Op,
  output: Partial<OutputValues<Op['output']>>,
  show: (operation: OperationState<Op>) => ReactNode,
) {
  const { tool } = await loadTool(id, 'en');
  const run = async () => ({ kind: 'output', output: { ...emptyOutput(declared), ...output }, isRandom: false }) as const;
  const view = await renderOperation(declared, show, { ...tool, run });
  await waitFor(() => {
    if (view.state().isAwaited || view.state().isRunning) throw new Error('no result yet');
  });
  return view;
}
