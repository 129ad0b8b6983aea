import { useState } from 'react';
import { OpenInIcon } from '../icons.tsx';
import { Menu } from './Menu.tsx';
import type { MenuEntry, MenuGroup } from './menu-group.ts';

export default function MenuDemo() {
  const [chosen, setChosen] = useState('nothing');
  const [late, setLate] = useState<readonly MenuGroup[]>();
  const entries = (...names: readonly string[]): readonly MenuEntry[] => names.map((name) => ({ id: name, content: name, onSelect: () => setChosen(name) }));
  return (
    <>
      <section>
        <h2>Entries, in groups with and without a label</h2>
        <Menu
          label="Open in…"
          icon={<OpenInIcon />}
          groups={[{ entries: entries('JSON formatter', 'JSON to YAML') }, { label: 'Tools for any text', entries: entries('Text diff', 'Hash text') }]}
        />
        <p>Chosen: {chosen}</p>
      </section>
      <section>
        <h2>Icon only</h2>
        <Menu label="Open in" icon={<OpenInIcon />} iconOnly groups={[{ entries: entries('Text diff') }]} />
      </section>
      <section>
        <h2>Disabled</h2>
        <Menu label="Nothing yet" disabled groups={[]} />
      </section>
      <section>
        <h2>Found out when it opens</h2>
        <Menu
          label="Later"
          groups={late}
          onOpen={() => {
            setLate(undefined);
            setTimeout(() => setLate([{ entries: entries('First', 'Second') }]), 500);
          }}
        />
      </section>
      <section>
        <h2>Empty</h2>
        <Menu label="Empty" groups={[]} emptyText="No other tool takes this." />
      </section>
      <section>
        <h2>Longer than the window, and long words</h2>
        <Menu label="All lines" groups={[{ entries: entries('x'.repeat(100), ...Array.from({ length: 60 }, (_, line) => `Line ${line + 1}`)) }]} />
      </section>
    </>
  );
}
