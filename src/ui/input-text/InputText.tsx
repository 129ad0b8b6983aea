import { useId } from 'react';
import type { FieldFrameProps } from '../field-frame.tsx';
import { describeValidation, FieldFrame } from '../field-frame.tsx';
import type { TextBoxProps } from './TextBox.tsx';
import { TextBox } from './TextBox.tsx';

/** A text of one line or many. `ref` gets the control. */
export function InputText({ label, labelPosition, labelAlign, labelWidth, validation, className, ...box }: FieldFrameProps & TextBoxProps) {
  const ownId = useId();
  const id = box.id ?? ownId;
  return (
    <FieldFrame {...{ label, labelPosition, labelAlign, labelWidth, validation, className }} controlId={id}>
      <TextBox {...box} {...describeValidation(id, validation, box['aria-describedby'])} id={id} />
    </FieldFrame>
  );
}
