import { Suspense, useEffect, useState } from 'react';
import { lazyWithRetry } from '../../page/lazy/lazy.tsx';
import { isTyping, takesAllKeys } from '../../page/keys/shortcuts.ts';
import { isKey } from '../../ui/key.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { openKeys, provideKeys } from './open.ts';

const Keys = lazyWithRetry(() => import('./Keys.tsx'));

/** The list of shortcuts: `?` opens it when no field has the focus. Its code is loaded then. */
export function KeysHost() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => provideKeys(() => setOpen(true)), []);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey, target } = event;
      const isElsewhere = isTyping(target) || takesAllKeys(target) || document.querySelector('dialog[open]') !== null;
      if (isKey(event, '?') && !ctrlKey && !metaKey && !altKey && !isElsewhere) openKeys();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);
  if (!isOpen) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <Keys onClose={() => setOpen(false)} />
      </Suspense>
    </ErrorBoundary>
  );
}
