import type { TextField } from '../../contract/fields.ts';
import { formatRelative } from '../../lib/duration/relative.ts';
import { classNames } from '../../ui/class-names.ts';
import { useIsClient } from '../browser/use-is-client.ts';
import { useKitWords } from '../words/kit-words.ts';
import type { OutputProps } from './output-props.ts';
import { CopiedValue } from './CopiedValue.tsx';
import { Result } from './Result.tsx';
import styles from './outputs.module.css';

/** An instant in UTC, in the browser's time zone, and relative to now. The zone is unknown to a prerendered page, which only leaves room for the local time. */
export function TimeOutput({ name, label, id, value }: OutputProps<TextField>) {
  const kit = useKitWords();
  const isClient = useIsClient();
  const milliseconds = Date.parse(value);
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
        <span className={classNames(styles.localTime, !isClient && styles.expected)} data-local-time>
          {isClient ? kit('localTimeAgo', { local: inZone(milliseconds, kit.language), ago: fromNow(milliseconds, kit.language) }) : `${value} ${value}`}
        </span>
      </Result>
    </>
  );
}

const inZone = (milliseconds: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'long' }).format(milliseconds);

const fromNow = (milliseconds: number, language: string): string => formatRelative(milliseconds - Date.now(), language);
