import { useEffect } from 'react';

/** Calls what belongs to a key, where no field has the focus. Space on a button presses that button. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const on = (selector: string): boolean => event.target instanceof Element && event.target.closest(selector) !== null;
      const action = actions[event.key.toLowerCase()];
      if (!action || on('input, select, textarea, video, [contenteditable="true"], [role="switch"], dialog')) return;
      if (event.key === ' ' && on('button, a, summary')) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  });
}
