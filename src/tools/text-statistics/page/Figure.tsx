import { formatExactDuration } from '../../../lib/duration/exact.ts';
import { Awaited } from '../../../page/outputs/Awaited.tsx';
import { CopiedValue } from '../../../page/outputs/CopiedValue.tsx';
import { useTool, useWords } from '../../../page/session/use-tool.ts';
import { classNames } from '../../../ui/class-names.ts';
import type en from '../strings/en.json';
import styles from './statistics.module.css';

interface FigureProps {
  readonly label: string;
  readonly name: string;
  /** Undefined until it is known. */
  readonly value: number | undefined;
  /** Whether the value is a duration in seconds. */
  readonly isDuration: boolean;
  /** Whether to use large type. */
  readonly isMain: boolean;
  /** The same count for the selected text. */
  readonly selected: number | undefined;
}

/** Renders a count and its name, and the count of the selection. */
export function Figure({ label, name, value, isDuration, isMain, selected }: FigureProps) {
  const words = useWords<typeof en>();
  const { language } = useTool().words;
  const format = (number: number): string => (isDuration ? formatExactDuration(1000 * number, language) : new Intl.NumberFormat(language).format(number));
  return (
    <div className={classNames(styles.figure, isMain && styles.large)}>
      <span className={styles.label}>{label}</span>
      {value === undefined ? (
        <Awaited />
      ) : (
        <CopiedValue label={label} text={isDuration ? format(value) : String(value)} copyOnly>
          <output aria-label={label} data-value={name}>
            {format(value)}
          </output>
        </CopiedValue>
      )}
      {selected !== undefined && (
        <span className={styles.selected} data-selected={name}>
          {words('selected', { count: format(selected) })}
        </span>
      )}
    </div>
  );
}
