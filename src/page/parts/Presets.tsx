import type { Operation } from '../../contract/operations.ts';
import { Button } from '../../ui/button/Button.tsx';
import { NativeSelect } from '../../ui/native-select/NativeSelect.tsx';
import { useKitWords } from '../words/kit-words.ts';
import type { InputState, OperationState } from '../session/operation-state.ts';
import { namesOf } from '../words/names-of.ts';
import styles from './parts.module.css';

interface PresetsProps<Op extends Operation, Name extends string> {
  readonly operation: OperationState<Op>;
  /** Names the group, visibly and for screen readers. */
  readonly label: string;
  /** Preset name → the values that the preset sets. */
  readonly presets: Readonly<Record<Name, Partial<InputState<Op['input']>>>>;
  /** Returns the label of a preset. */
  nameOf(this: void, name: NoInfer<Name>): string;
}

/** More presets than this are a select list. */
const MAX_BUTTONS = 5;

/** Buttons, or a list, that set several inputs at once. The preset that matches the values is selected. */
export function Presets<Op extends Operation, Name extends string>({ operation, label, presets, nameOf }: PresetsProps<Op, Name>) {
  const kit = useKitWords();
  const names = namesOf(presets);
  if (names.length > MAX_BUTTONS) {
    const none = '';
    return (
      <label className={styles.presets}>
        <span className={styles.presetsLabel}>{label}</span>
        <NativeSelect<Name | typeof none>
          options={[none, ...names]}
          labelOf={(name) => (name === none ? kit('ownChoice') : nameOf(name))}
          value={names.find((name) => isChosen(presets[name], operation.input)) ?? none}
          onChange={(name) => {
            if (name !== none) operation.setAll(presets[name]);
          }}
        />
      </label>
    );
  }
  return (
    <div role="group" aria-label={label} className={styles.presets}>
      <span aria-hidden className={styles.presetsLabel}>
        {label}
      </span>
      {names.map((name) => (
        <Button key={name} size="small" aria-pressed={isChosen(presets[name], operation.input)} onClick={() => operation.setAll(presets[name])}>
          {nameOf(name)}
        </Button>
      ))}
    </div>
  );
}

const isChosen = (preset: object, input: object): boolean => {
  const held = new Map(Object.entries(input));
  return Object.entries(preset).every(([field, value]) => held.get(field) === value);
};
