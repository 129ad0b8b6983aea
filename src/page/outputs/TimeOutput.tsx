import type { OutputField } from '../../contract/fields.ts';
import { useEnvironment } from '../environment.ts';
import type { OutputProps } from '../Output.tsx';
import { ResultActions } from './ResultActions.tsx';
import { Result } from './Result.tsx';
import styles from './outputs.module.css';

interface TimeOutputProps extends OutputProps<OutputField> {
  /** The same instant, since 1970. */
  readonly milliseconds: number;
}

/** An instant in UTC, what the clock on the wall here showed, and how long ago that is. */
export function TimeOutput({ name, label, id, value, milliseconds }: TimeOutputProps) {
  const { texts } = useEnvironment();
  const local = new Intl.DateTimeFormat(texts.language, { dateStyle: 'medium', timeStyle: 'long' }).format(milliseconds);
  return (
    <>
      <Result id={id} label={label}>
        <output className={styles.time} aria-labelledby={id} data-value={name}>
          {String(value)}
        </output>
        <ResultActions label={label} text={String(value)} format="date-time" words="none" />
      </Result>
      <Result id={`${id}-local`} label={texts.t('page.localTime')}>
        <span className={styles.localTime} data-local-time>
          {texts.t('page.localTimeAgo', { local, ago: distanceFromNow(milliseconds, texts.language) })}
        </span>
      </Result>
    </>
  );
}

const SECOND_MS = 1_000;
/** From what number of seconds on, and how many seconds one of it has. */
const UNITS = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Such as “3 minutes ago”, in the largest unit that it fills. */
function distanceFromNow(milliseconds: number, language: string): string {
  const seconds = (milliseconds - Date.now()) / SECOND_MS;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.trunc(seconds / size), unit);
}
