import { isForTool } from '../../../page/keys/tool-keys.ts';
import { useListener } from '../../../ui/use-listener.ts';

/** Calls `onSpace` when the space bar is pressed while nothing has the focus: everything that can have it has a use of its own for that key. */
export const useSpaceKey = (onSpace: () => void): void =>
  useListener('keydown', (event) => {
    if (event.key !== ' ' || event.target !== document.body || !isForTool(event)) return;
    event.preventDefault();
    onSpace();
  });
