import look from '../../../page/look.module.css';
import type { OutputProps } from '../../../page/outputs/output-props.ts';
import { TableActions } from '../../../page/outputs/TableOutput.tsx';
import { Facts } from '../../../page/parts/Facts.tsx';
import { Folded } from '../../../page/Section.tsx';
import { useOperationWords } from '../../../page/session/use-operation.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { State } from '../codes.ts';
import { parts } from '../codes.ts';
import * as fields from '../fields.ts';
import type en from '../strings/en.json';

const tones: Readonly<Record<State, string | undefined>> = { passed: look.good, refused: look.bad, 'not-checked': undefined };

// They can be long.
const VALUES = ['expected', 'found'] as const;

type Table = OutputProps<typeof fields.check.output.checks>;

/** The rules that a server applies, by part: first those to look at, then those that passed, folded. */
export function Checks({ label, name, value: rows, field }: Table) {
  const { cell } = useOperationWords(fields.check);
  return (
    <div data-value={name} className={look.results}>
      {parts
        .filter((part) => rows.some((row) => row.part === part))
        .map((part) => (
          <section key={part} aria-label={cell('checks', 'part', part)}>
            <h3 className={look.label}>{cell('checks', 'part', part)}</h3>
            <Rules rows={rows.filter((row) => row.part === part && row.state !== 'passed')} />
            <Passed rows={rows.filter((row) => row.part === part && row.state === 'passed')} />
          </section>
        ))}
      {rows.length > 0 && <TableActions name={name} label={label} field={field} rows={rows} />}
    </div>
  );
}

interface RowsProps {
  readonly rows: Table['value'];
}

function Passed({ rows }: RowsProps) {
  const words = useWords<typeof en>();
  return (
    rows.length > 0 && (
      <Folded summary={words('passedCount', { count: rows.length })}>
        <Rules rows={rows} />
      </Folded>
    )
  );
}

/** Each rule with its result, what was expected and found, and the standard. */
function Rules({ rows }: RowsProps) {
  const { cell, column } = useOperationWords(fields.check);
  return (
    <Facts
      facts={rows.map((row) => ({
        label: cell('checks', 'rule', row.rule),
        hint: row.reference,
        value: (
          <>
            <span className={classNames(look.badge, row.state === '' ? undefined : tones[row.state])} data-code={row.state}>
              {cell('checks', 'state', row.state)}
            </span>
            {row.reason !== '' && <span className={look.note}>{cell('checks', 'reason', row.reason)}</span>}
            {VALUES.filter((each) => row[each] !== '').map((each) => (
              <span key={each} className={look.hint}>
                {column('checks', each)}: <code>{row[each]}</code>
              </span>
            ))}
          </>
        ),
      }))}
    />
  );
}
