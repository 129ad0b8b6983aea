import type { OutputValues } from '../../../contract/fields.ts';
import look from '../../../page/look.module.css';
import { Folded } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { analyze } from '../fields.ts';
import type en from '../strings/en.json';
import styles from './statistics.module.css';

/** The limits and the counts that they apply to. */
const LIMITS = [
  { name: 'sms', limit: 160, unit: 'codePoints' },
  { name: 'smsUnicode', limit: 70, unit: 'utf16CodeUnits' },
  { name: 'metaDescription', limit: 160, unit: 'graphemes' },
  { name: 'post', limit: 280, unit: 'graphemes' },
] as const;

/** Renders how much of some common limits the text uses. */
export function Limits({ output }: { readonly output: OutputValues<typeof analyze.output> }) {
  const words = useWords<typeof en>();
  return (
    <Folded summary={words('limits')}>
      <ul className={styles.limits}>
        {LIMITS.map(({ name, limit, unit }) => {
          const used = output[unit];
          return (
            <li key={name}>
              <span>{words(name)}</span>
              <meter aria-label={words(name)} min={0} max={limit} value={Math.min(used, limit)} />
              <span className={classNames(look.hint, used > limit && styles.over)}>{words('used', { used, limit })}</span>
            </li>
          );
        })}
      </ul>
    </Folded>
  );
}
