import { Fragment } from 'react';
import type { Tone } from '../../contract/fields.ts';
import { classNames } from '../../ui/class-names.ts';
import look from '../look.module.css';
import { useLimit } from '../outputs/use-limit.tsx';
import { useKitWords } from '../words/kit-words.ts';
import styles from './time-line.module.css';
import { timeScale } from './time-scale.ts';

export interface TimeSpan {
  readonly label: string;
  /** In milliseconds, like all times; undefined for an end that is open. */
  readonly start: number | undefined;
  readonly end: number | undefined;
  readonly tone: Tone;
  /** The state in words. */
  readonly state: string;
  /** Whether it has no place in time, and so no bar. */
  readonly isMissing?: boolean;
}

interface TimeLineProps {
  /** Accessible name of the drawing. */
  readonly label: string;
  readonly spans: readonly TimeSpan[];
  /** The time that the others are compared with, in the middle of the scale. */
  readonly now: number;
  /** The name of that time. */
  readonly nowLabel: string;
  /** Name of the output, as `data-value`. */
  readonly name?: string;
}

const SHOWN_AT_A_TIME = 50;

const percent = (place: number): string => `${(place * 100).toFixed(2)}%`;

/** Formats a distance from the moment, such as `+1 hr`: relative times are too long for the scale on a phone. */
const distanceOf = (count: number, unit: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short', signDisplay: 'always' }).format(count);

/** Several spans of time over one scale, each with its state and its ends as text: of many, the first, and more on request. Screen readers get the text alone. */
export function TimeLine({ label, spans, now, nowLabel, name }: TimeLineProps) {
  const { language } = useKitWords();
  const { limit, more } = useLimit(spans.length, SHOWN_AT_A_TIME);
  const { placeOf, ticks } = timeScale(
    now,
    spans.flatMap(({ start, end }) => [start, end].filter((time) => time !== undefined)),
  );
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const limits = ({ start, end, isMissing }: TimeSpan): string =>
    isMissing || (start === undefined && end === undefined) ? '' : [start, end].map((time) => (time === undefined ? '…' : date.format(time))).join(' – ');
  return (
    <figure className={styles.figure} aria-label={label} data-value={name}>
      <ul className={styles.rows}>
        {spans.slice(0, limit).map((span, index) => (
          <li key={index}>
            <span className={styles.label}>{span.label}</span>
            <span className={classNames(look.badge, styles.state, span.tone !== 'none' && look[span.tone])}>{span.state}</span>
            <div className={styles.track} aria-hidden="true">
              {!span.isMissing && (
                <span
                  className={classNames(styles.bar, styles[span.tone], span.start === undefined && styles.openStart, span.end === undefined && styles.openEnd)}
                  style={{
                    insetInlineStart: percent(span.start === undefined ? 0 : placeOf(span.start)),
                    insetInlineEnd: percent(span.end === undefined ? 0 : 1 - placeOf(span.end)),
                  }}
                />
              )}
              <span className={styles.now} style={{ insetInlineStart: percent(placeOf(now)) }} />
            </div>
            {limits(span) !== '' && <span className={classNames(look.hint, styles.limits)}>{limits(span)}</span>}
          </li>
        ))}
      </ul>
      {more}
      <div className={styles.scale} aria-hidden="true">
        {ticks.map(({ count, unit, place }) => (
          <Fragment key={`${count} ${unit}`}>
            <span className={styles.tick} style={{ insetInlineStart: percent(place) }} />
            {/* At an end of the scale, the label is inside it. */}
            <span style={{ insetInlineStart: percent(place), translate: `-${percent(place)}` }}>{distanceOf(count, unit, language)}</span>
          </Fragment>
        ))}
        <span className={styles.tickNow} style={{ insetInlineStart: percent(placeOf(now)) }} />
      </div>
      <figcaption className={look.hint}>
        <b>{nowLabel}</b> {date.format(now)} UTC
      </figcaption>
    </figure>
  );
}
