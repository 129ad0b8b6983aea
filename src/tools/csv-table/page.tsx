import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { TwoPanesLayout } from '../../page/layouts/TwoPanesLayout.tsx';
import { Output } from '../../page/Output.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import type * as fields from './fields.ts';
import styles from './page/table-grid.module.css';
import { TableGrid } from './page/TableGrid.tsx';

export default () => <GeneratedTool<typeof fields> views={{ convert: Convert }} />;

function Convert({ operation }: OperationProps<typeof fields.convert>) {
  return (
    <TwoPanesLayout
      operation={operation}
      outputs={['rowCount', 'problemCount']}
      below={
        <>
          <Output operation={operation} name="grid" view={({ value }) => value && <TableGrid operation={operation} grid={value} />} />
          <div className={styles.problems}>
            <Output operation={operation} name="problems" />
          </div>
        </>
      }
    />
  );
}
