import { useState } from 'react';
import { formatRelative } from '../../../lib/duration/relative.ts';
import { useKitWords } from '../../../page/kit-words.ts';
import look from '../../../page/look.module.css';
import type { OperationProps } from '../../../page/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { TableOutput } from '../../../page/outputs/TableOutput.tsx';
import { useWords } from '../../../page/tool-context.tsx';
import { useTicking } from '../../../page/use-ticking.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';

/** The next runs, and how far away they are, as time goes by. */
export function Runs({ operation }: OperationProps<typeof fields.explain>) {
  const words = useWords<typeof en>();
  const { language } = useKitWords();
  const { runs, schedule } = operation.output;
  const isFromNow = operation.input.from === undefined;
  const [now, setNow] = useState(() => Date.now());
  useTicking(isFromNow && runs.length > 0 && !operation.isStale, () => {
    setNow(Date.now());
    const [next] = runs;
    if (next && Date.parse(next.utc) <= Date.now()) operation.refresh();
  });
  if (runs.length === 0) return schedule === '' ? null : <p className={look.note}>{words('noRuns')}</p>;
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return (
    <Output
      operation={operation}
      name="runs"
      view={(props) => (
        <TableOutput
          {...props}
          shown={['local', 'note']}
          rowHeader="local"
          copied="local"
          cells={{
            local: ({ local, utc }) => {
              const dayName = weekday.format(Date.parse(`${local.slice(0, local.indexOf('T'))}T00:00:00Z`));
              return (
                <span title={utc}>
                  {dayName} {local.replace('T', ' ')}
                </span>
              );
            },
          }}
          remark={({ utc }) => isFromNow && <span className={look.hint}>{formatRelative(Date.parse(utc) - now, language)}</span>}
        />
      )}
    />
  );
}
