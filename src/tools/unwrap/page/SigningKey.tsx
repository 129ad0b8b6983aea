import { useId } from 'react';
import { TextInput } from '../../../page/fields/TextInput.tsx';
import look from '../../../page/look.module.css';
import { useInput, useOperationWords } from '../../../page/session/use-operation.ts';
import * as fields from '../fields.ts';

interface SigningKeyProps {
  readonly onChange: (key: string) => void;
}

/** The key that signs changed tokens again: the input of the operation `wrap`, which no link contains. */
export function SigningKey({ onChange }: SigningKeyProps) {
  const words = useOperationWords(fields.wrap);
  const { input, set } = useInput(fields.wrap);
  const id = useId();
  const hint = words.inputHint('key');
  return (
    <div>
      <label className={look.label} htmlFor={id}>
        {words.input('key')}
      </label>
      <TextInput
        id={id}
        name="key"
        field={fields.wrap.input.key}
        label={words.input('key')}
        placeholder={words.placeholder('key')}
        value={input.key}
        onChange={(key) => {
          set('key', key);
          onChange(key);
        }}
        optionWord={String}
        invalid={false}
        describedBy={`${id}-hint`}
        autoFocus={false}
        rows={1}
      />
      <p id={`${id}-hint`} className={look.hint}>
        {hint}
      </p>
    </div>
  );
}
