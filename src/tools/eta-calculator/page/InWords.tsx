import type { TextField } from '../../../contract/fields.ts';
import { formatExactDuration } from '../../../lib/duration/exact.ts';
import { parseIsoDuration } from '../../../lib/duration/iso.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import look from '../../../page/look.module.css';
import type { OutputProps } from '../../../page/outputs/output-props.ts';
import { CopiedValue } from '../../../page/outputs/CopiedValue.tsx';
import { Result } from '../../../page/outputs/Result.tsx';
import styles from './eta.module.css';

/** Shows a duration of the operation in words; nothing without a duration. */
export const inWords = (duration: string, language: string): string => (duration === '' ? '' : formatExactDuration(parseIsoDuration(duration), language));

/** Shows a duration in words, and in ISO 8601, which is copied. */
export function InWords({ id, name, label, value, prominent }: OutputProps<TextField>) {
  const kit = useKitWords();
  return (
    <Result id={id} label={label} isBlock={prominent}>
      <CopiedValue label={label} text={value}>
        <span>
          <output className={prominent ? styles.duration : undefined} aria-labelledby={id} data-value={name}>
            {inWords(value, kit.language)}
          </output>{' '}
          <code className={look.hint}>{value}</code>
        </span>
      </CopiedValue>
    </Result>
  );
}
