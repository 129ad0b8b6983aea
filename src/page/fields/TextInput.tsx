import type { ReactNode } from 'react';
import type { TextField } from '../../contract/fields.ts';
import { TextBox } from '../../ui/input-text/TextBox.tsx';
import type { ControlProps } from './control-props.ts';
import { useKitWords } from '../words/kit-words.ts';

interface TextInputProps extends ControlProps<TextField> {
  /** Of a multi-line text, the content behind its letters, and the class name of the box, which aligns both. */
  readonly behind?: ReactNode;
  readonly className?: string;
}

export function TextInput({
  id,
  field,
  label,
  placeholder,
  value,
  onChange,
  invalid,
  describedBy,
  autoFocus,
  rows = field.primary ? 6 : 4,
  behind,
  className,
}: TextInputProps) {
  const kit = useKitWords();
  const common = {
    id,
    value: value ?? '',
    onChange,
    placeholder,
    rawText: true,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
    autoFocus,
  };
  const revealWord = (isShown: boolean): string => kit(isShown ? 'hide' : 'show', { label });
  if (field.multiline)
    return (
      <TextBox
        {...common}
        multiline
        rows={rows}
        behind={behind}
        className={className}
        {...(field.secret && behind === undefined && { hideWord: revealWord })}
      />
    );
  return <TextBox {...common} type={field.secret ? 'password' : 'text'} revealWord={revealWord} />;
}
