import { useState } from 'react';
import { readStored, writeStored } from '../../page/storage.ts';
import { useWords } from '../../page/tool-context.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { Countdown } from './page/Countdown.tsx';
import { Stopwatch } from './page/Stopwatch.tsx';
import type en from './strings/en.json';

const MODES = ['stopwatch', 'countdown'] as const;
type Mode = (typeof MODES)[number];

const MODE_KEY = 'chronometer.mode';

const isMode = (value: unknown): value is Mode => MODES.some((mode) => mode === value);

const storedMode = (): Mode => {
  const stored = readStored(MODE_KEY);
  return isMode(stored) ? stored : 'stopwatch';
};

export default function Chronometer() {
  const words = useWords<typeof en>();
  const [mode, setMode] = useState(storedMode);

  function select(id: string): void {
    if (!isMode(id)) return;
    setMode(id);
    writeStored(MODE_KEY, id);
  }

  return (
    <Tabs label={words('modes')} tabs={MODES.map((id) => ({ id, label: words(id) }))} selected={mode} onSelect={select}>
      {mode === 'stopwatch' ? <Stopwatch /> : <Countdown />}
    </Tabs>
  );
}
