import type { ReactNode } from 'react';
import { useId } from 'react';
import { fileSize } from '../../contract/values.ts';
import type { Operation } from '../../contract/operations.ts';
import { Button } from '../../ui/button/Button.tsx';
import { shortOf } from '../../ui/input-text/long-text.ts';
import { FailureNote } from '../FailureNote.tsx';
import { Row } from '../Section.tsx';
import type { InputName, OperationProps } from '../session/operation-state.ts';
import { failureOf } from '../session/operation-state.ts';
import { formatBytes } from '../words/format-bytes.ts';
import { useKitWords } from '../words/kit-words.ts';

interface ChosenFileProps<Op extends Operation> extends OperationProps<Op> {
  /** Name of a file input that replaces a text (`insteadOf`). */
  readonly name: InputName<Op>;
}

/** The file that is used instead of a text. It is opened, or dropped, like a text. An error in it is shown below its name. */
export function ChosenFile<Op extends Operation>(props: ChosenFileProps<Op>): ReactNode;
export function ChosenFile({ operation, name }: ChosenFileProps<Operation>): ReactNode {
  const kit = useKitWords();
  const id = useId();
  const failure = failureOf(operation, name);
  const field = operation.operation.input[name];
  const file = operation.input[name];
  const isUsed = field?.kind === 'file' && operation.input[field.insteadOf ?? ''] === '';
  return (
    <div data-operation={operation.name} data-field={name}>
      {isUsed && typeof file === 'object' && 'content' in file && (
        <Row>
          <output>{kit('fileSize', { name: shortOf(file.name), size: formatBytes(fileSize(file), kit) })}</output>
          <Button size="small" onClick={() => operation.set(name, undefined)}>
            {kit('clear')}
          </Button>
        </Row>
      )}
      {isUsed && failure && <FailureNote id={id} failure={failure} />}
    </div>
  );
}
