import type { Operation } from '../../contract/operations.ts';
import { Button } from '../../ui/button/Button.tsx';
import type { InputState, OperationState } from '../operation-state.ts';
import styles from './parts.module.css';

interface PresetsProps<Op extends Operation, Name extends string> {
  readonly operation: OperationState<Op>;
  /** What the presets are for. */
  readonly label: string;
  /** By name, the values that a preset gives to fields. */
  readonly presets: Readonly<Record<Name, Partial<InputState<Op['input']>>>>;
  /** A preset's name in words. */
  nameOf(this: void, name: NoInfer<Name>): string;
}

/** Buttons that fill several fields at once; the one whose values stand there is pressed. */
export function Presets<Op extends Operation, Name extends string>({ operation, label, presets, nameOf }: PresetsProps<Op, Name>) {
  return (
    <div role="group" aria-label={label} className={styles.presets}>
      <span aria-hidden className={styles.presetsLabel}>
        {label}
      </span>
      {namesOf(presets).map((name) => (
        <Button key={name} size="small" aria-pressed={isChosen(presets[name], operation.input)} onClick={() => operation.setAll(presets[name])}>
          {nameOf(name)}
        </Button>
      ))}
    </div>
  );
}

function namesOf<Name extends string>(presets: Readonly<Record<Name, unknown>>): readonly Name[] {
  const names: Name[] = [];
  for (const name in presets) names.push(name);
  return names;
}

const isChosen = (preset: object, input: object): boolean => {
  const held = new Map(Object.entries(input));
  return Object.entries(preset).every(([field, value]) => held.get(field) === value);
};
