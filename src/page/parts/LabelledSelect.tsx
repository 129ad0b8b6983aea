import type { ComponentProps } from 'react';
import { useId } from 'react';
import { NativeSelect } from '../../ui/native-select/NativeSelect.tsx';
import look from '../look.module.css';
import styles from './parts.module.css';

interface LabelledSelectProps<Value extends string> extends Omit<ComponentProps<typeof NativeSelect<Value>>, 'id'> {
  readonly label: string;
}

/** A select with a label, for a choice that is not an input of an operation. */
export function LabelledSelect<Value extends string>({ label, ...select }: LabelledSelectProps<Value>) {
  const id = useId();
  return (
    <div className={styles.labeledSelect}>
      <label className={look.label} htmlFor={id}>
        {label}
      </label>
      <NativeSelect {...select} id={id} />
    </div>
  );
}
