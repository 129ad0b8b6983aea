import { useEffect, useState } from 'react';
import { useWords } from '../../../page/session/use-tool.ts';
import { useIsClient } from '../../../page/browser/use-is-client.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type en from '../strings/en.json';

/** Shows the tool page in full screen, if the browser supports it. */
export function FullScreenButton() {
  const words = useWords<typeof en>();
  const isClient = useIsClient();
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    const follow = (): void => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);

  if (!isClient || !document.fullscreenEnabled) return null;

  return (
    <Button size="large" onClick={() => void toggle()}>
      {words(isFull ? 'leaveFullScreen' : 'fullScreen')}
    </Button>
  );
}

async function toggle(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.querySelector('main')?.requestFullscreen();
}
