import { useState } from 'react';
import { Slider } from './Slider.tsx';

export default function SliderDemo() {
  const [value, setValue] = useState(40);
  const [small, setSmall] = useState(0.5);
  const [length, setLength] = useState(64);
  return (
    <>
      <section>
        <h2>Default</h2>
        <Slider label="Volume" value={value} onChange={setValue} />
        <Slider aria-label="Without a label" value={value} onChange={setValue} />
      </section>
      <section>
        <h2>Bounds, step and unit</h2>
        <Slider label="Length" min={1} max={512} value={length} onChange={setLength} format={(characters) => `${characters} characters`} />
        <Slider label="Opacity" min={0} max={1} step={0.1} value={small} onChange={setSmall} format={(share) => `${Math.round(share * 100)}%`} />
      </section>
      <section>
        <h2>At its ends</h2>
        <Slider label="Least" value={0} onChange={() => {}} />
        <Slider label="Most" value={100} onChange={() => {}} />
      </section>
      <section>
        <h2>Right to left</h2>
        <div dir="rtl">
          <Slider label="Volume, from the right" value={value} onChange={setValue} />
        </div>
      </section>
      <section>
        <h2>Disabled</h2>
        <Slider label="Disabled" disabled value={value} onChange={setValue} />
      </section>
    </>
  );
}
