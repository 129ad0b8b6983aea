import { useEffect, useState } from 'react';
import type { Outline } from '../outline.ts';
import { readOutline } from '../outline.ts';

/** The outline of a text, read in slices so that the page can answer meanwhile; the one before until it is there. */
export function useOutline(text: string): Outline | undefined {
  const [outline, setOutline] = useState<Outline>();

  useEffect(() => {
    let isGone = false;
    void readInSlices(text, () => isGone).then((read) => {
      if (read) setOutline(read);
    });
    return () => {
      isGone = true;
    };
  }, [text]);

  return outline;
}

async function readInSlices(text: string, isGone: () => boolean): Promise<Outline | undefined> {
  const work = readOutline(text);
  for (;;) {
    if (isGone()) return undefined;
    const step = work.next();
    if (step.done) return step.value;
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
