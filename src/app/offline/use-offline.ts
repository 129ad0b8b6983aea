import { useEffect, useEffectEvent } from 'react';
import { showToast } from '../../ui/toast/toast.ts';
import { isEmbedded } from '../../page/embed/embedding.ts';
import { base } from '../base.ts';
import { useShell } from '../shell.tsx';
import { whenIdle } from '../../ui/when-idle.ts';

/** Stores the site for offline visits when the page is idle, and reports a waiting version. */
export function useOffline(): void {
  const { words, language } = useShell();
  const tellReady = useEffectEvent(() => showToast(words.t('app.offlineReady')));
  const tellUpdate = useEffectEvent((reload: () => void) =>
    showToast(words.t('app.updateReady'), { duration: 0, action: { label: words.t('app.reload'), onPress: reload } }),
  );

  useEffect(() => {
    // The development server has no service worker. A page in a frame has no space for its messages.
    if (!import.meta.env.PROD || isEmbedded()) return undefined;
    return whenIdle(() => void import('./offline.ts').then(({ startOffline }) => startOffline(base, { onReady: tellReady, onUpdate: tellUpdate })));
  }, []);
  useEffect(() => {
    if (!import.meta.env.PROD || isEmbedded()) return undefined;
    return whenIdle(() => void import('./offline.ts').then(({ keepForLater }) => keepForLater(language)));
  }, [language]);
}
