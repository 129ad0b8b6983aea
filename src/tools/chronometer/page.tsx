import { useWords } from '../../page/session/use-tool.ts';
import { useAddressTab } from '../../page/browser/use-address-tab.ts';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { Countdown } from './page/Countdown.tsx';
import { Stopwatch } from './page/Stopwatch.tsx';
import type en from './strings/en.json';

const MODES = ['stopwatch', 'countdown'] as const;

export default function Chronometer() {
  const words = useWords<typeof en>();
  const [mode, select] = useAddressTab('chronometer.mode', MODES);
  return (
    <Tabs label={words('modes')} tabs={MODES.map((id) => ({ id, label: words(id) }))} selected={mode} onSelect={select}>
      {mode === 'stopwatch' ? <Stopwatch /> : <Countdown />}
    </Tabs>
  );
}
