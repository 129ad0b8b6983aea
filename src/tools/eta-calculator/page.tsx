import { parseIsoDuration } from '../../lib/duration/iso.ts';
import { Card, Columns, Folded, RowButton } from '../../page/Section.tsx';
import { FieldGrid } from '../../page/FieldGrid.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { useKitWords } from '../../page/words/kit-words.ts';
import { namesOf } from '../../page/words/names-of.ts';
import { focusesInput } from '../../page/layouts/parts.ts';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { Outputs, Results } from '../../page/Results.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import type * as fields from './fields.ts';
import styles from './page/eta.module.css';
import { InWords, inWords, IsoDuration } from './page/InWords.tsx';
import { Running } from './page/Running.tsx';
import { toNumber } from './page/to-number.ts';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ estimate: Estimate, fromProgress: FromProgress }} />;

const isoNow = (): string => new Date().toISOString();

function Estimate({ operation }: OperationProps<typeof fields.estimate>) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const { input, output, answered, set, setAll } = operation;
  const { timeUnit, ...counts } = answered ?? input;
  const [total, done, amount, timeSpan] = [toNumber(counts.total), toNumber(counts.done), toNumber(counts.amount), toNumber(counts.timeSpan)];
  const duration = inWords(output.duration, kit.language);
  const span = `${timeSpan.toLocaleString(kit.language)} ${operation.words.option('timeUnit', timeUnit).toLocaleLowerCase(kit.language)}`;
  return (
    <Columns>
      <Card label={kit('input')}>
        <div className={styles.inputs}>
          <FieldGrid operation={operation} names={namesOf(operation.operation.input)} autoFocus={focusesInput()} />
        </div>
        <RowButton onClick={() => set('startedAt', isoNow())}>{words('startNow')}</RowButton>
      </Card>
      <Results operation={operation} names={namesOf(operation.operation.output)}>
        <Outputs operation={operation} names={['duration']} prominent="duration" views={{ duration: InWords }} />
        <Running
          total={total}
          done={done}
          endsAt={output.endsAt}
          duration={output.duration}
          worked={words('workedRate', { total, done, span, amount, duration })}
          onAdd={() => setAll({ done: done + 1, startedAt: isoNow() })}
        />
        <Folded summary={kit('details')}>
          <Output operation={operation} name="endsAt" />
          <IsoDuration value={output.duration} />
          <Output operation={operation} name="durationMilliseconds" />
        </Folded>
      </Results>
    </Columns>
  );
}

function FromProgress({ operation }: OperationProps<typeof fields.fromProgress>) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const { input, output, answered, setAll } = operation;
  const counts = answered ?? input;
  const [total, done] = [toNumber(counts.total), toNumber(counts.done)];
  const duration = inWords(output.remaining, kit.language);

  /** Adds one to the amount done at this instant, and keeps the start. */
  function addOne(): void {
    const startedMs = Date.parse(output.endsAt) - parseIsoDuration(output.remaining) - parseIsoDuration(output.elapsed);
    setAll({ done: done + 1, startedAt: new Date(startedMs).toISOString(), now: undefined });
  }

  return (
    <Columns>
      <Card label={kit('input')}>
        <div className={styles.inputs}>
          <FieldGrid operation={operation} names={namesOf(operation.operation.input)} autoFocus={focusesInput()} />
        </div>
      </Card>
      <Results operation={operation} names={namesOf(operation.operation.output)}>
        <Outputs operation={operation} names={['remaining']} prominent="remaining" views={{ remaining: InWords }} />
        <Running
          total={total}
          done={done}
          endsAt={output.endsAt}
          duration={output.remaining}
          worked={words('workedProgress', { total, done, elapsed: inWords(output.elapsed, kit.language), duration })}
          onAdd={addOne}
        />
        <Outputs operation={operation} names={['elapsed', 'percent', 'ratePerHour']} views={{ elapsed: InWords }} />
        <Folded summary={kit('details')}>
          <Output operation={operation} name="endsAt" />
          <IsoDuration value={output.remaining} />
        </Folded>
      </Results>
    </Columns>
  );
}
