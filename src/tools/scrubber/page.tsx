import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { TwoPanesLayout } from '../../page/layouts/TwoPanesLayout.tsx';
import { Output } from '../../page/Output.tsx';
import { TableOutput } from '../../page/outputs/TableOutput.tsx';
import { Outputs } from '../../page/Results.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Switch } from '../../ui/switch/Switch.tsx';
import type * as fields from './fields.ts';
import { keptNames } from './kept-names.ts';

export default () => <GeneratedTool<typeof fields> views={{ scrub: Scrub }} />;

/** Each value has a switch, which lists its name under “Keep”. */
function Scrub({ operation }: OperationProps<typeof fields.scrub>) {
  const kept = [...keptNames(operation.input.keep ?? '')];
  const setReplaced = (name: string, isReplaced: boolean): void => {
    const others = kept.filter((other) => other !== name);
    operation.set('keep', (isReplaced ? others : [...others, name]).join(' '));
  };
  return (
    <TwoPanesLayout
      operation={operation}
      wrap
      outputs={[]}
      below={
        <>
          <Output
            operation={operation}
            name="finds"
            view={(props) => (
              <TableOutput
                {...props}
                shown={['name', 'kind', 'reason', 'excerpt', 'count', 'line']}
                copied={null}
                filterable={props.value.length > FILTERED_ROWS}
                cells={{ name: ({ name, replaced }) => <Switch label={name} checked={replaced} onChange={(isReplaced) => setReplaced(name, isReplaced)} /> }}
              />
            )}
          />
          <Outputs operation={operation} names={['count', 'searchedFor']} />
        </>
      }
    />
  );
}

/** A longer table has a box that filters it. */
const FILTERED_ROWS = 20;
