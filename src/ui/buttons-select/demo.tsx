import { useState } from 'react';
import { ButtonsSelect } from './ButtonsSelect.tsx';

export default function ButtonsSelectDemo() {
  const [name, setName] = useState('b');
  const [bits, setBits] = useState<number | undefined>();
  const [month, setMonth] = useState('March');
  const [mode, setMode] = useState(2);
  return (
    <>
      <section>
        <h2>Strings</h2>
        <ButtonsSelect label="Letter" options={['a', 'b', 'c']} value={name} onChange={setName} />
      </section>
      <section>
        <h2>Objects, one with a tooltip, none chosen at first</h2>
        <ButtonsSelect
          label="Size"
          options={[
            { label: '1024 bits', value: 1024, tooltip: 'Too short for anything new' },
            { label: '2048 bits', value: 2048 },
            { label: '4096 bits', value: 4096 },
          ]}
          value={bits}
          onChange={setBits}
        />
      </section>
      <section>
        <h2>A map from label to value, without a label of its own</h2>
        <ButtonsSelect aria-label="Mode" options={{ One: 1, Two: 2 }} value={mode} onChange={setMode} />
      </section>
      <section>
        <h2>More than fit in a line</h2>
        <div style={{ maxWidth: 240 }}>
          <ButtonsSelect aria-label="Month" options={['January', 'February', 'March', 'April', 'May']} value={month} onChange={setMonth} />
        </div>
      </section>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <section key={size}>
          <h2>{size}</h2>
          <ButtonsSelect aria-label={`Letter, ${size}`} size={size} options={['a', 'b', 'c']} value={name} onChange={setName} />
        </section>
      ))}
    </>
  );
}
