import { useKitWords } from '../../../page/words/kit-words.ts';
import look from '../../../page/look.module.css';
import { ShareBar } from '../../../page/parts/ShareBar.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import type en from '../strings/en.json';
import styles from './jwt.module.css';

// For longer lifetimes the time of day is not useful.
const SHORT_MS = 3 * 86_400_000;

interface TimeBarProps {
  readonly start: number;
  readonly startLabel: string;
  readonly end: number;
  readonly now: number;
}

/** The token's lifetime as a bar, with the current time. */
export function TimeBar({ start, startLabel, end, now }: TimeBarProps) {
  const words = useWords<typeof en>();
  const { language } = useKitWords();
  const part = (now - start) / (end - start);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', ...(end - start < SHORT_MS && { timeStyle: 'short' }) });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: part < 0.1 ? 1 : 0 }).format(part);
  const times = [
    [startLabel, date.format(start)],
    [words('now'), part < 0 ? words('notStarted') : part >= 1 ? words('over') : words('elapsed', { percent })],
    [words('expires'), date.format(end)],
  ] as const;
  return (
    <ShareBar
      label={words('lifetime')}
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
