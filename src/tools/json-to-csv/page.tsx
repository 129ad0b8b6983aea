import { useState } from 'react';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { TwoPanesLayout } from '../../page/layouts/TwoPanesLayout.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { Checkboxes } from '../../page/parts/Checkboxes.tsx';
import { CsvTable } from '../../page/parts/CsvTable.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import { chosenColumns, toggleColumn } from './columns.ts';
import type * as fields from './fields.ts';
import type en from './strings/en.json';

const MAX_BOXES = 100;

export default () => <GeneratedTool<typeof fields> views={{ convert: Convert, parse: Parse }} />;

function Convert({ operation }: OperationProps<typeof fields.convert>) {
  const words = useWords<typeof en>();
  const { input, output } = operation;
  const table = (
    <CsvTable label={words('preview')} csv={output.output} dialect={input} hasHeader={input.header} columnNames={output.columnNames}>
      <ColumnChoice operation={operation} />
    </CsvTable>
  );
  return (
    <TwoPanesLayout operation={operation} outputs={['rowCount', 'warnings']} below={<Output operation={operation} name="columnNames" view={() => table} />} />
  );
}

function Parse({ operation }: OperationProps<typeof fields.parse>) {
  const words = useWords<typeof en>();
  const { input, output } = operation;
  const table = <CsvTable label={words('preview')} csv={input.input} dialect={input} hasHeader={input.header} columnNames={output.columnNames} />;
  return (
    <TwoPanesLayout operation={operation} outputs={['rowCount', 'warnings']} below={<Output operation={operation} name="columnNames" view={() => table} />} />
  );
}

/** A checkbox per column; the checked ones are written to `columns`. */
function ColumnChoice({ operation: { input, output, isStale, set } }: OperationProps<typeof fields.convert>) {
  const words = useWords<typeof en>();
  // The result contains all columns only if none is selected.
  const [all, setAll] = useState(output.columnNames);
  if (input.columns === '' && !isStale && all !== output.columnNames) setAll(output.columnNames);
  const chosen = chosenColumns(input.columns, all);
  const offered = [...new Set([...all, ...chosen])].filter((name) => name !== '' && !/[\r\n]/u.test(name)).slice(0, MAX_BOXES);
  if (offered.length < 2) return null;
  return (
    <Checkboxes
      label={words('columns')}
      options={offered}
      checked={chosen}
      needsOne
      onToggle={(name) => set('columns', toggleColumn(input.columns, all, name))}
    />
  );
}
