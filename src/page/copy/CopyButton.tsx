import type { Ref } from 'react';
import { use } from 'react';
import { useKitWords } from '../words/kit-words.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CheckIcon, CopyIcon } from '../../ui/icons.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { CopiedWordContext } from '../outputs/copied-word.ts';
import { useResultName, useStaleCopied } from '../outputs/stale.ts';

interface CopyButtonProps {
  /** Name of the copied value, for the accessible name of the button. */
  readonly label: string;
  /** Returns the text to copy, when the button is pressed. */
  readonly text: () => string | Promise<string>;
  /** Gets the button, for a value that is copied when it is clicked. */
  readonly ref?: Ref<HTMLButtonElement>;
  readonly size?: 'small' | 'medium' | 'large';
  readonly iconOnly?: boolean;
  /** Whether the value is the page's primary result, outside of the usual view of an output. Default: false. */
  readonly isPrimary?: boolean;
  readonly disabled?: boolean;
  /** `all` for a button that copies a whole group of values, which `label` names then. Default: `value`. */
  readonly words?: 'value' | 'all';
}

/** A button that copies a text. A tick confirms the copy, so that its width stays; a toast announces it to screen readers. */
export function CopyButton({ ref, label, text, size = 'small', iconOnly = false, isPrimary = false, disabled = false, words = 'value' }: CopyButtonProps) {
  const kit = useKitWords();
  const name = useResultName(label);
  const staleCopied = useStaleCopied();
  const copiedWord = use(CopiedWordContext);
  const { result, copy } = useCopy({ toast: staleCopied ?? (copiedWord || undefined) });
  const copied = result === 'copied';
  const word = kit(words === 'all' ? 'copyAll' : 'copy');
  return (
    <>
      <Button
        {...(ref && { ref })}
        variant={size === 'large' ? 'basic' : 'text'}
        size={size}
        icon={copied ? <CheckIcon /> : <CopyIcon />}
        iconOnly={iconOnly}
        {...(iconOnly && { title: kit(copied ? 'copied' : 'copy') })}
        disabled={disabled}
        data-copied={copied ? '' : undefined}
        data-action={isPrimary ? 'copy-primary' : words === 'all' ? 'copy-all' : 'copy'}
        aria-label={kit(words === 'all' ? 'copyAllOf' : 'copyValue', { label: name })}
        onClick={async () => copy(await text())}
      >
        {/* The accessible name is enough: words instead of the icon would be copied along with the table cell around it. */}
        {!iconOnly && word}
      </Button>
      <span role="status">{result === 'copyFailed' ? kit('copyFailed') : ''}</span>
    </>
  );
}
