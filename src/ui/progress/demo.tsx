import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Progress } from './Progress.tsx';

export default function ProgressDemo() {
  const [isCanceled, setCancelled] = useState(false);
  const common = { label: 'Working', cancelLabel: 'Cancel', onCancel: () => setCancelled(true) };
  return (
    <>
      <section>
        <h2>Not known how far</h2>
        {isCanceled ? <Button onClick={() => setCancelled(false)}>Again</Button> : <Progress {...common} />}
      </section>
      <section>
        <h2>Start, middle and end</h2>
        <Progress {...common} value={0} detail="0%" />
        <Progress {...common} value={0.42} detail="42%, 12.3 MB/s" />
        <Progress {...common} value={1} detail="100%" />
      </section>
    </>
  );
}
