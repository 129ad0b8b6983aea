import { useEffect, useState } from 'react';
import { copyText } from './clipboard.ts';
import { showToast } from './toast/toast.ts';
import { useUiWords } from './words.ts';

const COPIED_MS = 1_500;
const FAILED_MS = 6_000;

interface CopyOptions {
  /** What the toast says; false shows none. */
  readonly toast?: string | false | undefined;
}

interface Copying {
  /** What became of the last copy, for a moment after it. */
  readonly result: 'copied' | 'copyFailed' | undefined;
  readonly copy: (text: string) => Promise<void>;
}

/** Copies, and knows for a moment that it has. */
export function useCopy({ toast }: CopyOptions = {}): Copying {
  const words = useUiWords();
  const [result, setResult] = useState<Copying['result']>();

  useEffect(() => {
    if (!result) return undefined;
    const timer = setTimeout(() => setResult(undefined), result === 'copied' ? COPIED_MS : FAILED_MS);
    return () => clearTimeout(timer);
  }, [result]);

  return {
    result,
    async copy(text) {
      const isCopied = await copyText(text);
      setResult(isCopied ? 'copied' : 'copyFailed');
      if (isCopied && toast !== false) showToast(toast ?? words('copiedToClipboard'));
    },
  };
}
