import { toCivilDay } from '../../../lib/date-time/calendar.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { classNames } from '../../../ui/class-names.ts';
import type * as fields from '../fields.ts';
import { runsInDay, scheduledDays } from '../local-times.ts';
import { parseSchedule } from '../schedule.ts';
import type en from '../strings/en.json';
import styles from './crontab.module.css';

const DAYS = 31;
const MAX_DOTS = 3;
const MS_PER_DAY = 86_400_000;

/** The coming month from the day of the next run on, with a dot for each run of a day; many runs are one bar. */
export function MonthStrip({ operation }: OperationProps<typeof fields.explain>) {
  const words = useWords<typeof en>();
  const { language } = useKitWords();
  const { schedule: text, dialect, runs } = operation.output;
  const [next] = runs;
  if (!next || dialect === '') return null;
  const schedule = parseSchedule(text, dialect);
  // An interval (`@every 90m`) has no fields, so no days either: the list of runs shows it.
  if (schedule.everySeconds !== undefined) return null;
  const first = Math.floor(Date.parse(`${next.local.slice(0, 'YYYY-MM-DDThh:mm:ss'.length)}Z`) / MS_PER_DAY);
  if (Number.isNaN(first)) return null;
  const scheduled = new Set(scheduledDays(schedule, first, first + DAYS - 1));
  const count = runsInDay(schedule);
  const name = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <figure className={styles.strip} role="img" aria-label={words('strip', { days: scheduled.size, total: DAYS, count })}>
      {Array.from({ length: DAYS }, (_, index) => {
        const day = first + index;
        const runsThere = scheduled.has(day) ? count : 0;
        const isWeekend = [6, 0].includes(new Date(day * MS_PER_DAY).getUTCDay());
        return (
          <span
            key={day}
            className={classNames(styles.day, isWeekend && styles.weekend)}
            title={words('runsOn', { day: name.format(day * MS_PER_DAY), count: runsThere })}
          >
            {toCivilDay(day).day}
            <span className={styles.dots}>
              {runsThere > MAX_DOTS ? <i className={styles.many} /> : Array.from({ length: runsThere }, (_dot, dot) => <i key={dot} />)}
            </span>
          </span>
        );
      })}
    </figure>
  );
}
