import { useState } from 'react';
import { NumberInput } from './NumberInput.tsx';

export default function NumberInputDemo() {
  const [number, setNumber] = useState<number | string | undefined>(5);
  const [empty, setEmpty] = useState<number | string>();
  const common = { value: number, onChange: setNumber };
  return (
    <>
      <section>
        <h2>Default</h2>
        <NumberInput aria-label="Number" {...common} />
        <p>Value: {String(number)}</p>
      </section>
      <section>
        <h2>Sizes</h2>
        <NumberInput aria-label="Small" size="small" {...common} />
        <NumberInput aria-label="Medium" size="medium" {...common} />
        <NumberInput aria-label="Large" size="large" {...common} />
      </section>
      <section>
        <h2>Bounds and step</h2>
        <NumberInput aria-label="From 0 to 10" min={0} max={10} {...common} />
        <NumberInput aria-label="Steps of 0.25" step={0.25} {...common} />
      </section>
      <section>
        <h2>Empty</h2>
        <NumberInput aria-label="May stay empty" placeholder="None" value={empty} onChange={setEmpty} />
        <p>Value: {String(empty)}</p>
      </section>
      <section>
        <h2>Refused, disabled and read-only</h2>
        <NumberInput aria-label="Refused" aria-invalid {...common} />
        <NumberInput aria-label="Disabled" disabled {...common} />
        <NumberInput aria-label="Read-only" readOnly {...common} />
      </section>
    </>
  );
}
