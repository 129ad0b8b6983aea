import type { ErrorInfo, ReactNode } from 'react';
import { Component } from 'react';
import { forgetFailures } from '../page/late.tsx';
import { isLoadFailure } from './load-failures.ts';

/** Why a page is not shown, and what can be done. */
export interface Fault {
  readonly error: unknown;
  /** Files of the page could not be loaded; otherwise the page has a fault. */
  readonly isLoadFailure: boolean;
  /** Undefined where only a new start helps. */
  readonly onRetry: (() => void) | undefined;
}

interface Props {
  readonly children: ReactNode;
  readonly fallback: (fault: Fault) => ReactNode;
}

interface State {
  readonly error: unknown;
  /** The error after which it was tried again. */
  readonly tried: unknown;
}

/** Keeps a fault to the part of the page that has it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, tried: undefined };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { error, tried } = this.state;
    if (error === undefined) return this.props.children;
    const retry = (): void => {
      forgetFailures();
      this.setState({ error: undefined, tried: error });
    };
    // The very same error again: somebody remembers it, and will until the page is loaded anew.
    return this.props.fallback({ error, isLoadFailure: isLoadFailure(error), onRetry: error === tried ? undefined : retry });
  }
}
