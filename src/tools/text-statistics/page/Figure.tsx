import { CopiedValue } from '../../../page/outputs/CopiedValue.tsx';
import look from '../../../page/look.module.css';
import { useTool, useWords } from '../../../page/session/use-tool.ts';
import { classNames } from '../../../ui/class-names.ts';
import type en from '../strings/en.json';
import styles from './statistics.module.css';

interface FigureProps {
  readonly label: string;
  readonly name: string;
  readonly value: number;
  /** Whether to use large type. */
  readonly isMain: boolean;
  /** The same count for the selected text. */
  readonly selected: number | undefined;
}

/** Renders a count above its name, and the count of the selection below. */
export function Figure({ label, name, value, isMain, selected }: FigureProps) {
  const words = useWords<typeof en>();
  const { language } = useTool().words;
  const format = (number: number): string => new Intl.NumberFormat(language).format(number);
  return (
    <div className={classNames(styles.figure, isMain && styles.large)}>
      <CopiedValue label={label} text={String(value)} copyOnly>
        <output aria-label={label} data-value={name}>
          {format(value)}
        </output>
      </CopiedValue>
      <span className={look.hint}>{label}</span>
      {selected !== undefined && (
        <span className={styles.selected} data-selected={name}>
          {words('selected', { count: format(selected) })}
        </span>
      )}
    </div>
  );
}
