import type { ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import styles from './menu.module.css';

interface MenuProps {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly iconOnly?: boolean;
  /** Called with what closes the menu, each time it opens. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a list of links or buttons beside it. Light dismissal and the top layer are the platform's popover. */
export function Menu({ label, icon, iconOnly = false, children }: MenuProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const [isOpen, setOpen] = useState(false);

  function place(): void {
    const button = anchor.current?.getBoundingClientRect();
    if (!button || !panel) return;
    const { width, height } = panel.getBoundingClientRect();
    const below = button.bottom + 4;
    const top = below + height > innerHeight - 8 ? Math.max(8, button.top - height - 4) : below;
    Object.assign(panel.style, {
      left: `${Math.max(8, Math.min(button.right - width, innerWidth - width - 8))}px`,
      top: `${top}px`,
    });
  }

  return (
    <span ref={anchor} className={styles.anchor}>
      <Button variant="text" size="small" icon={icon} iconOnly={iconOnly} popoverTarget={id} aria-expanded={isOpen} aria-haspopup="true">
        {label}
      </Button>
      <div
        ref={setPanel}
        id={id}
        popover="auto"
        className={styles.panel}
        role="group"
        aria-label={label}
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          if (event.newState !== 'open') return;
          place();
          // What the menu shows may arrive later and make it larger.
          requestAnimationFrame(place);
          setTimeout(() => {
            place();
            panel?.querySelector<HTMLElement>('a, button')?.focus();
          }, 120);
        }}
      >
        {isOpen && children(() => panel?.hidePopover())}
      </div>
    </span>
  );
}
