import { hasUnsavedInput, isAnyTabUnsaved, stopWarning } from '../../page/session/unsaved.ts';
import type { PageMessage } from '../../service-worker/messages.ts';

interface OfflineEvents {
  /** Called when the site has been stored for the first time, so that it works offline from now on. */
  readonly onReady: () => void;
  /** Called when a new version waits. `reload` starts it and loses unsaved input. */
  readonly onUpdate: (reload: () => void) => void;
}

const HOUR_MS = 60 * 60 * 1000;

const send = (worker: ServiceWorker | null, message: PageMessage): void => worker?.postMessage(message);

/**
 * Registers the service worker below `base` (a path without a trailing slash). A new version is activated immediately unless a tab has
 * unsaved input. Without service workers, as over plain http, nothing happens.
 */
export async function startOffline(base: string, { onReady, onUpdate }: OfflineEvents): Promise<void> {
  const workers = serviceWorkers();
  if (!workers) return;
  let registration: ServiceWorkerRegistration;
  try {
    registration = await workers.register(`${base}/sw.js`, { scope: `${base}/` });
  } catch (error) {
    // Browser settings may block the worker, or the device is offline. The site works without it; the next visit tries again.
    console.info('No service worker', error);
    return;
  }

  const hadWorker = workers.controller !== null;
  let isReloadWanted = false;
  workers.addEventListener('controllerchange', () => {
    if (!hadWorker && !isReloadWanted) return;
    if (isReloadWanted || !hasUnsavedInput()) reload();
    else onUpdate(reload);
  });

  async function takeOver(worker: ServiceWorker): Promise<void> {
    const take = (): void => send(worker, { type: 'take-over' });
    if (!(await isAnyTabUnsaved())) take();
    else
      onUpdate(() => {
        isReloadWanted = true;
        take();
      });
  }

  const watched = new WeakSet<ServiceWorker>();
  function watch(worker: ServiceWorker): void {
    if (watched.has(worker)) return;
    watched.add(worker);
    const follow = (): void => {
      if (worker.state === 'installed' && registration.active) void takeOver(worker);
      if (worker.state === 'activated' && !hadWorker) onReady();
    };
    worker.addEventListener('statechange', follow);
    follow();
  }

  // A worker that is installing or waiting already fired its event before this listener was added.
  const found = registration.waiting ?? registration.installing;
  if (found) watch(found);
  registration.addEventListener('updatefound', () => {
    if (registration.installing) watch(registration.installing);
  });
  keepUpdating(registration);
}

/** Makes the service worker, once active, store the large files and the strings of all languages, the reader's own first. */
export async function keepForLater(language: string): Promise<void> {
  const { active } = (await serviceWorkers()?.ready) ?? {};
  send(active ?? null, { type: 'fetch-later', language });
}

function reload(): void {
  stopWarning();
  location.reload();
}

// Plain http has no service workers.
const serviceWorkers = (): ServiceWorkerContainer | undefined => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined);

/** Checks for a new version, at most once an hour, when a tab that stays open for days becomes visible. */
function keepUpdating(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < HOUR_MS) return;
    last = Date.now();
    registration.update().catch((error: unknown) => console.info('No update', error));
  });
}
