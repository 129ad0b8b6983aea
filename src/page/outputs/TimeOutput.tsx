import type { TextField } from '../../contract/fields.ts';
import { formatRelative } from '../../lib/duration/relative.ts';
import { useKitWords } from '../words/kit-words.ts';
import type { OutputProps } from './output-props.ts';
import { CopiedValue } from './CopiedValue.tsx';
import { Result } from './Result.tsx';
import styles from './outputs.module.css';

/** An instant in UTC, in the browser's time zone, and relative to now. */
export function TimeOutput({ name, label, id, value }: OutputProps<TextField>) {
  const kit = useKitWords();
  const milliseconds = Date.parse(value);
  const local = new Intl.DateTimeFormat(kit.language, { dateStyle: 'medium', timeStyle: 'long' }).format(milliseconds);
  return (
    <>
      <Result id={id} label={label}>
        <CopiedValue label={label} text={value} format="date-time">
          <output className={styles.time} aria-labelledby={id} data-value={name}>
            {value}
          </output>
        </CopiedValue>
      </Result>
      <Result id={`${id}-local`} label={kit('localTime')}>
        <span className={styles.localTime} data-local-time>
          {kit('localTimeAgo', { local, ago: fromNow(milliseconds, kit.language) })}
        </span>
      </Result>
    </>
  );
}

const fromNow = (milliseconds: number, language: string): string => formatRelative(milliseconds - Date.now(), language);
