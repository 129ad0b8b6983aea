import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { MoreIcon } from '../../ui/icons.tsx';
import { Switch } from '../../ui/switch/Switch.tsx';
import { useKitWords } from '../kit-words.ts';
import look from '../look.module.css';
import { useTool } from '../tool-context.tsx';
import styles from './page-menu.module.css';

/** The button ⋯ with what few people need of a page: whether its inputs are kept on this device. */
export function PageMenu() {
  const kit = useKitWords();
  const { isKept, setKept, isKeepingRefused } = useTool();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <div
      role="presentation"
      className={styles.menu}
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
      <div id={id} className={styles.panel} hidden={!isOpen}>
        <Switch label={kit('keepInputs')} checked={isKept} onChange={setKept} />
        <p className={look.hint} role="status">
          {kit(isKeepingRefused ? 'keepInputsRefused' : 'keepInputsHint')}
        </p>
      </div>
    </div>
  );
}
