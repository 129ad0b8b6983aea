import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Operation } from '../../contract/operations.ts';
import { describeFailure } from '../../runtime/failure.ts';
import { outputFormat } from '../../runtime/output-format.ts';
import { TextBox } from '../../ui/input-text/TextBox.tsx';
import type { InputState, OperationState, OutputName } from '../session/operation-state.ts';
import type { OutputProps } from '../outputs/output-props.ts';
import { Output } from '../Output.tsx';
import { CopiedValue } from '../outputs/CopiedValue.tsx';
import { Result } from '../outputs/Result.tsx';
import { textOf } from '../words/text-of.ts';
import { useTool } from '../session/use-tool.ts';
import styles from './editable-values.module.css';

/** In UTF-16 code units. A longer result is shown as usual, and is not editable. */
const MAX_EDITABLE = 200;

interface EditableValuesProps<Op extends Operation, Name extends OutputName<Op>> {
  readonly operation: OperationState<Op>;
  /** The outputs, in order: single-line texts, or numbers. */
  readonly names: readonly Name[];
  /** Whether the first value takes the focus when it appears. Default false. */
  readonly autoFocus?: boolean;
  /** Returns the input that reproduces a typed result: the text itself, and how to parse it. */
  inputFor(this: void, name: Name, text: string): Partial<InputState<Op['input']>>;
}

/**
 * Editable results: typed text becomes the input, and all the others follow. While a box has focus it
 * keeps the typed text, even if the result is formatted differently; rejected text stays there with the reason, until something
 * else is typed or set.
 */
export function EditableValues<Op extends Operation, Name extends OutputName<Op>>(props: EditableValuesProps<Op, Name>): ReactNode;
export function EditableValues({ operation, names, autoFocus = false, inputFor }: EditableValuesProps<Operation, string>): ReactNode {
  const [typed, setTyped] = useState<{ readonly name: string; readonly text: string }>();
  const [focused, setFocused] = useState<string>();
  const isHeld = typed !== undefined && Object.entries(inputFor(typed.name, typed.text)).every(([field, value]) => Object.is(operation.input[field], value));
  return names.map((name, index) => {
    const own = isHeld && typed.name === name && (focused === name || operation.problem) ? typed.text : undefined;
    if (own === undefined && shownText(operation.output[name]).length > MAX_EDITABLE) return <Output key={name} operation={operation} name={name} />;
    return (
      <Output
        key={name}
        operation={operation}
        name={name}
        view={(props) => (
          <Editable
            {...props}
            typed={own}
            autoFocus={autoFocus && index === 0}
            onType={(text) => {
              setTyped({ name, text });
              operation.setAll(inputFor(name, text));
            }}
            onFocus={() => setFocused(name)}
            onLeave={() => setFocused(undefined)}
          />
        )}
      />
    );
  });
}

const shownText = (value: unknown): string => (typeof value === 'number' ? String(value) : textOf(value));

interface EditableProps extends OutputProps {
  /** The typed text that the result must not replace; undefined if there is none. */
  readonly typed: string | undefined;
  readonly autoFocus: boolean;
  onType(this: void, text: string): void;
  onFocus(this: void): void;
  onLeave(this: void): void;
}

function Editable({ id, name, field, label, value, operation, typed, autoFocus, onType, onFocus, onLeave }: EditableProps) {
  const { words } = useTool();
  const { problem } = operation;
  const failure = typed !== undefined && problem?.kind === 'error' ? problem.failure : undefined;
  const text = shownText(value);
  return (
    <Result id={id} label={label}>
      <CopiedValue label={label} text={text} format={outputFormat(operation.operation, field, operation.input)} keepsClicks>
        <TextBox
          className={styles.box}
          size="medium"
          rawText
          aria-labelledby={id}
          aria-invalid={failure !== undefined || undefined}
          aria-describedby={failure && `${id}-failure`}
          placeholder=""
          autoFocus={autoFocus}
          data-value={name}
          value={typed ?? text}
          onChange={onType}
          onFocus={onFocus}
          onBlur={onLeave}
        />
      </CopiedValue>
      {failure && (
        <p id={`${id}-failure`} className={styles.failure}>
          {describeFailure(failure, words)}
        </p>
      )}
    </Result>
  );
}
