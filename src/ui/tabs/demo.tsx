import { useState } from 'react';
import { Tabs } from './Tabs.tsx';

const two = [
  { id: 'encode', label: 'Encode' },
  { id: 'decode', label: 'Decode' },
];
const many = Array.from({ length: 12 }, (_, index) => ({ id: String(index), label: `Tab number ${index + 1}` }));

export default function TabsDemo() {
  const [selected, setSelected] = useState('encode');
  const [number, setNumber] = useState('0');
  return (
    <>
      <section>
        <h2>Two</h2>
        <Tabs label="Directions" tabs={two} selected={selected} onSelect={setSelected}>
          <p>The panel of {selected}</p>
        </Tabs>
      </section>
      <section>
        <h2>More than fit in a line</h2>
        <Tabs label="Numbers" tabs={many} selected={number} onSelect={setNumber}>
          <p>The panel of {number}</p>
        </Tabs>
      </section>
    </>
  );
}
