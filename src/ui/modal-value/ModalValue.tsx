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
  /** Stands on the button and above the value. */
  readonly label: string;
  readonly copyable?: boolean;
}

/** A button that shows a value in a modal, where it can be copied. */
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
        {/* Long values scroll within, which the keyboard must reach. */}
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
