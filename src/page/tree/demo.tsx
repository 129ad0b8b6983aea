import { useState } from 'react';
import { DemoTool } from '../demo-tool.tsx';
import look from '../look.module.css';
import { RowWindow } from './RowWindow.tsx';
import { Tree } from './Tree.tsx';
import { TreeDetails } from './TreeDetails.tsx';
import { TreeItem } from './TreeItem.tsx';

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
  const toggle = (): void => setOpen(!isOpen);
  return (
    <div className={look.results}>
      <Tree
        label="Trees"
        count={rows.length}
        current={current}
        moves={{ isOpen: isOpen && current === 0, canOpen: current === 0, parent: current === 0 ? undefined : 0, goTo: setCurrent, toggle }}
        keys={{}}
        scrollerClass={look.framed}
        renderRow={(row, id) => (
          <TreeItem
            key={row}
            id={id}
            place={row === 0 ? { level: 1, position: 1, setSize: 1 } : { level: 2, position: row, setSize: SPECIES.length }}
            isOpen={row === 0 ? isOpen : undefined}
            isActive={row === current}
            onChoose={() => setCurrent(row)}
            onToggle={toggle}
          >
            {rows[row]}
          </TreeItem>
        )}
      />
      <TreeDetails
        details={[
          { label: 'Name', shown: name, text: () => name },
          { label: 'Row', shown: current + 1 },
        ]}
      />
    </div>
  );
}
