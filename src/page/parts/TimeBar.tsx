import { useKitWords } from '../words/kit-words.ts';
import look from '../look.module.css';
import { ShareBar } from './ShareBar.tsx';
import styles from './time-bar.module.css';

// For longer times the time of day is not useful.
const SHORT_MS = 3 * 86_400_000;

interface TimeBarProps {
  /** In milliseconds, like all times. */
  readonly start: number;
  readonly end: number;
  readonly now: number;
  readonly startLabel: string;
}

/** A span of time as a bar, with the current time. */
export function TimeBar({ start, startLabel, end, now }: TimeBarProps) {
  const kit = useKitWords();
  const { language } = kit;
  const part = (now - start) / (end - start);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', ...(end - start < SHORT_MS && { timeStyle: 'short' }) });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: part < 0.1 ? 1 : 0 }).format(part);
  const times = [
    [startLabel, date.format(start)],
    [kit('timeNow'), part < 0 ? kit('timeBefore') : part >= 1 ? kit('timeAfter') : kit('timeElapsed', { percent })],
    [kit('timeEnd'), date.format(end)],
  ] as const;
  return (
    <ShareBar
      label={kit('timeSpan')}
      shares={[
        { tone: part < 1 ? 'good' : 'bad', size: Math.min(now, end) - start, isMarked: part < 1 },
        { tone: 'none', size: end - Math.max(now, start) },
      ]}
    >
      <div className={styles.times}>
        {times.map(([label, value]) => (
          <span key={label} className={look.hint}>
            <b>{label}</b>
            <br />
            {value}
          </span>
        ))}
      </div>
    </ShareBar>
  );
}
