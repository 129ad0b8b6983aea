import { Suspense, useEffect, useState } from 'react';
import { late } from '../../page/late.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { openKeys, provideKeys } from './open.ts';

const Keys = late(() => import('./Keys.tsx'));

const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], dialog';

/** The list of keys: `?` opens it where no field has the focus. Its code is loaded then. */
export function KeysHost() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => provideKeys(() => setOpen(true)), []);
  useEffect(() => {
    const handleKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): void => {
      if (key === '?' && !ctrlKey && !metaKey && !altKey && target instanceof Element && target.closest(FIELDS) === null) openKeys();
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
