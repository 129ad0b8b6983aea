import { useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { InputText } from './InputText.tsx';
import type { Rule } from '../validation/validation.ts';
import { validate } from '../validation/validation.ts';

const rules: readonly Rule<string>[] = [{ validator: (text) => text.length > 10, message: 'Length must be > 10' }];

export default function InputTextDemo() {
  const [text, setText] = useState('');
  const [cleared, setCleared] = useState('Clear me');
  const [secret, setSecret] = useState('correct horse');
  const [short, setShort] = useState('Too short');
  const control = useRef<HTMLInputElement>(null);
  const common = { value: text, onChange: setText };
  return (
    <>
      <section>
        <h2>Default</h2>
        <InputText aria-label="Default" {...common} />
        <InputText label="With a placeholder of its own" placeholder="Name of the file" {...common} />
      </section>
      <section>
        <h2>Sizes</h2>
        <InputText label="Small" size="small" clearable {...common} />
        <InputText label="Medium" size="medium" clearable {...common} />
        <InputText label="Large" size="large" clearable {...common} />
      </section>
      <section>
        <h2>Label</h2>
        <InputText label="On top" {...common} />
        <InputText label="At the left" labelPosition="left" {...common} />
        <InputText label="100 px" labelPosition="left" labelWidth="100px" {...common} />
        <InputText label="Aligned right" labelPosition="left" labelAlign="right" labelWidth="160px" {...common} />
        <InputText label="A label of so many words that it has to wrap" labelPosition="left" labelAlign="right" labelWidth="160px" {...common} />
      </section>
      <section>
        <h2>Clearable</h2>
        <InputText label="Empties, and keeps the focus" clearable value={cleared} onChange={setCleared} />
      </section>
      <section>
        <h2>Password</h2>
        <InputText label="Hidden until it is shown" type="password" value={secret} onChange={setSecret} />
        <InputText label="Hidden and clearable" type="password" clearable value={secret} onChange={setSecret} />
      </section>
      <section>
        <h2>Other types</h2>
        <InputText label="Search" type="search" clearable {...common} />
        <InputText label="Address" type="url" placeholder="https://" {...common} />
      </section>
      <section>
        <h2>Many lines</h2>
        <InputText label="Three rows" multiline {...common} />
        <InputText label="Hidden on demand" multiline hideWord={(isShown) => (isShown ? 'Hide' : 'Show')} value={secret} onChange={setSecret} />
        <InputText label="Six rows, clearable" multiline rows={6} clearable value={cleared} onChange={setCleared} />
      </section>
      <section>
        <h2>Raw text</h2>
        <InputText label="One line" rawText {...common} />
        <InputText label="Many lines" rawText multiline {...common} />
      </section>
      <section>
        <h2>Validation</h2>
        <InputText label="Longer than ten characters" value={short} onChange={setShort} validation={validate(short, rules)} />
        <InputText label="Many lines" multiline value={short} onChange={setShort} validation={validate(short, rules)} />
        <InputText label="Beside its label" labelPosition="left" clearable value={short} onChange={setShort} validation={validate(short, rules)} />
      </section>
      <section>
        <h2>Disabled and read-only</h2>
        <InputText label="Disabled" disabled value="Cannot be changed" onChange={setText} clearable />
        <InputText label="Disabled password" type="password" disabled value="hidden" onChange={setText} />
        <InputText label="Read-only" readOnly value="Can be copied" onChange={setText} clearable />
      </section>
      <section>
        <h2>Ref</h2>
        <InputText label="Given the focus by a button" ref={control} {...common} />
        <Button onClick={() => control.current?.focus()}>Focus</Button>
      </section>
    </>
  );
}
