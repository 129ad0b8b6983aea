import { useEffect, useState } from 'react';
import { Button } from '../ui/button/Button.tsx';
import { CheckIcon, CopyIcon } from '../ui/icons.tsx';
import { copyText } from './clipboard.ts';
import { useEnvironment } from './environment.ts';

const COPIED_MS = 1_500;

interface CopyButtonProps {
  /** What is copied, by name: part of the accessible name. */
  readonly label: string;
  readonly text: () => string;
  readonly size?: 'small' | 'medium' | 'large';
  readonly iconOnly?: boolean;
  readonly disabled?: boolean;
}

/** Copies, and says so where the hand is and to screen readers. */
export function CopyButton({ label, text, size = 'small', iconOnly = false, disabled = false }: CopyButtonProps) {
  const { texts } = useEnvironment();
  const [result, setResult] = useState<'copied' | 'copyFailed'>();

  useEffect(() => {
    if (!result) return undefined;
    const timer = setTimeout(() => setResult(undefined), result === 'copied' ? COPIED_MS : COPIED_MS * 4);
    return () => clearTimeout(timer);
  }, [result]);

  const copied = result === 'copied';
  return (
    <>
      <Button
        variant={size === 'large' ? 'basic' : 'text'}
        size={size}
        icon={copied ? <CheckIcon /> : <CopyIcon />}
        iconOnly={iconOnly}
        disabled={disabled}
        aria-label={texts.t('page.copyValue', { label })}
        onClick={async () => setResult((await copyText(text())) ? 'copied' : 'copyFailed')}
      >
        {texts.t(copied ? 'page.copied' : 'page.copy')}
      </Button>
      <span role="status" className={result === 'copyFailed' ? undefined : 'visually-hidden'}>
        {result ? texts.t(`page.${result}`) : ''}
      </span>
    </>
  );
}
