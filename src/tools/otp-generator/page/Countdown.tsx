import type { NumberField } from '../../../contract/fields.ts';
import type { OutputProps } from '../../../page/outputs/output-props.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { classNames } from '../../../ui/class-names.ts';
import type en from '../strings/en.json';
import styles from './otp-generator.module.css';

const LAST_SECONDS = 5;

/** A countdown ring for the step, and the remaining seconds. */
export function Countdown({ name, label, value: seconds, period }: OutputProps<NumberField> & { readonly period: number }) {
  const words = useWords<typeof en>();
  return (
    <div className={classNames(styles.countdown, seconds <= LAST_SECONDS && styles.last)} role="timer" aria-label={label}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <circle cx="12" cy="12" r="9" />
        {/* A new element per step, because the ring would otherwise run backwards. */}
        <circle key={seconds === period ? 'full' : 'rest'} cx="12" cy="12" r="9" pathLength="1" strokeDasharray="1" strokeDashoffset={1 - seconds / period} />
      </svg>
      <span data-value={name} data-seconds={seconds}>
        {words('secondsLeft', { seconds })}
      </span>
    </div>
  );
}
