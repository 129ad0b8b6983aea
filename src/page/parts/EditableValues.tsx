import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Operation } from '../../contract/operations.ts';
import { describeFailure } from '../../runtime/failure.ts';
import { outputFormat } from '../../runtime/output-format.ts';
import { TextBox } from '../../ui/input-text/TextBox.tsx';
import type { InputState, OperationState, OutputName } from '../operation-state.ts';
import type { OutputProps } from '../Output.tsx';
import { Output } from '../Output.tsx';
import { CopiedValue } from '../outputs/CopiedValue.tsx';
import { Result } from '../outputs/Result.tsx';
import { textOf } from '../text-of.ts';
import { useTool } from '../tool-context.tsx';
import styles from './editable-values.module.css';

/** In UTF-16 code units. A longer result is shown as usual, and not typed into. */
const MAX_EDITABLE = 200;

interface EditableValuesProps<Op extends Operation, Name extends OutputName<Op>> {
  readonly operation: OperationState<Op>;
  /** The outputs, in order: texts of one line. */
  readonly names: readonly Name[];
  /** Gives the input of which a result is what was typed: the text itself, and how it is to be read. */
  inputFor(this: void, name: Name, text: string): Partial<InputState<Op['input']>>;
}

/**
 * Results that are typed into as well: what is typed becomes the input, and all the others follow. While the focus is in a box it
 * keeps what was typed, even where the result is spelt otherwise.
 */
export function EditableValues<Op extends Operation, Name extends OutputName<Op>>(props: EditableValuesProps<Op, Name>): ReactNode;
export function EditableValues({ operation, names, inputFor }: EditableValuesProps<Operation, string>): ReactNode {
  const [typed, setTyped] = useState<{ readonly name: string; readonly text: string }>();
  return names.map((name) => {
    const own = typed?.name === name ? typed.text : undefined;
    if (own === undefined && textOf(operation.output[name]).length > MAX_EDITABLE) return <Output key={name} operation={operation} name={name} />;
    return (
      <Output
        key={name}
        operation={operation}
        name={name}
        view={(props) => (
          <Editable
            {...props}
            typed={own}
            onType={(text) => {
              setTyped({ name, text });
              operation.setAll(inputFor(name, text));
            }}
            onLeave={() => setTyped(undefined)}
          />
        )}
      />
    );
  });
}

interface EditableProps extends OutputProps {
  /** What was typed since the focus came; undefined before that. */
  readonly typed: string | undefined;
  onType(this: void, text: string): void;
  onLeave(this: void): void;
}

function Editable({ id, name, field, label, value, operation, typed, onType, onLeave }: EditableProps) {
  const { words } = useTool();
  const { problem } = operation;
  const failure = typed !== undefined && problem?.kind === 'error' ? problem.failure : undefined;
  const text = textOf(value);
  return (
    <Result id={id} label={label}>
      <CopiedValue label={label} text={text} format={outputFormat(operation.operation, field, operation.input)} keepsClicks>
        <TextBox
          className={styles.box}
          size="small"
          rawText
          aria-labelledby={id}
          aria-invalid={failure !== undefined || undefined}
          aria-describedby={failure && `${id}-failure`}
          placeholder=""
          data-value={name}
          value={typed ?? text}
          onChange={onType}
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
