import type { ReactNode } from 'react';
import { Suspense, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { MoreIcon } from '../../ui/icons.tsx';
import { useKitWords } from '../words/kit-words.ts';
import { lazyWithRetry } from '../lazy/lazy.tsx';
import styles from '../page.module.css';

const PagePanel = lazyWithRetry(() => import('./PagePanel.tsx'));

/** The button ⋯ with rarely needed actions of a page. Its panel is loaded when it is opened. */
export function PageMenu(): ReactNode {
  const kit = useKitWords();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <div
      role="presentation"
      className={styles.popupRoot}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A click on plain text moves the focus to nothing; the panel stays open for it.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <Button ref={button} variant="text" icon={<MoreIcon />} iconOnly aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {kit('pageMenu')}
      </Button>
      {isOpen && (
        <Suspense>
          <PagePanel id={id} />
        </Suspense>
      )}
    </div>
  );
}
