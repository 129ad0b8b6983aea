import { useTool, useWords } from '../../../page/tool-context.tsx';
import type en from '../strings/en.json';
import styles from './jwt.module.css';

// Beyond this the hour says nothing.
const SHORT_MS = 3 * 86_400_000;

interface TimeBarProps {
  readonly start: number;
  readonly startLabel: string;
  readonly end: number;
  readonly now: number;
}

/** The token's lifetime as a line, and where now is on it. */
export function TimeBar({ start, startLabel, end, now }: TimeBarProps) {
  const words = useWords<typeof en>();
  const { texts } = useTool();
  const part = (now - start) / (end - start);
  const shown = Math.min(1, Math.max(0, part));
  const date = new Intl.DateTimeFormat(texts.language, { dateStyle: 'medium', ...(end - start < SHORT_MS && { timeStyle: 'short' }) });
  const percent = new Intl.NumberFormat(texts.language, { style: 'percent', maximumFractionDigits: part < 0.1 ? 1 : 0 }).format(shown);
  const summary = part < 0 ? words('notStarted') : part >= 1 ? words('over') : words('elapsed', { percent });
  return (
    <figure className={styles.time} aria-label={words('lifetime')}>
      <div className={styles.track} aria-hidden="true">
        <span className={styles.elapsed} style={{ inlineSize: `${shown * 100}%` }} />
        <span className={styles.now} style={{ insetInlineStart: `${shown * 100}%` }} />
      </div>
      <figcaption className={styles.timeWords}>
        <span>
          <b>{startLabel}</b>
          {date.format(start)}
        </span>
        <span>
          <b>{words('now')}</b>
          {summary}
        </span>
        <span>
          <b>{words('expires')}</b>
          {date.format(end)}
        </span>
      </figcaption>
    </figure>
  );
}
