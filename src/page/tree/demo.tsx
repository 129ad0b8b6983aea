import { useState } from 'react';
import { DemoTool } from '../demo-tool.tsx';
import look from '../look.module.css';
import { RowWindow } from './RowWindow.tsx';
import { Tree } from './Tree.tsx';
import { TreeDetails } from './TreeDetails.tsx';

const SPECIES = ['Oak', 'Ash', 'Elm'] as const;
const MANY = 500_000;

export default function TreeDemo() {
  return (
    <DemoTool>
      <section>
        <h2>Tree: by keyboard and mouse, with what there is to say of a row</h2>
        <Species />
      </section>
      <section>
        <h2>RowWindow: of half a million rows, those in view</h2>
        <div style={{ display: 'grid', height: 160 }}>
          <RowWindow count={MANY} className={look.scroller} role="region" aria-label="Rows" tabIndex={0}>
            {(rows, room) => (
              <div style={{ ...room, lineHeight: '26px' }}>
                {rows.map((row) => (
                  <div key={row}>{row + 1}</div>
                ))}
              </div>
            )}
          </RowWindow>
        </div>
      </section>
    </DemoTool>
  );
}

function Species() {
  const [isOpen, setOpen] = useState(true);
  const [current, setCurrent] = useState(0);
  const rows = isOpen ? ['Trees', ...SPECIES] : ['Trees'];
  const name = rows[current] ?? 'Trees';
  return (
    <div className={look.results}>
      <Tree
        label="Trees"
        count={rows.length}
        current={current}
        rowAt={(row) =>
          row === 0
            ? { text: 'Trees', level: 1, position: 1, setSize: 1, isOpen, parent: undefined }
            : { text: SPECIES[row - 1], level: 2, position: row, setSize: SPECIES.length, isOpen: undefined, parent: 0 }
        }
        onMove={setCurrent}
        onToggle={() => setOpen(!isOpen)}
        keys={{}}
        scrollerClass={look.framed}
      >
        {({ text }) => text}
      </Tree>
      <TreeDetails
        details={[
          { label: 'Name', shown: name, text: () => name },
          { label: 'Row', shown: current + 1 },
        ]}
      />
    </div>
  );
}
