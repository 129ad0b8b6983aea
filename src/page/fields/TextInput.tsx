import { useState } from 'react';
import type { TextField } from '../../contract/fields.ts';
import { RevealButton } from '../../ui/input-text/RevealButton.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { ControlProps } from '../Field.tsx';
import { useKitWords } from '../kit-words.ts';
import look from '../look.module.css';
import styles from './fields.module.css';

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
}: ControlProps<TextField>) {
  const kit = useKitWords();
  const [isShown, setShown] = useState(field.multiline === true);
  const common = {
    id,
    className: classNames(look.control, styles.text),
    value: value ?? '',
    placeholder,
    spellCheck: false,
    autoCapitalize: 'off',
    autoComplete: 'off',
    autoCorrect: 'off',
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
    autoFocus,
  } as const;
  if (field.multiline) return <textarea {...common} rows={rows} onChange={(event) => onChange(event.target.value)} />;
  const input = <input {...common} type={field.secret && !isShown ? 'password' : 'text'} onChange={(event) => onChange(event.target.value)} />;
  if (!field.secret) return input;
  return (
    <span className={styles.secret}>
      {input}
      <RevealButton isShown={isShown} onChange={setShown}>
        {kit(isShown ? 'hide' : 'show', { label })}
      </RevealButton>
    </span>
  );
}
