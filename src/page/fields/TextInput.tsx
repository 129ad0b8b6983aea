import type { ReactNode } from 'react';
import type { TextField } from '../../contract/fields.ts';
import { TextBox } from '../../ui/input-text/TextBox.tsx';
import type { ControlProps } from './control-props.ts';
import { useKitWords } from '../words/kit-words.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './fields.module.css';

interface TextInputProps extends ControlProps<TextField> {
  /** Of a multi-line text, the content behind its letters, and the class name of the box, which aligns both. */
  readonly behind?: ReactNode;
  readonly className?: string;
}

export function TextInput({ id, field, label, placeholder, value, onChange, invalid, describedBy, autoFocus, rows, behind, className }: TextInputProps) {
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
        rows={rows ?? rowsFor(value ?? '')}
        behind={behind}
        className={classNames(className, rows === undefined && behind === undefined && styles.growing)}
        {...(field.secret && behind === undefined && { hideWord: revealWord })}
      />
    );
  return <TextBox {...common} type={field.secret ? 'password' : 'text'} revealWord={revealWord} />;
}

const MIN_ROWS = 2;
const MAX_ROWS = 8;
/** An estimate, for browsers without `field-sizing` only. */
const CHARACTERS_PER_ROW = 80;

/** The height of a box that grows with its text, in rows. */
function rowsFor(text: string): number {
  const lines = text.slice(0, MAX_ROWS * CHARACTERS_PER_ROW).split('\n');
  const rows = lines.reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / CHARACTERS_PER_ROW)), 0);
  return Math.min(MAX_ROWS, Math.max(MIN_ROWS, rows));
}
