import { useMemo } from 'react';
import { CsvDownload } from '../../page/files/CsvDownload.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { TwoPanesLayout } from '../../page/layouts/TwoPanesLayout.tsx';
import look from '../../page/look.module.css';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { Awaited } from '../../page/outputs/Awaited.tsx';
import { TableOutput } from '../../page/outputs/TableOutput.tsx';
import { Facts } from '../../page/parts/Facts.tsx';
import { Folded, Row } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import type * as fields from './fields.ts';
import { groupsOf } from './groups.ts';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ normalize: Normalize }} />;

const MAX_GROUPS = 100;
/** The table has a copy button for its rows, so they are formatted as text on each change. */
const MAX_ROWS = 1000;
const COLUMNS = ['line', 'input', 'normalized', 'provider', 'valid', 'reason'] as const;
const COUNTS = ['uniqueCount', 'duplicateCount', 'invalidCount'] as const;

type NormalizeProps = OperationProps<typeof fields.normalize>;

const Normalize = ({ operation }: NormalizeProps) => <TwoPanesLayout operation={operation} outputs={[]} below={<Details operation={operation} />} />;

function Summary({ operation }: NormalizeProps) {
  const words = useWords<typeof en>();
  const { output } = operation;
  return (
    <Row>
      <span className={look.note}>{operation.isAwaited ? <Awaited /> : words('lines', { count: output.rows.length })}</span>
      {COUNTS.map((name) => (
        <div key={name}>
          <Output
            operation={operation}
            name={name}
            view={({ value }) => (
              <output className={look.note} data-value={name}>
                {operation.isAwaited ? <Awaited /> : words(name, { count: value })}
              </output>
            )}
          />
        </div>
      ))}
    </Row>
  );
}

/** Shows the merged addresses, and the lines with their reasons. */
function Details({ operation }: NormalizeProps) {
  const words = useWords<typeof en>();
  const { rows } = operation.output;
  const groups = useMemo(() => groupsOf(rows, MAX_GROUPS), [rows]);
  return (
    <>
      <Summary operation={operation} />
      <Folded isCard summary={words('groups')} hidden={groups.length === 0}>
        <Facts facts={groups.map(({ normalized, inputs }) => ({ label: normalized, isCode: true, value: inputs.join('\n') }))} />
        {groups.length === MAX_GROUPS && <p className={look.hint}>{words('firstGroups', { count: MAX_GROUPS })}</p>}
      </Folded>
      <Folded isCard summary={operation.words.output('rows')} hidden={rows.length === 0}>
        <Output operation={operation} name="rows" view={(props) => <TableOutput {...props} value={rows.slice(0, MAX_ROWS)} copied="normalized" />} />
        <CsvDownload columns={COLUMNS} rows={rows} fileName="addresses.csv" shown={MAX_ROWS}>
          {words('downloadCsv')}
        </CsvDownload>
      </Folded>
    </>
  );
}
