import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { useIsClient } from '../../page/browser/use-is-client.ts';
import { whenIdle } from '../../ui/when-idle.ts';

/**
 * Skips the layout of sections out of view on a first visit, and lays them out one after another when the browser is idle. Returns the attribute
 * for the sections: set in the prerendered page, where a style sheet gives skipped sections an estimated height, and never within the app, where
 * going back has to find each place at its height.
 */
export function useLayoutInPauses(container: RefObject<HTMLElement | null>): { readonly 'data-skipped': true | undefined } {
  const isClient = useIsClient();
  const [isSkipped] = useState(!isClient);
  useEffect(() => {
    const sections = [...(container.current?.querySelectorAll('[data-skipped]') ?? [])];
    let cancel = (): void => undefined;
    const next = (): void => {
      sections.shift()?.removeAttribute('data-skipped');
      if (sections.length > 0) cancel = whenIdle(next);
    };
    if (sections.length > 0) cancel = whenIdle(next);
    return () => cancel();
  }, [container]);
  return { 'data-skipped': isSkipped || undefined };
}
