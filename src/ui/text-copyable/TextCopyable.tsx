import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon, CopyIcon } from '../icons.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { useCopy } from '../use-copy.ts';
import { useUiWords } from '../words.ts';
import styles from './text-copyable.module.css';

interface TextCopyableProps extends Omit<ComponentProps<'button'>, 'value' | 'children'> {
  /** The text that a click copies. */
  readonly value: string;
  /** Shown instead of `value`. */
  readonly displayedValue?: string | undefined;
  /** Shows a copy icon next to the text. Default: true. */
  readonly showIcon?: boolean;
}

/** A text that a click copies to the clipboard. */
export function TextCopyable({ value, displayedValue = value, showIcon = true, className, ...rest }: TextCopyableProps) {
  const words = useUiWords();
  const { result, copy } = useCopy({ toast: false });
  return (
    <>
      <Tooltip text={words(result ?? 'copyToClipboard')} staysOnPress>
        <button type="button" className={classNames(styles.text, className)} onClick={() => void copy(value)} {...rest}>
          <bdi>{displayedValue}</bdi>
          {showIcon && (result === 'copied' ? <CheckIcon /> : <CopyIcon />)}
        </button>
      </Tooltip>
      <span role="status" className="visually-hidden">
        {result ? words(result) : ''}
      </span>
    </>
  );
}
