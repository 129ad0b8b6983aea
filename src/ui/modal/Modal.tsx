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
  /** Centers the dialog vertically; otherwise it is near the top of the window. Default: true. */
  readonly centered?: boolean;
  readonly title: ReactNode;
}

/** A modal dialog. Escape and a click outside close it; the focus then returns to the element that had it before. */
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
