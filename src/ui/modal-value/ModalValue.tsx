import type { ComponentProps } from 'react';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { CheckIcon, CopyIcon } from '../icons.tsx';
import { Modal } from '../modal/Modal.tsx';
import { useCopy } from '../use-copy.ts';
import { useUiWords } from '../words.ts';
import styles from './modal-value.module.css';

interface ModalValueProps extends Omit<ComponentProps<'button'>, 'type' | 'value' | 'children'> {
  readonly value: string;
  /** The text of the button and the title of the dialog. */
  readonly label: string;
  /** Adds a Copy button below the value. Default true. */
  readonly copyable?: boolean;
}

/** A button that shows a value in a dialog. */
export function ModalValue({ value, label, copyable = true, ...rest }: ModalValueProps) {
  const words = useUiWords();
  const [isOpen, setOpen] = useState(false);
  const { result, copy } = useCopy({ toast: false });
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)} {...rest}>
        {label}
      </Button>
      <Modal open={isOpen} onOpenChange={setOpen} title={label}>
        {/* A long value scrolls; the tab stop lets the keyboard scroll too. */}
        <pre className={styles.value} dir="auto" tabIndex={0} role="region" aria-label={label}>
          {value}
        </pre>
        {copyable && (
          <div>
            <Button type="primary" icon={result === 'copied' ? <CheckIcon /> : <CopyIcon />} onClick={() => void copy(value)}>
              {words(result ?? 'copy')}
            </Button>
            <span role="status" className="visually-hidden">
              {result ? words(result) : ''}
            </span>
          </div>
        )}
      </Modal>
    </>
  );
}
