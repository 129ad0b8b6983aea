import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { askClientHints } from '../../../page/browser/client-hints.ts';
import { formatBytes } from '../../../page/words/format-bytes.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import type en from '../strings/en.json';
import type { Found } from '../readings.ts';
import { readSections } from '../readings.ts';
import { findSummary } from '../summary.ts';
import type { Section } from '../values.ts';
import { browser } from './browser.ts';
import { findGpu, findStorage, measureRefreshRate, watchBattery } from './find-out.ts';

const CHANGES = ['resize', 'online', 'offline', 'languagechange', 'focus', 'orientationchange'] as const;
const LOOK_AGAIN_MS = 1000;

export interface Device {
  /** Undefined in the prerendered page. */
  readonly sections: readonly Section[] | undefined;
  readonly askGpu: () => void;
  readonly askHints: () => void;
  readonly isAsked: { readonly gpu: boolean; readonly hints: boolean };
}

// Counts possible changes, from 1 on. The prerendered page has 0.
let round = 1;

function subscribe(onChange: () => void): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const handle = (): void => {
    round++;
    onChange();
  };
  for (const name of CHANGES) addEventListener(name, handle, { signal });
  visualViewport?.addEventListener('resize', handle, { signal });
  const timer = setInterval(handle, LOOK_AGAIN_MS);
  return () => {
    clearInterval(timer);
    abort.abort();
  };
}

/** Returns all values, updated every second and on changes: a window can move to another screen without an event. */
export function useDevice(): Device {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const seen = useSyncExternalStore(
    subscribe,
    () => round,
    () => 0,
  );
  const [found, setFound] = useState<Found>({});
  const [isAsked, setAsked] = useState({ gpu: false, hints: false });
  const add = (more: Found): void => setFound((before) => ({ ...before, ...more }));
  const patterns = { clientOnSystem: words('clientOnSystem', { client: '{client}', system: '{system}' }), unknownClient: words('unknownClient') };
  const summarize = (hints: string): Promise<void> => findSummary(navigator.userAgent, hints, patterns).then(add);

  const findMore = useEffectEvent((signal: AbortSignal) => {
    void summarize('');
    void findStorage((bytes) => formatBytes(bytes, kit)).then(add);
    void watchBattery(add, signal);
    void measureRefreshRate(signal).then((rate) => {
      if (!signal.aborted) add(rate);
    });
  });
  useEffect(() => {
    const abort = new AbortController();
    findMore(abort.signal);
    return () => abort.abort();
  }, []);

  return {
    sections: seen === 0 ? undefined : readSections(browser, found),
    isAsked,
    askGpu: () => {
      add(findGpu());
      setAsked((before) => ({ ...before, gpu: true }));
    },
    askHints: () => {
      setAsked((before) => ({ ...before, hints: true }));
      void askClientHints().then((clientHints) => {
        if (clientHints === undefined) return undefined;
        add({ clientHints });
        return summarize(clientHints);
      });
    },
  };
}
