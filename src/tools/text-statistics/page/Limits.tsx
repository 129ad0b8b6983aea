import type { OutputValues } from '../../../contract/fields.ts';
import look from '../../../page/look.module.css';
import { Folded } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { analyze } from '../fields.ts';
import type en from '../strings/en.json';
import styles from './statistics.module.css';

/** What has a limit, and what it counts. */
const LIMITS = [
  { name: 'sms', limit: 160, unit: 'codePoints' },
  { name: 'smsUnicode', limit: 70, unit: 'utf16CodeUnits' },
  { name: 'metaDescription', limit: 160, unit: 'graphemes' },
  { name: 'post', limit: 280, unit: 'graphemes' },
] as const;

/** How much of some well-known limits the text takes. */
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
