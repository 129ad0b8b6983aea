import { lazy, Suspense, useRef, useState } from 'react';
import { Card } from '../../../page/Section.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DataGrid } from '../../../ui/data-grid/DataGrid.tsx';
import type { MenuEntry, MenuGroup } from '../../../ui/menu/menu-group.ts';
import { columnTypes } from '../codes.ts';
import type * as fields from '../fields.ts';
import type { Grid } from '../fields.ts';
import { readSort, setPair, writeNames, writeSort } from '../spec.ts';
import type en from '../strings/en.json';
import type { Edit } from './EditBox.tsx';
import styles from './table-grid.module.css';

// Loaded on demand: renaming and filtering are rare.
const EditBox = lazy(async () => ({ default: (await import('./EditBox.tsx')).EditBox }));

interface TableGridProps extends OperationProps<typeof fields.convert> {
  readonly grid: Grid;
}

const entry = (id: string, content: string, onSelect: () => void): MenuEntry => ({ id, content, onSelect });

/** The result as a grid, whose headers have menus that change the operation’s fields. */
export function TableGrid({ operation, grid }: TableGridProps) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const [edit, setEdit] = useState<Edit>();
  const box = useRef<HTMLDivElement>(null);
  const { input, output, set } = operation;
  const names = output.columns.map(({ name }) => name);
  const [sorted] = readSort(input.sort, new Set(names));
  const typeEntry = (name: string, type: string, content: string): MenuEntry => entry(type, content, () => set('types', setPair(input.types, name, '=', type)));
  const menuOf = (name: string): readonly MenuGroup[] => [
    {
      entries: [
        entry('ascending', words('sortAscending'), () => set('sort', writeSort(name, 'ascending'))),
        entry('descending', words('sortDescending'), () => set('sort', writeSort(name, 'descending'))),
        ...(sorted ? [entry('none', words('sortNone'), () => set('sort', ''))] : []),
      ],
    },
    {
      entries: [
        entry('filter', words('filter'), () => setEdit({ kind: 'filter', name })),
        entry('rename', words('rename'), () => setEdit({ kind: 'rename', name })),
        ...(names.length > 1 ? [entry('hide', words('hide'), () => set('columns', writeNames(names.filter((other) => other !== name))))] : []),
      ],
    },
    {
      label: words('type'),
      entries: [typeEntry(name, '', words('detect')), ...columnTypes.map((type) => typeEntry(name, type, operation.words.cell('columns', 'type', type)))],
    },
  ];
  function closeEdit(): void {
    // Otherwise the focus would be lost with the box.
    const headers = Array.from(box.current?.querySelectorAll<HTMLElement>('[role="columnheader"]') ?? []);
    headers
      .find(({ dataset }) => dataset['column'] === edit?.name)
      ?.querySelector('button')
      ?.focus();
    setEdit(undefined);
  }

  if (grid.columns.length === 0) return null;
  return (
    <Card title={words('table')} aside={output.rowCount > grid.rows.length && kit('firstRows', { count: grid.rows.length })}>
      <div className={styles.bar}>
        {edit && (
          <Suspense>
            <EditBox key={`${edit.kind} ${edit.name}`} operation={operation} edit={edit} onDone={closeEdit} />
          </Suspense>
        )}
        {input.columns !== '' && <Button onClick={() => set('columns', '')}>{words('showAll')}</Button>}
        {input.filter !== '' && <Button onClick={() => set('filter', '')}>{words('showAllRows')}</Button>}
      </div>
      <DataGrid
        ref={box}
        label={words('table')}
        columns={grid.columns.map(({ name, label, type }) => ({
          key: name,
          label,
          isNumeric: type === 'integer' || type === 'decimal',
          sort: sorted?.name === name ? (sorted.isDescending ? 'descending' : 'ascending') : undefined,
          menu: menuOf(name),
        }))}
        rows={grid.rows}
        total={output.rowCount}
      />
    </Card>
  );
}
