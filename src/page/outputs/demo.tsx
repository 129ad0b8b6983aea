import { DemoTool, describeText } from '../demo-tool.tsx';
import { Output } from '../Output.tsx';
import { OperationCard } from '../OperationCard.tsx';
import { Outputs, Results } from '../Results.tsx';
import { useOperation } from '../session/use-operation.ts';
import { CopiedResult } from './CopiedResult.tsx';
import { TableOutput } from './TableOutput.tsx';
import { TimeOutput } from './TimeOutput.tsx';
import { ValueGroup } from './ValueGroup.tsx';
import { Verdict } from './Verdict.tsx';

export default function OutputsDemo() {
  return (
    <DemoTool>
      <Shown />
    </DemoTool>
  );
}

function Shown() {
  const operation = useOperation(describeText);
  return (
    <>
      <section>
        <h2>Outputs: the view of each kind, rare ones behind Details; the table's rows have names and remarks</h2>
        <Outputs
          operation={operation}
          names={['length', 'last', 'written', 'lines', 'notes', 'words', 'counts', 'copy']}
          views={{ words: (props) => <TableOutput {...props} rowHeader="word" remark={({ length }) => length !== null && length > 5 && '(long)'} /> }}
        />
      </section>
      <section>
        <h2>ValueGroup: values that are copied with one button</h2>
        <ValueGroup operation={operation} names={['length', 'last', 'fits']} label="Facts">
          <Outputs operation={operation} names={['length', 'last']} />
        </ValueGroup>
        <ValueGroup operation={{ ...operation, isStale: true, isDimmed: true }} names={['length', 'last', 'fits']} label="Facts of before">
          <Outputs operation={{ ...operation, isStale: true, isDimmed: true }} names={['length', 'last']} />
        </ValueGroup>
      </section>
      <section>
        <h2>Verdict: the answer to a question</h2>
        <Verdict operation={operation} name="fits" />
      </section>
      <section>
        <h2>Output with another view: TimeOutput, which is the usual one of the format date-time</h2>
        <Output operation={operation} name="last" view={(props) => <TimeOutput {...props} value="2026-01-31T12:00:00Z" />} />
      </section>
      <section>
        <h2>CopiedResult: a result that is shown in another way than it is copied</h2>
        <Output
          operation={operation}
          name="last"
          view={({ id, label, name, value }) => (
            <CopiedResult id={id} label={label} name={name} text={value} isBox>
              <b>{value.toUpperCase()}</b>
            </CopiedResult>
          )}
        />
      </section>
      <section>
        <h2>Results, or a message if there are none</h2>
        <Results operation={operation} title="Results" names={['written', 'length']} />
      </section>
      <section>
        <h2>OperationCard: one of several operations on a page</h2>
        <OperationCard operation={operation} inputs={['letterCase', 'limit']} outputs={['written', 'fits']} />
      </section>
    </>
  );
}
