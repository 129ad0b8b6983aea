/** What a toast says, and for how long. */
export interface ToastRequest {
  readonly message: string;
  readonly type?: 'default' | 'warning' | 'error';
  /** Milliseconds until it goes away by itself; 0: it stays until it is closed. */
  readonly duration?: number;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

export const DEFAULT_DURATION_MS = 3_000;

type Host = (request: ToastRequest) => void;

const waiting: ToastRequest[] = [];
const listeners = new Set<() => void>();
let host: Host | undefined;

/** Shows a short message at the edge of the window, which screen readers hear politely. The first one loads the code that shows it. */
export function showToast(message: string, options: Omit<ToastRequest, 'message'> = {}): void {
  const request = { message, ...options };
  if (host) host(request);
  else {
    waiting.push(request);
    for (const listener of listeners) listener();
  }
}

/** Whether anything waits to be shown, for whoever loads the host. */
export const hasToasts = (): boolean => waiting.length > 0 || host !== undefined;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called by the host when it can show toasts; gives what ends that. */
export function provideToastHost(next: Host): () => void {
  host = next;
  for (const request of waiting.splice(0)) next(request);
  return () => {
    host = undefined;
  };
}
