import { useState } from 'react';
import { NativeSelect } from './NativeSelect.tsx';

const options = ['lf', 'crlf', 'cr'] as const;
type Option = (typeof options)[number];

export default function NativeSelectDemo() {
  const [value, setValue] = useState<Option>('lf');
  return (
    <>
      <section>
        <h2>Sizes</h2>
        {(['small', 'medium', 'large'] as const).map((size) => (
          <NativeSelect
            key={size}
            aria-label={`Line ends, ${size}`}
            size={size}
            options={options}
            labelOf={(option) => option.toUpperCase()}
            value={value}
            onChange={setValue}
          />
        ))}
      </section>
      <section>
        <h2>Disabled, and refused</h2>
        <NativeSelect aria-label="Disabled" disabled options={options} value={value} onChange={setValue} />
        <NativeSelect aria-label="Refused" aria-invalid options={options} value={value} onChange={setValue} />
      </section>
    </>
  );
}
