import { useRef } from 'react';
import { MainInput } from '../../page/MainInput.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { useKitWords } from '../../page/words/kit-words.ts';
import { Options } from '../../page/layouts/Options.tsx';
import look from '../../page/look.module.css';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { ValueGroup } from '../../page/outputs/ValueGroup.tsx';
import { Outputs } from '../../page/Results.tsx';
import { RunStatus } from '../../page/RunStatus.tsx';
import { Card, Columns, Folded, Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import { useOperation, useRun } from '../../page/session/use-operation.ts';
import { useRecentList, useStoredFlags } from '../../page/storage/use-stored.ts';
import { Switch } from '../../ui/switch/Switch.tsx';
import * as fields from './fields.ts';
import { linesWithResult } from './history.ts';
import { History } from './page/History.tsx';
import { insertInto } from './page/insert.ts';
import { NameList } from './page/NameList.tsx';
import { Notebook } from './page/Notebook.tsx';
import type en from './strings/en.json';

const MAX_HISTORY = 50;

/** The results by line. Only if an error ended the run, another run evaluates the rest; one that timed out would not finish either. */
function useLines({ input, output, problem }: OperationProps<typeof fields.evaluate>['operation']) {
  const isEnded = problem?.kind === 'error' && problem.failure.code !== 'time-limit';
  const further = useRun(fields.evaluate, { ...input, expression: isEnded ? input.expression : '', keepGoing: true }).output.lines;
  return isEnded && further.length > 0 ? further : output.lines;
}

export default () => <GeneratedTool<typeof fields> views={{ evaluate: Evaluate, listNames: 'evaluate' }} />;

function Evaluate({ operation }: OperationProps<typeof fields.evaluate>) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const box = useRef<HTMLDivElement>(null);
  const lines = useLines(operation);
  const [flags, setFlags] = useStoredFlags('math-evaluator.display', { separators: true, history: true });
  const { expression } = operation.input;
  const { list, add, clear } = useRecentList('math-evaluator.history', MAX_HISTORY);
  const keep = (): void => {
    const fresh = flags.history ? linesWithResult(expression, lines).filter((line) => !list.includes(line)) : [];
    if (fresh.length > 0) add(...fresh);
  };
  const insert = (text: string): void => insertInto(box.current, text, (next) => operation.set('expression', next));
  return (
    <Columns>
      <Stack>
        <Card label={kit('input')}>
          <div ref={box} role="presentation" onKeyUp={({ key }) => key === 'Enter' && keep()} onBlur={keep}>
            <MainInput operation={operation} control={(props) => <Notebook {...props} lines={lines} hasSeparators={flags.separators} />} />
          </div>
          <RunStatus operation={operation} />
          <Output operation={operation} name="notes" />
          <Switch label={words('separators')} checked={flags.separators} onChange={(separators) => setFlags({ separators })} />
          <Folded summary={words('settings')}>
            <Options operation={operation} names={['numberType', 'precision', 'significantDigits', 'keepGoing']} />
            <p className={look.hint}>{words('complexNote')}</p>
          </Folded>
        </Card>
        <Folded isCard summary={words('lastResult')}>
          <ValueGroup operation={operation} names={['result', 'type']} label={words('lastResult')}>
            <Outputs operation={operation} names={['result', 'type']} />
          </ValueGroup>
        </Folded>
      </Stack>
      <Stack>
        <NameList operation={useOperation(fields.listNames)} onInsert={insert} />
        <History
          lines={list}
          isKept={flags.history}
          onKeptChange={(kept) => {
            setFlags({ history: kept });
            if (!kept) clear();
          }}
          onInsert={insert}
          onClear={clear}
        />
      </Stack>
    </Columns>
  );
}
