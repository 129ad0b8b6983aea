import { isForTool } from '../../../page/keys/tool-keys.ts';
import { useListener } from '../../../ui/use-listener.ts';

/** Calls `onSpace` when Space is pressed while no element has the focus, because focusable elements use that key themselves. */
export const useSpaceKey = (onSpace: () => void): void =>
  useListener('keydown', (event) => {
    if (event.key !== ' ' || event.target !== document.body || !isForTool(event)) return;
    event.preventDefault();
    onSpace();
  });
