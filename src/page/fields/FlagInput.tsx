import type { FlagField } from '../../contract/fields.ts';
import { Switch } from '../../ui/switch/Switch.tsx';
import type { FieldProps } from '../Field.tsx';

export function FlagInput({ id, label, value, onChange, describedBy }: FieldProps<FlagField>) {
  return <Switch id={id} label={label} checked={value === true} aria-describedby={describedBy} onChange={onChange} />;
}
