import look from '../../../page/look.module.css';
import { Output } from '../../../page/Output.tsx';
import { TableActions } from '../../../page/outputs/TableOutput.tsx';
import { useLimit } from '../../../page/outputs/use-limit.tsx';
import { Facts } from '../../../page/parts/Facts.tsx';
import { Card } from '../../../page/Section.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { classNames } from '../../../ui/class-names.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';

type DecodeProps = OperationProps<typeof fields.decode>;
type Row = DecodeProps['operation']['output']['signatures'][number];

const SHOWN_AT_A_TIME = 20;

/** Results that are the sender's or the reader's to repair, not a sign of a change. */
const DOUBTFUL: readonly Row['result'][] = ['no-key', 'unsupported-algorithm', 'unsupported-transform'];

/** Each signature: what it covers, who made it, and whether it is valid. */
export function Signatures({ operation }: DecodeProps) {
  const rows = operation.output.signatures;
  const { limit, more } = useLimit(rows.length, SHOWN_AT_A_TIME);
  if (rows.length === 0) return null;
  return (
    <Card title={operation.words.output('signatures')}>
      <Output
        operation={operation}
        name="signatures"
        view={({ label, name, field }) => (
          <>
            {rows.slice(0, limit).map((row, index) => (
              <Signature key={index} operation={operation} row={row} />
            ))}
            {more}
            <TableActions name={name} label={label} field={field} rows={rows} />
          </>
        )}
      />
    </Card>
  );
}

function Signature({ operation, row }: DecodeProps & { readonly row: Row }) {
  const words = useWords<typeof en>();
  const column = (name: keyof Row): string => operation.words.column('signatures', name);
  const cell = (name: 'covers' | 'keySource' | 'result'): string => (row[name] === '' ? '' : operation.words.cell('signatures', name, row[name]));
  const tone = row.result === 'valid' ? look.good : DOUBTFUL.includes(row.result) ? look.doubtful : look.bad;
  return (
    <Facts
      facts={[
        {
          label: column('result'),
          value: (
            <span className={classNames(look.badge, tone)} data-code={row.result}>
              {cell('result')}
            </span>
          ),
        },
        {
          label: column('covers'),
          value: (
            <>
              {cell('covers')}
              {row.id !== '' && <span className={look.hint}>{words('idOf', { id: row.id })}</span>}
            </>
          ),
        },
        { label: column('algorithm'), value: row.algorithm, copied: row.algorithm },
        { label: column('digest'), value: row.digest, copied: row.digest },
        { label: column('signer'), value: row.signer, copied: row.signer },
        { label: column('keySource'), value: cell('keySource') },
      ]}
    />
  );
}
