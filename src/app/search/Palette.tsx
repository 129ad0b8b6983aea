import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useShell } from '../shell.tsx';
import { takesAllKeys } from '../../page/keys/shortcuts.ts';
import { isKey } from '../../ui/key.ts';
import { Search } from './Search.tsx';
import styles from './search.module.css';

interface PaletteProps {
  /** The field in the bar, over which the palette opens. On the home page it is a button without a width of its own. */
  readonly field: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

const MIN_FIELD_PX = 100;

/** The search as a dialog over any page. Ctrl+K or Cmd+K opens and closes it, also within text fields and editors. */
export function Palette({ field, isOpen, onOpenChange }: PaletteProps) {
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
      if (takesAllKeys(event.target)) return;
      if (!isKey(event, 'k') || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // Editors have their own action for these keys.
      event.stopPropagation();
      if (!event.repeat) toggle();
    };
    addEventListener('keydown', handleKey, { capture: true });
    return () => removeEventListener('keydown', handleKey, { capture: true });
  }, []);

  useEffect(() => {
    if (!isOpen || !dialog.current) return;
    const place = field.current?.getBoundingClientRect();
    if (place && place.width > MIN_FIELD_PX) {
      const isRightToLeft = getComputedStyle(dialog.current).direction === 'rtl';
      dialog.current.style.setProperty('--start', `${isRightToLeft ? innerWidth - place.right : place.left}px`);
    } else dialog.current.style.removeProperty('--start');
    dialog.current.showModal();
  }, [isOpen, field]);

  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={words.t('app.palette')}
      onCancel={(event) => {
        // Pressing Ctrl+K right after Escape opens it again: the close event fires too late for that.
        event.preventDefault();
        close();
      }}
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
