import { useState } from 'react';
import { Select } from './Select.tsx';
import type { Rule } from '../validation/validation.ts';
import { validate } from '../validation/validation.ts';

const fruit = ['Apple', 'Banana', 'Blackberry', 'Cherry', 'Crab apple', 'Pineapple'];
const codes = [
  { label: 'SHA-1, for old systems only', value: 1 },
  { label: 'SHA-256', value: 256 },
  { label: 'SHA-512', value: 512 },
];
const thousand = Array.from({ length: 1_000 }, (_, index) => ({ label: `Option ${index + 1}`, value: index + 1 }));
const rules: readonly Rule<string | undefined>[] = [{ validator: (value) => value, message: 'Choose a fruit' }];

export default function SelectDemo() {
  const [chosen, setChosen] = useState<string>();
  const [code, setCode] = useState<number | undefined>(256);
  const [big, setBig] = useState<number | undefined>(500);
  const common = { options: fruit, value: chosen, onChange: setChosen };
  return (
    <>
      <section>
        <h2>Default</h2>
        <Select aria-label="Default" {...common} />
        <Select label="Searchable" searchable {...common} />
      </section>
      <section>
        <h2>Labels with values</h2>
        <Select label="Algorithm" options={codes} value={code} onChange={setCode} />
        <Select label="Algorithm, searchable" searchable options={codes} value={code} onChange={setCode} />
        <p>Value: {code}</p>
      </section>
      <section>
        <h2>Sizes</h2>
        <Select label="Small" size="small" {...common} />
        <Select label="Medium" size="medium" {...common} />
        <Select label="Large" size="large" {...common} />
        <Select label="Small, searchable" size="small" searchable {...common} />
        <Select label="Large, searchable" size="large" searchable {...common} />
      </section>
      <section>
        <h2>Label</h2>
        <Select label="On top" {...common} />
        <Select label="At the left" labelPosition="left" {...common} />
        <Select label="100 px" labelPosition="left" labelWidth="100px" {...common} />
        <Select label="Aligned right" labelPosition="left" labelAlign="right" labelWidth="160px" {...common} />
      </section>
      <section>
        <h2>Placeholder</h2>
        <Select label="Of its own" placeholder="No fruit yet" {...common} />
      </section>
      <section>
        <h2>A thousand options</h2>
        <Select label="Plain" options={thousand} value={big} onChange={setBig} />
        <Select label="Searchable thousand" searchable options={thousand} value={big} onChange={setBig} />
      </section>
      <section>
        <h2>Long labels</h2>
        <Select
          label="Long"
          options={['A label that is so long that it has to end in an ellipsis where it is shown and to wrap in the list from which it is chosen'.repeat(2)]}
          value={chosen}
          onChange={setChosen}
        />
      </section>
      <section>
        <h2>Validation</h2>
        <Select label="Fruit" {...common} validation={validate(chosen, rules)} />
      </section>
      <section>
        <h2>Disabled</h2>
        <Select label="Disabled" disabled options={fruit} value="Apple" onChange={setChosen} />
        <Select label="Disabled, searchable" disabled searchable options={fruit} value="Apple" onChange={setChosen} />
      </section>
      <section>
        <h2>No options</h2>
        <Select label="Nothing to choose" options={[]} value={undefined} onChange={() => {}} />
        <Select label="Nothing to search" searchable options={[]} value={undefined} onChange={() => {}} />
      </section>
    </>
  );
}
