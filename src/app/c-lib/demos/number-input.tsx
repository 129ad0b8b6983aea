import { useState } from 'react';
import { NumberInput } from '../../../ui/number-input/NumberInput.tsx';
import type { Rule } from '../../../ui/validation/validation.ts';
import { validate } from '../../../ui/validation/validation.ts';

const rules: readonly Rule<number | undefined>[] = [{ validator: (value) => value !== undefined && value % 2 === 0, message: 'Must be even' }];

export default function NumberInputDemo() {
  const [number, setNumber] = useState<number | undefined>(5);
  const [empty, setEmpty] = useState<number>();
  const common = { value: number, onChange: setNumber };
  return (
    <>
      <section>
        <h2>Default</h2>
        <NumberInput label="Number" {...common} />
        <NumberInput aria-label="Without a label" {...common} />
        <p>Value: {String(number)}</p>
      </section>
      <section>
        <h2>Sizes</h2>
        <NumberInput label="Small" size="small" {...common} />
        <NumberInput label="Medium" size="medium" {...common} />
        <NumberInput label="Large" size="large" {...common} />
      </section>
      <section>
        <h2>Bounds, step and unit</h2>
        <NumberInput label="From 0 to 10" min={0} max={10} {...common} />
        <NumberInput label="Steps of 0.25" step={0.25} {...common} />
        <NumberInput label="Timeout" unit="ms" min={0} step={100} {...common} />
      </section>
      <section>
        <h2>Empty</h2>
        <NumberInput label="May stay empty" placeholder="None" value={empty} onChange={setEmpty} />
        <p>Value: {String(empty)}</p>
      </section>
      <section>
        <h2>Label</h2>
        <NumberInput label="At the left" labelPosition="left" {...common} />
        <NumberInput label="Aligned right" labelPosition="left" labelAlign="right" labelWidth="160px" {...common} />
      </section>
      <section>
        <h2>Validation</h2>
        <NumberInput label="Even" {...common} validation={validate(number, rules)} />
      </section>
      <section>
        <h2>Disabled and read-only</h2>
        <NumberInput label="Disabled" disabled {...common} />
        <NumberInput label="Read-only" readOnly {...common} />
      </section>
    </>
  );
}
