import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { TwoPanesLayout } from '../../page/layouts/TwoPanesLayout.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Presets } from '../../page/parts/Presets.tsx';
import { Outputs } from '../../page/Results.tsx';
import { Folded } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import type * as fields from './fields.ts';
import { presets } from './presets.ts';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ convert: Convert }} />;

function Convert({ operation }: OperationProps<typeof fields.convert>) {
  const words = useWords<typeof en>();
  return (
    <TwoPanesLayout
      operation={operation}
      wrap
      before={<Presets operation={operation} label={words('presets')} presets={presets} nameOf={(name) => words(name)} />}
      outputs={['count', 'duplicateCount']}
      below={
        <Folded isCard summary={words('details')}>
          <Outputs operation={operation} names={['frequencies', 'items']} />
        </Folded>
      }
    />
  );
}
