import { useKitWords } from '../../../page/words/kit-words.ts';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { classNames } from '../../../ui/class-names.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import styles from './crontab.module.css';

const MAX_DOTS = 3;
const DAYS = 7;
const DAY_MS = 86_400_000;
/** A Monday, the first day of the week in ISO 8601. */
const MONDAY = Date.UTC(2024, 0, 1);

/** A calendar of the month from the day of the next run on, with a dot for each run of a day; many runs are one bar. */
export function MonthCalendar({ operation }: OperationProps<typeof fields.explain>) {
  const words = useWords<typeof en>();
  const { language } = useKitWords();
  const { days } = operation.output;
  if (days.length === 0) return null;
  const scheduled = days.filter(({ runs }) => runs !== 0);
  const [first, last] = [new Date(days[0]?.date ?? ''), new Date(days.at(-1)?.date ?? '')];
  const months = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const name = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <div
      className={styles.calendar}
      role="img"
      aria-label={words('strip', { days: scheduled.length, total: days.length, count: scheduled[0]?.runs ?? 0 })}
      data-operation={operation.name}
      data-field="days"
    >
      <p className={styles.months}>{months.formatRange(first, last)}</p>
      {Array.from({ length: DAYS }, (_, index) => (
        <span key={index} className={styles.weekday}>
          {weekday.format(new Date(MONDAY + index * DAY_MS))}
        </span>
      ))}
      {days.map(({ date, runs }, index) => {
        const day = new Date(date);
        const count = runs ?? 0;
        return (
          <span
            key={date}
            className={classNames(styles.day, [6, 0].includes(day.getUTCDay()) && styles.weekend)}
            style={index === 0 ? { gridColumnStart: 1 + ((day.getUTCDay() + DAYS - 1) % DAYS) } : undefined}
            title={words('runsOn', { day: name.format(day), count })}
          >
            {day.getUTCDate()}
            <span className={styles.dots}>{count > MAX_DOTS ? <i className={styles.many} /> : Array.from({ length: count }, (_, dot) => <i key={dot} />)}</span>
          </span>
        );
      })}
    </div>
  );
}
