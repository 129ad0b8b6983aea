import type { FlagField, NumberField } from '../../contract/fields.ts';
import { formatNumber } from '../../runtime/format-number.ts';
import { classNames } from '../../ui/class-names.ts';
import look from '../look.module.css';
import type { OutputProps } from './output-props.ts';
import { useTool } from '../session/use-tool.ts';
import { CopiedValue } from './CopiedValue.tsx';
import styles from './outputs.module.css';
import { Result } from './Result.tsx';

export function NumberOutput({ label, value, name, id, prominent }: OutputProps<NumberField>) {
  const { words } = useTool();
  return (
    <Result id={id} label={label} isBlock={prominent}>
      <CopiedValue label={label} text={String(value)} format="number">
        <output className={classNames(styles.text, prominent && styles.prominent)} aria-labelledby={id} data-value={name}>
          {formatNumber(words.language, value, 20)}
        </output>
      </CopiedValue>
    </Result>
  );
}

export function FlagOutput({ label, value, name, id }: OutputProps<FlagField>) {
  const { words } = useTool();
  return (
    <Result id={id} label={label}>
      <output className={look.badge} aria-labelledby={id} data-value={name}>
        {words.t(value ? 'values.yes' : 'values.no')}
      </output>
    </Result>
  );
}
