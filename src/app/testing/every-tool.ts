import { act, waitFor } from '@testing-library/react';
import type { Operation } from '../../contract/operations.ts';
import type { Vector } from '../../contract/vectors.ts';
import { isNothing } from '../../runtime/run.ts';
import type { RenderedTool } from './render-tool.tsx';

/** Goes to another URL of the page. Awaited, because its content may have to load first. */
export async function goTo(address: string): Promise<void> {
  history.pushState(null, '', address);
  await act(async () => dispatchEvent(new PopStateEvent('popstate')));
}

/** Waits until no run is under way and no part of the page is loading. */
export const settled = (page: RenderedTool): Promise<void> =>
  waitFor(() => {
    const busy = page.container.querySelector('[aria-busy="true"], [role="progressbar"]');
    if (busy) throw new Error(`the page is busy: ${busy.outerHTML.slice(0, 300)}`);
  });

/** The input of the first vector with an output; undefined without one. */
export const answered = (operation: Operation, vectors: readonly Vector[]): Vector['input'] | undefined =>
  vectors.find((vector) => 'output' in vector && !isNothing(operation, vector.input))?.input;
