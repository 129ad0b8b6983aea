import { useState } from 'react';
import { InputText } from '../input-text/InputText.tsx';
import type { Rule } from './validation.ts';
import { validate } from './validation.ts';

const longer: Rule<string> = { validator: (text) => text.length > 10, message: 'Length must be > 10' };
const json: Rule<string> = {
  validator: (text) => JSON.parse(text) !== undefined,
  message: 'Not JSON: {0}',
  getErrorMessage: (text) => String(JSON.parse(text)),
};

export default function ValidationDemo() {
  const [text, setText] = useState('Too short');
  const [value, setValue] = useState('{ a: 1 }');
  const [both, setBoth] = useState('no');
  return (
    <>
      <section>
        <h2>A rule</h2>
        <InputText label="Longer than ten characters" value={text} onChange={setText} validation={validate(text, [longer])} />
        <pre>{JSON.stringify(validate(text, [longer]), null, 2)}</pre>
      </section>
      <section>
        <h2>A rule that throws, and says why</h2>
        <InputText label="JSON" rawText value={value} onChange={setValue} validation={validate(value, [json])} />
      </section>
      <section>
        <h2>Two rules: the first that is broken has its say</h2>
        <InputText label="Long JSON" rawText value={both} onChange={setBoth} validation={validate(both, [longer, json])} />
      </section>
    </>
  );
}
