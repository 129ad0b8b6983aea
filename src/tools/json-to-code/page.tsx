import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { TwoPanesLayout } from '../../page/layouts/TwoPanesLayout.tsx';
import { Output } from '../../page/Output.tsx';
import { Folded } from '../../page/Section.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import type * as fields from './fields.ts';

export default () => <GeneratedTool<typeof fields> views={{ generate: Generate }} />;

/** The table of keys is collapsed: it is long, and would leave little room for the code. */
function Generate({ operation }: OperationProps<typeof fields.generate>) {
  return (
    <TwoPanesLayout
      operation={operation}
      outputs={['warnings']}
      below={
        operation.output.keys.length > 0 && (
          <Folded isCard summary={operation.words.output('keys')}>
            <Output operation={operation} name="keys" />
          </Folded>
        )
      }
    />
  );
}
