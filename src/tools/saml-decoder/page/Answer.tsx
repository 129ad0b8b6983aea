import { useState } from 'react';
import { useTicking } from '../../../page/browser/use-ticking.ts';
import look from '../../../page/look.module.css';
import { Output } from '../../../page/Output.tsx';
import { stalenessOf, useStaleMark } from '../../../page/outputs/stale.ts';
import { TableActions } from '../../../page/outputs/TableOutput.tsx';
import type { Fact } from '../../../page/parts/Facts.tsx';
import { Facts } from '../../../page/parts/Facts.tsx';
import { OutputFacts } from '../../../page/parts/OutputFacts.tsx';
import { TimeBar } from '../../../page/parts/TimeBar.tsx';
import { Card, Row } from '../../../page/Section.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { classNames } from '../../../ui/class-names.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import styles from './answer.module.css';

type DecodeProps = OperationProps<typeof fields.decode>;

// Longer text is in the message below.
const MAX_VALUE_LENGTH = 2_000;

/** The verdict, the warnings, and what a message or URL says. */
export function Answer({ operation }: DecodeProps) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const mark = useStaleMark(operation.isDimmed ? stalenessOf(operation) : undefined);
  const { output, problem, isAwaited } = operation;
  return (
    <Card label={kit('results')}>
      {/* In the space of the verdict, which says nothing about the current message. */}
      {mark === '' ? <Output operation={operation} name="verdict" /> : <p className={look.banner}>{mark}</p>}
      {output.outcome + output.timeStatus !== '' && (
        <Row>
          <Badge operation={operation} name="outcome" />
          <Badge operation={operation} name="timeStatus" />
        </Row>
      )}
      <Lifetime operation={operation} />
      {!problem && !isAwaited && output.kind === '' && <p className={look.hint}>{words('enterMessage')}</p>}
      {isAwaited && <div className={styles.awaited} />}
      <Output operation={operation} name="warnings" />
      <OutputFacts operation={operation} facts={['kind', 'flow', 'binding']} />
      <Rows
        operation={operation}
        name="facts"
        factOf={(row) => ({ label: operation.words.cell('facts', 'name', row.name), ...valueOf(row.value, row.meaning) })}
      />
      <Rows
        operation={operation}
        name="parameters"
        factOf={(row) => ({ label: row.name, isCode: true, hint: row.meaning, ...valueOf(row.value, row.valueMeaning) })}
      />
      <Rows
        operation={operation}
        name="attributes"
        title={operation.words.output('attributes')}
        factOf={(row) => ({ label: row.friendlyName || row.name, isCode: true, hint: row.friendlyName === '' ? '' : row.name, ...valueOf(row.value, '') })}
      />
    </Card>
  );
}

const valueOf = (value: string, meaning: string): Pick<Fact, 'value' | 'copied'> => ({
  value: (
    <>
      <code>{value.length > MAX_VALUE_LENGTH ? `${value.slice(0, MAX_VALUE_LENGTH)}…` : value}</code>
      {meaning !== '' && <span className={look.hint}>{meaning}</span>}
    </>
  ),
  copied: value,
});

interface BadgeProps extends DecodeProps {
  readonly name: 'outcome' | 'timeStatus';
}

/** A verdict in a few words. */
function Badge({ operation, name }: BadgeProps) {
  const code = operation.output[name];
  if (code === '' || operation.isStale) return null;
  const tones: Readonly<Record<string, 'good' | 'doubtful' | 'bad'>> = operation.operation.output[name].tones;
  const tone = tones[code];
  return (
    <Output
      operation={operation}
      name={name}
      view={({ label }) => (
        <output className={classNames(look.badge, tone && look[tone])} aria-label={label} data-value={name} data-code={code}>
          {operation.words.code(name, code)}
        </output>
      )}
    />
  );
}

/** When the assertion is valid, as a bar. */
function Lifetime({ operation }: DecodeProps) {
  const words = useWords<typeof en>();
  const { output, input, isStale } = operation;
  const clock = useClock(operation);
  const [start, end] = [Date.parse(output.notBefore), Date.parse(output.notOnOrAfter)];
  if (isStale || !(start < end)) return null;
  return <TimeBar start={start} end={end} now={input.time === undefined ? clock : Date.parse(input.time)} startLabel={words('validFrom')} />;
}

/** The current time, updated every second if there are time limits. When the assertion becomes valid or expires, it is decoded again. */
function useClock({ output, input, isRunning, refresh }: DecodeProps['operation']): number {
  const [now, setNow] = useState(() => Date.now());
  useTicking(output.notBefore + output.notOnOrAfter !== '', () => {
    setNow(Date.now());
    const change = { active: output.notOnOrAfter, 'not-yet-valid': output.notBefore, expired: '', 'no-time-limits': '', '': '' }[output.timeStatus];
    if (input.time === undefined && !isRunning && Date.parse(change) <= Date.now()) refresh();
  });
  return now;
}

type TableName = 'facts' | 'parameters' | 'attributes';

interface RowsProps<Name extends TableName> extends DecodeProps {
  readonly name: Name;
  readonly title?: string;
  factOf(this: void, row: DecodeProps['operation']['output'][Name][number]): Fact;
}

/** A table as a list of names and values. */
function Rows<Name extends TableName>({ operation, name, title, factOf }: RowsProps<Name>) {
  const rows: readonly DecodeProps['operation']['output'][Name][number][] = operation.output[name];
  if (rows.length === 0) return null;
  return (
    <Output
      operation={operation}
      name={name}
      view={({ label }) => (
        <>
          {title !== undefined && <h2 className={look.label}>{title}</h2>}
          <Facts name={name} facts={rows.map(factOf)} />
          <TableActions name={name} label={label} field={operation.operation.output[name]} rows={rows} />
        </>
      )}
    />
  );
}
