import { useKitWords } from './kit-words.ts';
import { Button } from '../ui/button/Button.tsx';
import { CheckIcon, CopyIcon } from '../ui/icons.tsx';
import { useCopy } from '../ui/use-copy.ts';

interface CopyButtonProps {
  /** What is copied, by name: part of the accessible name. */
  readonly label: string;
  readonly text: () => string;
  readonly size?: 'small' | 'medium' | 'large';
  readonly iconOnly?: boolean;
  readonly disabled?: boolean;
  /** What the toast says; the usual words without it. */
  readonly toast?: string;
}

/** Copies, and says so where the hand is; a toast says it too, which screen readers hear. */
export function CopyButton({ label, text, size = 'small', iconOnly = false, disabled = false, toast }: CopyButtonProps) {
  const kit = useKitWords();
  const { result, copy } = useCopy({ toast });
  const copied = result === 'copied';
  return (
    <>
      <Button
        variant={size === 'large' ? 'basic' : 'text'}
        size={size}
        icon={copied ? <CheckIcon /> : <CopyIcon />}
        iconOnly={iconOnly}
        disabled={disabled}
        aria-label={kit('copyValue', { label })}
        onClick={() => void copy(text())}
      >
        {kit(copied ? 'copied' : 'copy')}
      </Button>
      <span role="status">{result === 'copyFailed' ? kit('copyFailed') : ''}</span>
    </>
  );
}
