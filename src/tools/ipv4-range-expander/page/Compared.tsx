import type { ReactNode } from 'react';
import { useKitWords } from '../../../page/words/kit-words.ts';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { Awaited } from '../../../page/outputs/Awaited.tsx';
import { CopiedValue } from '../../../page/outputs/CopiedValue.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import type { DataColumn } from '../../../ui/data-table/DataTable.tsx';
import { DataTable } from '../../../ui/data-table/DataTable.tsx';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';

type Props = OperationProps<typeof fields.toCidrs>;
type Name = Exclude<keyof typeof fields.toCidrs.output, 'cidrs'>;

/** The range next to its covering block, which may be much larger. */
export function Compared({ operation }: Props) {
  const words = useWords<typeof en>();
  const { language } = useKitWords();
  const { answered } = operation;
  const value = (name: Name, text?: string): ReactNode => (
    <Value operation={operation} name={name} text={text ?? operation.output[name].toLocaleString(language)} />
  );
  const rows: readonly Line[] = [
    { name: words('start'), range: answered?.startAddress.trim(), covering: value('coveringStart') },
    { name: words('end'), range: answered?.endAddress.trim(), covering: value('coveringEnd') },
    { name: words('addresses'), range: value('addressCount'), covering: value('coveringCount') },
    { name: words('cidr'), range: value('cidrCount', words('blocks', { count: operation.output.cidrCount })), covering: value('coveringCidr') },
  ];
  const columns: readonly DataColumn<Line>[] = [
    { key: 'name', label: words('property'), text: ({ name }) => name, isRowHeader: true },
    { key: 'range', label: words('range'), text: () => '', show: ({ range }) => range },
    { key: 'covering', label: words('covering'), text: () => '', show: ({ covering }) => covering },
  ];
  return <DataTable label={words('compared')} hasCaption columns={columns} rows={rows} />;
}

interface Line {
  readonly name: string;
  readonly range: ReactNode;
  readonly covering: ReactNode;
}

function Value({ operation, name, text }: Props & { readonly name: Name; readonly text: string }) {
  return (
    <Output
      operation={operation}
      name={name}
      view={({ label, value }) => (
        <CopiedValue label={label} text={String(value)} copyOnly>
          <output aria-label={label} data-value={name}>
            {operation.isAwaited ? <Awaited /> : text}
          </output>
        </CopiedValue>
      )}
    />
  );
}
