/** The message of a toast and how to show it. */
export interface ToastRequest {
  readonly message: string;
  readonly type?: 'default' | 'warning' | 'error';
  /** Milliseconds until the toast closes automatically; 0 keeps it open. Default: 3,000. */
  readonly duration?: number;
  /** A button in the toast, which also closes it. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

export const DEFAULT_DURATION_MS = 3_000;

/** Long enough to read two sentences, to notice an error, and to reach the toast's button by keyboard. */
export const LONG_DURATION_MS = 12_000;

type Host = (request: ToastRequest) => void;

const waiting: ToastRequest[] = [];
const listeners = new Set<() => void>();
let host: Host | undefined;

/** Shows a short message at the edge of the window, announced politely by screen readers. Messages wait while the host is loading. */
export function showToast(message: string, options: Omit<ToastRequest, 'message'> = {}): void {
  const request = { message, ...options };
  if (host) host(request);
  else {
    waiting.push(request);
    for (const listener of listeners) listener();
  }
}

/** Whether a toast is waiting or the host is mounted: `Toasts` then renders the host. */
export const hasToasts = (): boolean => waiting.length > 0 || host !== undefined;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers the mounted host, which gets the waiting toasts at once. Returns a function that unregisters the host. */
export function provideToastHost(next: Host): () => void {
  host = next;
  for (const request of waiting.splice(0)) next(request);
  return () => {
    // Another host may have replaced this one before it is removed.
    if (host === next) host = undefined;
  };
}

/** Drops the messages that wait for a host. */
export function forgetToasts(): void {
  waiting.length = 0;
}
