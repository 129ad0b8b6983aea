import { useKitWords } from '../words/kit-words.ts';
import look from '../look.module.css';
import { ShareBar } from './ShareBar.tsx';
import styles from './time-bar.module.css';

// For longer lifetimes the time of day is not useful.
const SHORT_MS = 3 * 86_400_000;

/** The labels of a bar's ends and of the current time. */
interface TimeBarWords {
  readonly start: string;
  readonly now: string;
  readonly end: string;
  readonly notStarted: string;
  readonly over: string;
  /** Returns the text for a share of the time that has passed. */
  elapsed(this: void, percent: string): string;
}

interface TimeBarProps {
  /** Accessible name: what lasts that long. */
  readonly label: string;
  /** Times in milliseconds. The end is after the start. */
  readonly start: number;
  readonly end: number;
  readonly now: number;
  readonly words: TimeBarWords;
}

/** A span of time as a bar, with the current time. */
export function TimeBar({ label, start, end, now, words }: TimeBarProps) {
  const { language } = useKitWords();
  const part = (now - start) / (end - start);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', ...(end - start < SHORT_MS && { timeStyle: 'short' }) });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: part < 0.1 ? 1 : 0 }).format(part);
  const times = [
    [words.start, date.format(start)],
    [words.now, part < 0 ? words.notStarted : part >= 1 ? words.over : words.elapsed(percent)],
    [words.end, date.format(end)],
  ] as const;
  return (
    <ShareBar
      label={label}
      shares={[
        { tone: part < 1 ? 'good' : 'bad', size: Math.min(now, end) - start, isMarked: part < 1 },
        { tone: 'none', size: end - Math.max(now, start) },
      ]}
    >
      <div className={styles.times}>
        {times.map(([name, value]) => (
          <span key={name} className={look.hint}>
            <b>{name}</b>
            <br />
            {value}
          </span>
        ))}
      </div>
    </ShareBar>
  );
}
