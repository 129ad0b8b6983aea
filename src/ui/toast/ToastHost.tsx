import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { Button } from '../button/Button.tsx';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons.tsx';
import { useUiWords } from '../words.ts';
import type { ToastRequest } from './toast.ts';
import { DEFAULT_DURATION_MS, provideToastHost } from './toast.ts';
import styles from './toast.module.css';

const MAX_SHOWN = 4;

const manager = Toast.createToastManager<ToastRequest>();

/** Renders the toasts. `Toasts` loads this file with the first toast. */
export default function ToastHost() {
  const words = useUiWords();
  useEffect(
    () =>
      provideToastHost((request) =>
        manager.add({ title: request.message, timeout: request.duration ?? DEFAULT_DURATION_MS, type: request.type ?? 'default', data: request }),
      ),
    [],
  );
  return (
    <Toast.Provider toastManager={manager} limit={MAX_SHOWN}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport} aria-label={words('notifications')}>
          <Shown />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Shown() {
  const words = useUiWords();
  const { toasts, close } = Toast.useToastManager<ToastRequest>();
  return toasts.map((toast) => {
    const { type = 'default', action } = toast.data ?? {};
    return (
      <Toast.Root key={toast.id} toast={toast} className={classNames(styles.toast, styles[type])}>
        <Toast.Content className={styles.content}>
          {/* The title is the toast's accessible name. */}
          <Toast.Title render={<p />} className={styles.message} />
          {action && (
            <Button
              size="small"
              onClick={() => {
                action.onPress();
                close(toast.id);
              }}
            >
              {action.label}
            </Button>
          )}
          <Toast.Close
            render={
              <Button size="small" variant="text" icon={<CloseIcon />} iconOnly>
                {words('close')}
              </Button>
            }
          />
        </Toast.Content>
      </Toast.Root>
    );
  });
}
