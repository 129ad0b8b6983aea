import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWords } from '../../../page/session/use-tool.ts';
import { subscribeToNothing } from '../../../page/browser/use-is-client.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type en from '../strings/en.json';

interface ReadAloudProps {
  readonly words: readonly string[];
  /** BCP 47 tag of the words' language. */
  readonly language: string;
  readonly disabled: boolean;
}

/** In UTF-16 code units: browsers reject longer utterances. */
const MAX_UTTERANCE = 32_000;

/** Renders a button that reads the words aloud, if the browser supports it. */
export function ReadAloud({ words: spelled, language, disabled }: ReadAloudProps) {
  const words = useWords<typeof en>();
  const [isReading, setReading] = useState(false);
  const canRead = useSyncExternalStore(
    subscribeToNothing,
    () => 'speechSynthesis' in globalThis,
    () => false,
  );
  useEffect(() => {
    if (isReading) return () => speechSynthesis.cancel();
    return undefined;
  }, [isReading]);

  function start(): void {
    // Commas make pauses between the words.
    const utterance = new SpeechSynthesisUtterance(spelled.join(', ').slice(0, MAX_UTTERANCE));
    utterance.lang = language;
    utterance.addEventListener('end', () => setReading(false));
    utterance.addEventListener('error', () => setReading(false));
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
    setReading(true);
  }

  if (!canRead) return null;
  return (
    <Button size="small" disabled={disabled} onClick={() => (isReading ? setReading(false) : start())}>
      {words(isReading ? 'stopReading' : 'readAloud')}
    </Button>
  );
}
