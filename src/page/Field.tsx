import type { ControlProps } from './fields/control-props.ts';
import type { ComponentType, ReactNode } from 'react';
import { useId, useRef } from 'react';
import type { Position } from '../contract/errors.ts';
import type { InputField, InputKind } from '../contract/fields.ts';
import type { Operation } from '../contract/operations.ts';
import { FailureNote } from './FailureNote.tsx';
import { ChoiceInput, ChoicesInput } from './fields/ChoiceInput.tsx';
import { ColorInput } from './fields/ColorInput.tsx';
import { DateTimeInput } from './fields/DateTimeInput.tsx';
import { FlagInput } from './fields/FlagInput.tsx';
import { FieldMakeButton } from './fields/MakeButton.tsx';
import { NumberInput } from './fields/NumberInput.tsx';
import { TextInput } from './fields/TextInput.tsx';
import { FileInput } from './lazy/lazy-parts.ts';
import look from './look.module.css';
import type { InputName, OperationState } from './session/operation-state.ts';
import { TYPED_KINDS } from './session/error-delay.ts';
import { failureOf } from './session/operation-state.ts';
import styles from './page.module.css';
import { classNames } from '../ui/class-names.ts';
import { textOf } from './words/text-of.ts';
import type { InputFieldOf } from '../runtime/kinds/input-kind.ts';
import { isUsed } from '../runtime/used-when.ts';
import { SHOW_PLACE } from '../ui/input-text/long-text.ts';

const controls: { readonly [Kind in InputKind]: ComponentType<ControlProps<InputFieldOf<Kind>>> } = {
  text: TextInput,
  integer: NumberInput,
  number: NumberInput,
  flag: FlagInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  file: FileInput,
  color: ColorInput,
  dateTime: DateTimeInput,
};

/** Renders the usual control of a kind. */
function Control<Kind extends InputKind>({ kind, props }: { readonly kind: Kind; readonly props: ControlProps<InputFieldOf<Kind>> }) {
  const Part: ComponentType<ControlProps<InputFieldOf<Kind>>> = controls[kind];
  return <Part {...props} />;
}

interface FieldProps<Op extends Operation, Name extends InputName<Op>> {
  readonly operation: OperationState<Op>;
  /** Name of the input. */
  readonly name: Name;
  readonly autoFocus?: boolean;
  /** Placeholder, such as the value that applies while the box is empty. Default: the detected value, else the placeholder in the strings. */
  readonly placeholder?: string | undefined;
  /** Height of a text of many lines, in rows. */
  readonly rows?: number;
  /** Puts the control into a sentence, whose words replace the label. The label is for screen readers only, and the error is below the sentence. */
  readonly isInline?: boolean;
  /** Shown after the label. */
  readonly mark?: ReactNode;
  /** Buttons at the end of the label's line. */
  readonly tools?: ReactNode;
  /** Whether the positions in errors are positions in this text, so that the page can go to them. False where they are positions in decoded data. */
  readonly hasPlaces?: boolean;
  /** Whether an empty line is reserved for an error of a field without a hint. Default: for the main input of the operation. */
  readonly hasRoomForError?: boolean;
  /** Renders a control instead of the usual one; label, hint and error stay. */
  control?(this: void, props: ControlProps<Extract<Op['input'][Name], InputField>>): ReactNode;
  /** Shown right below the control, such as presets. */
  readonly children?: ReactNode;
}

/** One input of an operation: label, control, hint and error. The field is hidden while the values of other inputs make it unused. */
export function Field<Op extends Operation, Name extends InputName<Op>>(props: FieldProps<Op, Name>): ReactNode;
export function Field({
  operation,
  name,
  autoFocus = false,
  placeholder,
  rows,
  isInline = false,
  mark,
  tools,
  hasPlaces = true,
  hasRoomForError,
  control: renderOwn,
  children,
}: FieldProps<Operation, string>): ReactNode {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = operation.operation.input[name];
  if (!field) throw new Error(`${operation.name} has no input ${name}`);
  const { words } = operation;
  const failure = failureOf(operation, name);
  const hint = words.inputHint(name);
  const value = operation.input[name];
  const detected = field.kind === 'text' && field.detectedAs !== undefined ? textOf(operation.output[field.detectedAs]) : '';
  const props: ControlProps = {
    id,
    name,
    field,
    label: words.input(name),
    placeholder: placeholder || detected || words.placeholder(name),
    value,
    onChange: (next) => operation.set(name, next),
    optionWord: (option) => words.option(name, option),
    invalid: failure !== undefined,
    describedBy: [hint && `${id}-hint`, failure && `${id}-failure`].filter(Boolean).join(' ') || undefined,
    autoFocus,
    rows,
  };
  const label = (
    <label className={isInline ? 'visually-hidden' : look.label} htmlFor={id}>
      {props.label}
    </label>
  );
  // The error replaces the hint. Options without a hint fail seldom, so that they have no empty line.
  const isMain = field.primary === true && TYPED_KINDS.has(field.kind);
  const hasRoom = !isInline && (hint !== '' || (hasRoomForError ?? isMain));
  const isGroup = field.kind === 'choices' || field.kind === 'flag' || field.kind === 'file';
  const control = renderOwn ? renderOwn(props) : <Control kind={field.kind} props={props} />;
  return (
    <div
      ref={box}
      className={classNames(styles.field, isInline && styles.inline, hasRoom && hint === '' && styles.roomy)}
      data-operation={operation.name}
      data-field={name}
      data-kind={field.kind}
      hidden={!isUsed(field, operation.input)}
    >
      {!isGroup &&
        (tools === undefined ? (
          label
        ) : (
          <div className={styles.fieldHead}>
            {label}
            {mark}
            {tools}
          </div>
        ))}
      {field.kind === 'text' && field.madeBy !== undefined ? (
        <div className={styles.making}>
          {control}
          <FieldMakeButton operation={operation} name={name} by={field.madeBy} />
        </div>
      ) : (
        control
      )}
      {children}
      {hint && (
        <p id={`${id}-hint`} className={look.hint}>
          {hint}
        </p>
      )}
      {failure && (
        <FailureNote
          id={`${id}-failure`}
          failure={failure}
          {...(hasRoom && { line: 'field' })}
          onGoTo={
            hasPlaces && typeof value === 'string'
              ? ({ position }) => showPlace(box.current?.querySelector('[data-long-text], input, textarea') ?? undefined, position, value)
              : undefined
          }
        />
      )}
    </div>
  );
}

function showPlace(control: Element | undefined, position: Position | undefined, text: string): void {
  if (position && control instanceof HTMLDivElement) control.dispatchEvent(new CustomEvent(SHOW_PLACE, { detail: position }));
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
