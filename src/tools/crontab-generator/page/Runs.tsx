import { useState } from 'react';
import { formatRelative } from '../../../lib/duration/relative.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import look from '../../../page/look.module.css';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { TableOutput } from '../../../page/outputs/TableOutput.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { useTicking } from '../../../page/browser/use-ticking.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';

const OFFSET_LENGTH = '+00:00'.length;

/** Shows the next runs, and the time until each, updated live. */
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
          shown={runs.some(({ note }) => note !== '') ? ['local', 'note'] : ['local']}
          rowHeader="local"
          copied="local"
          cells={{
            local: ({ local, utc }) => {
              const [date = '', time = ''] = local.split('T');
              return (
                <span title={utc}>
                  {weekday.format(Date.parse(`${date}T00:00:00Z`))} {date} {time.slice(0, -OFFSET_LENGTH)}{' '}
                  <span className={look.hint}>
                    {time.slice(-OFFSET_LENGTH)} {isFromNow && formatRelative(Date.parse(utc) - now, language)}
                  </span>
                </span>
              );
            },
          }}
        />
      )}
    />
  );
}
