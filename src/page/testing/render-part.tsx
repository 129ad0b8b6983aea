import type { RenderResult } from '@testing-library/react';
import { act, render, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { StrictMode, Suspense } from 'react';
import { vi } from 'vitest';
import { Router } from 'wouter';
import type { Language } from '../../contract/languages.ts';
import type { OutputValues } from '../../contract/fields.ts';
import type { Implementation, Operation, Operations } from '../../contract/operations.ts';
import { inOrder } from '../../contract/operations.ts';
import { loadPageShell, ShellContext } from '../../app/shell.tsx';
import { AppProviders } from '../../app/AppProviders.tsx';
import type { PageParts } from '../../app/testing/page-parts.ts';
import { partsOf } from '../../app/testing/page-parts.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { runOperation } from '../../runtime/run.ts';
import { createWords, joinWords } from '../../runtime/words.ts';
import { Toasts } from '../../ui/toast/Toasts.tsx';
import { DemoTool } from '../demo-tool.tsx';
import { forgetDrafts } from '../session/drafts.ts';
import type { OperationState } from '../session/operation-state.ts';
import type { LoadedTool } from '../session/use-tool.ts';
import { useOperation } from '../session/use-operation.ts';
import { setUpUser } from '../../app/testing/user.ts';

interface PartOptions extends Partial<LoadedTool> {
  /** Default: English. */
  readonly language?: Language;
  /** The fragment of the URL. */
  readonly link?: string;
}

export interface RenderedPart extends RenderResult, PageParts {
  readonly user: UserEvent;
}

/** Renders a part of a page with the demo tool, of which `options` replaces properties, and waits until its code has loaded. */
export async function renderPart(part: ReactNode, { language = 'en', link = '', ...changes }: PartOptions = {}): Promise<RenderedPart> {
  history.replaceState(history.state, '', `/${changes.id ?? 'demo'}${link}`);
  const shell = await loadPageShell(language);
  const user = setUpUser();
  const wrap = (shown: ReactNode): ReactElement => (
    <StrictMode>
      <ShellContext value={shell}>
        <Router>
          <AppProviders>
            <Suspense>
              <main>
                <DemoTool {...changes}>{shown}</DemoTool>
              </main>
            </Suspense>
            <Toasts />
          </AppProviders>
        </Router>
      </ShellContext>
    </StrictMode>
  );
  const view = await act(async () => render(wrap(part)));
  return { ...view, rerender: (next) => view.rerender(wrap(next)), user, ...partsOf(view.container) };
}

interface RenderedOperation<Op extends Operation> extends RenderedPart {
  /** What the part received in its last render. */
  readonly state: () => OperationState<Op>;
}

/** Renders the result of `show` for an operation's state. */
export async function renderOperation<Op extends Operation>(
  declared: Op,
  show: (operation: OperationState<Op>) => ReactNode,
  options: PartOptions = {},
): Promise<RenderedOperation<Op>> {
  const states: OperationState<Op>[] = [];
  const Operated = (): ReactNode => {
    const operation = useOperation<Op>(declared);
    states.push(operation);
    return show(operation);
  };
  const view = await renderPart(<Operated />, options);
  return {
    ...view,
    state: () => {
      const last = states.at(-1);
      if (!last) throw new Error('the operation was not rendered');
      return last;
    },
  };
}

/** A tool of a test: its operations, their implementation, and its strings by key. */
export async function toolOf(
  declared: Operations,
  runs: Implementation['runs'] = {},
  words: Readonly<Record<string, string>> = {},
): Promise<Pick<LoadedTool, 'operations' | 'run' | 'words'>> {
  const { words: shared } = await loadPageShell('en');
  return {
    operations: inOrder(declared),
    run: ({ operation, input }) => runOperation({ operations: declared, runs }, operation, input, createContext()),
    words: joinWords(createWords('en', words), shared),
  };
}

/** Renders the result of `show` for an operation whose output is always `output`. */
export async function renderAnswer<Op extends Operation>(
  declared: Op,
  output: OutputValues<Op['output']>,
  show: (operation: OperationState<Op>) => ReactNode,
  { words = {}, ...options }: Omit<PartOptions, 'words'> & { readonly words?: Readonly<Record<string, string>> } = {},
): Promise<RenderedOperation<Op>> {
  const tool = await toolOf({ answer: declared }, {}, words);
  const view = await renderOperation(declared, show, { ...tool, run: async () => ({ kind: 'output', output, isRandom: false }), ...options });
  await waitFor(() => {
    if (view.state().isAwaited || view.state().isRunning) throw new Error('no result yet');
  });
  return view;
}

/** Closes the app, so that the next render is that of a new visit. Stored items stay. */
export function closeApp({ unmount }: Pick<RenderResult, 'unmount'>): void {
  unmount();
  forgetDrafts();
  history.replaceState(null, '', '/');
}

/** Lets time pass while a test has replaced the clock. */
export const advance = (milliseconds: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The toast with a message, which shows after its code has loaded. */
export const toastWith = async (view: RenderResult, message: string | RegExp): Promise<HTMLElement> => {
  const found = await view.findByText(message, { selector: '[data-type] p' });
  const toast = found.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
  if (!toast) throw new Error('the message is in no toast');
  return toast;
};
