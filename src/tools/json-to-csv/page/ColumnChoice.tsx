import { useState } from 'react';
import kit from '../../../page/kit.module.css';
import { useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { chosenColumns, toggleColumn } from '../preview.ts';
import type en from '../strings/en.json';
import styles from './json-to-csv.module.css';

const MAX_BOXES = 100;

/** A box for each column there is; what is checked is written into `columns`. */
export function ColumnChoice({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const columns = String(operation.input.columns ?? '');
  const names = operation.output.columnNames as readonly string[];
  // The result names all columns only while none is chosen.
  const [all, setAll] = useState(names);
  if (columns === '' && !operation.isStale && all !== names) setAll(names);
  const chosen = chosenColumns(columns, all);
  const offered = [...new Set([...all, ...chosen])].filter((name) => name !== '' && !/[\r\n]/u.test(name)).slice(0, MAX_BOXES);
  if (offered.length < 2) return null;
  return (
    <fieldset className={styles.columns}>
      <legend className={kit.label}>{words('columns')}</legend>
      {offered.map((name) => {
        const isChosen = chosen.includes(name);
        return (
          <label key={name}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={isChosen && chosen.length === 1}
              onChange={() => operation.set('columns', toggleColumn(columns, all, name))}
            />
            {name}
          </label>
        );
      })}
    </fieldset>
  );
}
