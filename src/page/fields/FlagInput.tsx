import type { FlagField } from '../../contract/fields.ts';
import { Switch } from '../../ui/switch/Switch.tsx';
import type { ControlProps } from './control-props.ts';

export function FlagInput({ id, label, value, onChange, describedBy }: ControlProps<FlagField>) {
  return <Switch id={id} label={label} checked={value} aria-describedby={describedBy} onChange={onChange} />;
}
