import { useEffect, useState } from 'react';
import { copyText } from './clipboard.ts';
import { showToast } from './toast/toast.ts';
import { useUiWords } from './words.ts';

const COPIED_MS = 1_500;
const FAILED_MS = 6_000;

interface CopyOptions {
  /** Text of the toast after a copy; `false` shows none. Default: a translated "copied". */
  readonly toast?: string | false | undefined;
}

interface Copying {
  /** Result of the last copy: for 1.5 seconds after a success, for 6 after a failure, then undefined. */
  readonly result: 'copied' | 'copyFailed' | undefined;
  readonly copy: (text: string) => Promise<void>;
}

/** Copies text to the clipboard and reports the result for a moment. A failure shows no toast: the caller shows `result`. */
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
