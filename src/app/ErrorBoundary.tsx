import type { ErrorInfo, ReactNode } from 'react';
import { Component } from 'react';
import { clearFailedLoads } from '../page/lazy/lazy.tsx';
import { isLoadFailure } from './load-failures.ts';

/** The error that keeps a page from being shown, and a way to retry. */
export interface CaughtError {
  readonly error: unknown;
  /** True if files of the page could not be loaded, false for a bug. */
  readonly isLoadFailure: boolean;
  /** Undefined if only reloading the page can help. */
  readonly onRetry: (() => void) | undefined;
}

interface Props {
  readonly children: ReactNode;
  readonly fallback: (caught: CaughtError) => ReactNode;
}

interface State {
  readonly error: unknown;
  /** The error of the last attempt, after which the reader retried. */
  readonly tried: unknown;
}

/** Confines an error to the part of the page that throws it. */
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
      clearFailedLoads();
      this.setState({ error: undefined, tried: error });
    };
    // The same error object comes from a cache, which only reloading the page clears.
    return this.props.fallback({ error, isLoadFailure: isLoadFailure(error), onRetry: error === tried ? undefined : retry });
  }
}
