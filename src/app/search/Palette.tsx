import { useEffect, useEffectEvent, useRef } from 'react';
import { useShell } from '../shell.tsx';
import { Search } from './Search.tsx';
import styles from './search.module.css';

interface PaletteProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The search as a dialog over any page. Ctrl+K or Cmd+K opens and closes it, also within text fields and editors. */
export function Palette({ isOpen, onOpenChange }: PaletteProps) {
  const { words } = useShell();
  const dialog = useRef<HTMLDialogElement>(null);

  function close(): void {
    // The dialog closes at once, so that the focus returns before the chosen action moves it.
    dialog.current?.close();
    onOpenChange(false);
  }

  const toggle = useEffectEvent(() => (isOpen ? close() : onOpenChange(true)));

  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // Editors have an action of their own for these keys.
      event.stopPropagation();
      if (!event.repeat) toggle();
    };
    addEventListener('keydown', handleKey, { capture: true });
    return () => removeEventListener('keydown', handleKey, { capture: true });
  }, []);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={words.t('app.palette')}
      onClose={({ currentTarget }) => {
        // The event fires late, when the dialog may be open again.
        if (!currentTarget.open) onOpenChange(false);
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      {isOpen && <Search onDone={close} />}
    </dialog>
  );
}
