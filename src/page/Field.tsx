import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import type { InputField, InputKind } from '../contract/fields.ts';
import { fieldWord } from '../runtime/field-words.ts';
import { FailureNote } from './FailureNote.tsx';
import { ChoiceInput, ChoicesInput } from './fields/ChoiceInput.tsx';
import { ColorInput } from './fields/ColorInput.tsx';
import { DateTimeInput } from './fields/DateTimeInput.tsx';
import { FileInput } from './fields/FileInput.tsx';
import { FlagInput } from './fields/FlagInput.tsx';
import { NumberInput } from './fields/NumberInput.tsx';
import { TextInput } from './fields/TextInput.tsx';
import kit from './kit.module.css';
import styles from './page.module.css';
import { useTool } from './tool-context.tsx';
import type { OperationState } from './use-operation.ts';

/** What every input gets. */
export interface FieldProps<F extends InputField> {
  readonly id: string;
  readonly field: F;
  readonly label: string;
  readonly placeholder: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly operation: OperationState;
  readonly name: string;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  readonly autoFocus: boolean;
}

type Input<Kind extends InputKind> = (props: FieldProps<Extract<InputField, { kind: Kind }>>) => ReactNode;

const inputs = {
  text: TextInput,
  integer: NumberInput,
  number: NumberInput,
  flag: FlagInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  file: FileInput,
  color: ColorInput,
  dateTime: DateTimeInput,
} satisfies { [Kind in InputKind]: Input<Kind> };

interface Props {
  readonly operation: OperationState;
  readonly name: string;
  readonly autoFocus?: boolean;
  /** A control of the page's own in the place of the generated one; label, hint and error stay. */
  readonly children?: (props: FieldProps<InputField>) => ReactNode;
}

/** One input of an operation: its label, its control, what is wrong with it. */
export function Field({ operation, name, autoFocus = false, children }: Props) {
  const { texts } = useTool();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = operation.operation.input[name];
  if (!field) throw new Error(`${operation.name} has no input ${name}`);
  const failure = operation.problem?.kind === 'error' && operation.problem.failure.field === name ? operation.problem.failure : undefined;
  const hint = fieldWord(texts, 'inputs', operation.name, name, 'hint');
  const describedBy = [hint && `${id}-hint`, failure && `${id}-failure`].filter(Boolean).join(' ') || undefined;
  const label = fieldWord(texts, 'inputs', operation.name, name, 'label');
  const props: FieldProps<InputField> = {
    id,
    field,
    label,
    placeholder: fieldWord(texts, 'inputs', operation.name, name, 'placeholder'),
    value: operation.input[name],
    onChange: (value) => operation.set(name, value),
    operation,
    name,
    invalid: failure !== undefined,
    describedBy,
    autoFocus,
  };
  const Control = inputs[field.kind] as (props: FieldProps<InputField>) => ReactNode;
  const isGroup = field.kind === 'choices' || field.kind === 'flag' || field.kind === 'file';
  return (
    <div ref={box} className={styles.field} data-operation={operation.name} data-field={name} data-kind={field.kind}>
      {!isGroup && (
        <label className={kit.label} htmlFor={id}>
          {label}
        </label>
      )}
      {children ? children(props) : <Control {...props} />}
      {hint && (
        <p id={`${id}-hint`} className={kit.hint}>
          {hint}
        </p>
      )}
      {failure && (
        <FailureNote
          id={`${id}-failure`}
          failure={failure}
          onGoTo={
            field.kind === 'text'
              ? () => showPlace(box.current?.querySelector('input, textarea') ?? undefined, failure.position, String(operation.input[name]))
              : undefined
          }
        />
      )}
    </div>
  );
}

function showPlace(
  control: Element | undefined,
  position: { readonly character: number } | { readonly line: number; readonly column: number } | undefined,
  text: string,
): void {
  if (!position || !(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  const start = 'character' in position ? indexOfCharacter(text, position.character) : indexOfPlace(text, position);
  control.focus();
  control.setSelectionRange(start, start + 1);
}

const indexOfCharacter = (text: string, character: number): number => [...text].slice(0, character - 1).join('').length;

function indexOfPlace(text: string, { line, column }: { readonly line: number; readonly column: number }): number {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  return before + indexOfCharacter(lines[line - 1] ?? '', column);
}
