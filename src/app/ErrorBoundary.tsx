import type { ErrorInfo, ReactNode } from 'react';
import { Component } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
}

interface State {
  readonly error: unknown;
}

/** Files that could not be loaded. Browser and bundler remember them as failed, so that only a new start loads them. */
const loadFailures = new Set<unknown>();
if (typeof window !== 'undefined') addEventListener('vite:preloadError', ({ payload }) => loadFailures.add(payload));

/** Keeps a fault to the page that has it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return this.props.fallback(error, () => (loadFailures.has(error) ? location.reload() : this.setState({ error: undefined })));
  }
}
