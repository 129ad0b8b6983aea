import { hasUnsavedInput, isAnyTabUnsaved } from '../../page/unsaved.ts';
import type { PageMessage } from '../../service-worker/messages.ts';

interface OfflineEvents {
  /** The site has been stored for the first time: it works without a network from now on. */
  readonly onReady: () => void;
  /** A new version waits for `reload`, which would lose what someone has typed. */
  readonly onUpdate: (reload: () => void) => void;
}

const HOUR_MS = 60 * 60 * 1000;

const send = (worker: ServiceWorker | null, message: PageMessage): void => worker?.postMessage(message);

/**
 * Registers the service worker below `base` (a path without a slash at its end). A new version takes over by itself
 * unless any tab has unsaved input. Without service workers, as over plain http, nothing happens.
 */
export async function startOffline(base: string, { onReady, onUpdate }: OfflineEvents): Promise<void> {
  const workers = serviceWorkers();
  if (!workers) return;
  let registration: ServiceWorkerRegistration;
  try {
    registration = await workers.register(`${base}/sw.js`, { scope: `${base}/` });
  } catch (error) {
    // Refused by the person's settings, or the network is gone: the site works without, and the next visit tries again.
    console.info('No service worker', error);
    return;
  }

  const hadWorker = workers.controller !== null;
  let isReloadWanted = false;
  workers.addEventListener('controllerchange', () => {
    if (!hadWorker && !isReloadWanted) return;
    if (isReloadWanted || !hasUnsavedInput()) location.reload();
    else onUpdate(() => location.reload());
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

  // What is under way or waiting has told so before anyone could listen.
  const found = registration.waiting ?? registration.installing;
  if (found) watch(found);
  registration.addEventListener('updatefound', () => {
    if (registration.installing) watch(registration.installing);
  });
  keepUpdating(registration);
}

/** Has the service worker, as soon as there is one, store what a visit in a language needs beside the rest, and what is large. */
export async function keepForLater(language: string): Promise<void> {
  const { active } = (await serviceWorkers()?.ready) ?? {};
  send(active ?? null, { type: 'fetch-later', language });
}

// Over plain http there are none.
const serviceWorkers = (): ServiceWorkerContainer | undefined => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined);

/** A tab that stays open for days looks for a new version when it is looked at again, at most once an hour. */
function keepUpdating(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < HOUR_MS) return;
    last = Date.now();
    registration.update().catch((error: unknown) => console.info('No update', error));
  });
}
