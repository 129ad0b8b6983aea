import { useState } from 'react';
import { Switch } from './Switch.tsx';

export default function SwitchDemo() {
  const [isOn, setOn] = useState(true);
  return (
    <>
      <section>
        <h2>Off and on</h2>
        <Switch label="One" checked={isOn} onChange={setOn} />
        <br />
        <Switch label="The other" checked={!isOn} onChange={(checked) => setOn(!checked)} />
      </section>
      <section>
        <h2>A long label</h2>
        <Switch label={'A long label that does not fit on one line. '.repeat(3)} checked={isOn} onChange={setOn} />
      </section>
      <section>
        <h2>Disabled</h2>
        <Switch label="Off" disabled checked={false} onChange={setOn} />
        <br />
        <Switch label="On" disabled checked onChange={setOn} />
      </section>
      <section>
        <h2>Right to left</h2>
        <div dir="rtl">
          <Switch label="From the right" checked={isOn} onChange={setOn} />
        </div>
      </section>
    </>
  );
}
