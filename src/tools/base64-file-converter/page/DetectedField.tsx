import { Field } from '../../../page/Field.tsx';
import { TextInput } from '../../../page/fields/TextInput.tsx';
import type { OperationState } from '../../../page/use-operation.ts';

interface DetectedFieldProps {
  readonly operation: OperationState;
  readonly name: string;
  /** What holds while nothing is typed. */
  readonly detected: unknown;
}

/** A text that may be left empty, with what was found out in its stead as placeholder. */
export const DetectedField = ({ operation, name, detected }: DetectedFieldProps) => (
  <Field operation={operation} name={name}>
    {({ field, ...props }) =>
      field.kind === 'text' && (
        <TextInput {...props} field={field} placeholder={typeof detected === 'string' && detected !== '' ? detected : props.placeholder} />
      )
    }
  </Field>
);
