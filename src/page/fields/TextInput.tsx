import { useState } from 'react';
import type { TextField } from '../../contract/fields.ts';
import { RevealButton } from '../../ui/input-text/RevealButton.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useEnvironment } from '../environment.ts';
import type { FieldProps } from '../Field.tsx';
import kit from '../kit.module.css';
import styles from './fields.module.css';

interface TextInputProps extends FieldProps<TextField> {
  /** The height of many lines. */
  readonly rows?: number;
}

export function TextInput({ id, field, label, placeholder, value, onChange, invalid, describedBy, autoFocus, rows = field.primary ? 6 : 4 }: TextInputProps) {
  const { texts } = useEnvironment();
  const [isShown, setShown] = useState(field.multiline === true);
  const text = typeof value === 'string' ? value : '';
  const common = {
    id,
    className: classNames(kit.control, styles.text),
    value: text,
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
        {texts.t(isShown ? 'page.hide' : 'page.show', { label })}
      </RevealButton>
    </span>
  );
}
