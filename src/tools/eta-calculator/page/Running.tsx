import { useState } from 'react';
import { formatExactDuration } from '../../../lib/duration/exact.ts';
import { parseIsoDuration } from '../../../lib/duration/iso.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import look from '../../../page/look.module.css';
import { Row } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { useTicking } from '../../../page/browser/use-ticking.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type en from '../strings/en.json';
import styles from './eta.module.css';
import { formatDay } from './format-day.ts';

interface RunningProps {
  readonly total: number;
  readonly done: number;
  /** In ISO 8601; empty without a result. */
  readonly endsAt: string;
  /** The remaining duration, in ISO 8601. */
  readonly duration: string;
  /** The calculation on one line. */
  readonly worked: string;
  onAdd(this: void): void;
}

/** Shows an estimate live: the end in words, the time left, and the expected progress. */
export function Running({ total, done, endsAt, duration, worked, onAdd }: RunningProps) {
  const words = useWords<typeof en>();
  const { language } = useKitWords();
  const [now, setNow] = useState(Date.now);
  useTicking(endsAt !== '', () => setNow(Date.now()));
  if (endsAt === '') return null;
  const end = Date.parse(endsAt);
  const leftMs = Math.max(0, end - now);
  const part = expectedPart(total === 0 ? 1 : done / total, leftMs, parseIsoDuration(duration));
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(Math.floor(part * 1_000) / 1_000);
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(end);
  return (
    <>
      <p className={styles.end} data-end>
        {words('dayAndTime', { day: formatDay(end, now, language), time })}
      </p>
      <p className={look.note}>{worked}</p>
      <div>
        <p className={look.note}>{words('left')}</p>
        <p className={styles.countdown} role="timer">
          {leftMs === 0 ? words('over') : formatExactDuration(Math.ceil(leftMs / 1_000) * 1_000, language)}
        </p>
        <progress className={styles.progress} aria-label={words('progress')} max={1} value={part} />
      </div>
      <Row>
        <Button size="small" disabled={done + 1 > total} onClick={onAdd}>
          {words('addOne')}
        </Button>
        <span className={look.note}>{words('expected', { percent })}</span>
      </Row>
    </>
  );
}

/** Returns the expected progress, from 0 to 1, at `leftMs` before the end, if it was `donePart` at the start of `durationMs`. */
const expectedPart = (donePart: number, leftMs: number, durationMs: number): number =>
  durationMs === 0 ? 1 : donePart + (1 - donePart) * Math.min(1, Math.max(0, 1 - leftMs / durationMs));
