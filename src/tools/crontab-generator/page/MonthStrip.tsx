import { useKitWords } from '../../../page/words/kit-words.ts';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { classNames } from '../../../ui/class-names.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import styles from './crontab.module.css';

const MAX_DOTS = 3;

/** Shows the month from the day of the next run on, with a dot for each run of a day; many runs are one bar. */
export function MonthStrip({ operation }: OperationProps<typeof fields.explain>) {
  const words = useWords<typeof en>();
  const { language } = useKitWords();
  const { days } = operation.output;
  if (days.length === 0) return null;
  const scheduled = days.filter(({ runs }) => runs !== 0);
  const name = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <figure
      className={styles.strip}
      role="img"
      aria-label={words('strip', { days: scheduled.length, total: days.length, count: scheduled[0]?.runs ?? 0 })}
      data-operation={operation.name}
      data-field="days"
    >
      {days.map(({ date, runs }) => {
        const day = new Date(date);
        const count = runs ?? 0;
        return (
          <span
            key={date}
            className={classNames(styles.day, [6, 0].includes(day.getUTCDay()) && styles.weekend)}
            title={words('runsOn', { day: name.format(day), count })}
          >
            {day.getUTCDate()}
            <span className={styles.dots}>{count > MAX_DOTS ? <i className={styles.many} /> : Array.from({ length: count }, (_, dot) => <i key={dot} />)}</span>
          </span>
        );
      })}
    </figure>
  );
}
