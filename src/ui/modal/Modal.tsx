import { Dialog } from '@base-ui/react/dialog';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons.tsx';
import { useUiWords } from '../words.ts';
import styles from './modal.module.css';

interface ModalProps extends Omit<ComponentProps<'div'>, 'title' | 'style'> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** In the middle of the window; else near its top. */
  readonly centered?: boolean;
  readonly title: ReactNode;
}

/** A dialog above the page. A click outside it and Escape close it; the focus goes back to where it was. */
export function Modal({ open, onOpenChange, centered = true, title, className, children, ...rest }: ModalProps) {
  const words = useUiWords();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={classNames(styles.viewport, centered && styles.centered)}>
          <Dialog.Popup className={classNames(styles.modal, className)} {...rest}>
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
