import type { Operation } from '../../contract/operations.ts';
import { Button } from '../../ui/button/Button.tsx';
import type { InputState, OperationState } from '../operation-state.ts';
import styles from './parts.module.css';

interface PresetsProps<Op extends Operation, Name extends string> {
  readonly operation: OperationState<Op>;
  /** Names the group, visibly and for screen readers. */
  readonly label: string;
  /** Preset name → the values that the preset sets. */
  readonly presets: Readonly<Record<Name, Partial<InputState<Op['input']>>>>;
  /** Gives the words for a preset. */
  nameOf(this: void, name: NoInfer<Name>): string;
}

/** Buttons that set several inputs at once. The preset whose values are set is shown as pressed. */
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
