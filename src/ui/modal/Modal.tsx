import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode, Ref } from 'react';
import { Button } from '../button/Button.tsx';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons.tsx';
import { useUiWords } from '../words.ts';
import styles from './modal.module.css';

interface ModalProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** In the middle of the window; else near its top. */
  readonly centered?: boolean;
  readonly title: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A dialog above the page. A click outside it and Escape close it; the focus goes back to where it was. */
export function Modal({ ref, open, onOpenChange, centered = true, title, className, children }: ModalProps) {
  const words = useUiWords();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={classNames(styles.viewport, centered && styles.centered)}>
          <Dialog.Popup ref={ref} className={classNames(styles.modal, className)}>
            <div className={styles.header}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <Dialog.Close
                render={
                  <Button variant="text" icon={<CloseIcon />} iconOnly>
                    {words('close')}
                  </Button>
                }
              />
            </div>
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
