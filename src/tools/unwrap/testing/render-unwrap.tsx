import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { loadTool } from '../../../app/ToolView.tsx';
import type { InputState, OperationState } from '../../../page/session/operation-state.ts';
import type { LoadedTool } from '../../../page/session/use-tool.ts';
import { renderOperation, renderPart } from '../../../page/testing/render-part.tsx';
import * as fields from '../fields.ts';

/** Renders a part of the page. */
export async function renderUnwrapPart(part: ReactNode) {
  const { tool } = await loadTool('unwrap', 'en');
  return renderPart(part, tool);
}

/** Renders a part of the page with an input. */
export async function renderUnwrapped(
  input: Partial<InputState<(typeof fields.unwrap)['input']>>,
  show: (operation: OperationState<typeof fields.unwrap>) => ReactNode,
  changes: Partial<LoadedTool> = {},
) {
  const { tool } = await loadTool('unwrap', 'en');
  const view = await renderOperation(fields.unwrap, show, { ...tool, ...changes });
  await act(async () => view.state().setAll(input));
  return view;
}
