import { useKitWords } from './kit-words.ts';
import { Button } from '../ui/button/Button.tsx';
import { CheckIcon, CopyIcon } from '../ui/icons.tsx';
import { useCopy } from '../ui/use-copy.ts';

interface CopyButtonProps {
  /** Name of the copied value, for the accessible name of the button. */
  readonly label: string;
  /** Gives the text to copy, when the button is pressed. */
  readonly text: () => string;
  readonly size?: 'small' | 'medium' | 'large';
  readonly iconOnly?: boolean;
  /** Whether the value is the page's primary result, outside of the usual view of an output. Default false. */
  readonly isPrimary?: boolean;
  readonly disabled?: boolean;
  /** Text of the toast after a copy. Default: the usual words. */
  readonly toast?: string;
}

/** A button that copies a text. The button itself shows that it has copied; a toast announces that to screen readers. */
export function CopyButton({ label, text, size = 'small', iconOnly = false, isPrimary = false, disabled = false, toast }: CopyButtonProps) {
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
        data-action={isPrimary ? 'copy-primary' : 'copy'}
        aria-label={kit('copyValue', { label })}
        onClick={() => void copy(text())}
      >
        {kit(copied ? 'copied' : 'copy')}
      </Button>
      <span role="status">{result === 'copyFailed' ? kit('copyFailed') : ''}</span>
    </>
  );
}
