import { useEffect, useEffectEvent } from 'react';
import { isForTool } from '../../../page/keys/tool-keys.ts';

/** Calls `onSpace` when the space bar is pressed while nothing has the focus: everything that can have it has a use of its own for that key. */
export function useSpaceKey(onSpace: () => void): void {
  const press = useEffectEvent(onSpace);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || event.target !== document.body || !isForTool(event)) return;
      event.preventDefault();
      press();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);
}
