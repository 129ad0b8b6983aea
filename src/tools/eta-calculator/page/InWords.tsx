import { useId } from 'react';
import type { TextField } from '../../../contract/fields.ts';
import { formatExactDuration } from '../../../lib/duration/exact.ts';
import { parseIsoDuration } from '../../../lib/duration/iso.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import type { OutputProps } from '../../../page/outputs/output-props.ts';
import { CopiedValue } from '../../../page/outputs/CopiedValue.tsx';
import { Result } from '../../../page/outputs/Result.tsx';
import styles from './eta.module.css';

/** Shows a duration of the operation in words; nothing without a duration. */
export const inWords = (duration: string, language: string): string => (duration === '' ? '' : formatExactDuration(parseIsoDuration(duration), language));

/** Shows a duration in words, and copies these. */
export function InWords({ id, name, label, value, prominent }: OutputProps<TextField>) {
  const kit = useKitWords();
  const shown = inWords(value, kit.language);
  return (
    <Result id={id} label={label} isBlock={prominent}>
      <CopiedValue label={label} text={shown} copyOnly>
        <output className={prominent ? styles.duration : undefined} aria-labelledby={id} data-value={name}>
          {shown}
        </output>
      </CopiedValue>
    </Result>
  );
}

/** Shows a duration in ISO 8601, for programs. */
export function IsoDuration({ value }: { readonly value: string }) {
  const id = useId();
  const label = 'ISO 8601';
  return (
    <Result id={id} label={label}>
      <CopiedValue label={label} text={value}>
        <code aria-labelledby={id}>{value}</code>
      </CopiedValue>
    </Result>
  );
}
