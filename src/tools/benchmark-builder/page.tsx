import { CopyButton } from '../../page/copy/CopyButton.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { useKitWords } from '../../page/words/kit-words.ts';
import { Options } from '../../page/layouts/Options.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { TableOutput } from '../../page/outputs/TableOutput.tsx';
import { Outputs, Results } from '../../page/Results.tsx';
import { Card, Folded, Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import type * as fields from './fields.ts';
import { Bars } from './page/Bars.tsx';
import { Measurements } from './page/Measurements.tsx';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ compare: Compare }} />;

const SHOWN = ['position', 'name', 'samples', 'mean', 'median', 'minimum', 'maximum', 'standardDeviation', 'ratio'] as const;
const TEXTS = ['markdown', 'bulletList', 'csv'] as const;

function Compare({ operation }: OperationProps<typeof fields.compare>) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const { results } = operation.output;
  return (
    <Stack>
      <Card label={kit('input')}>
        <Measurements operation={operation} />
        <Options operation={operation} names={['unit', 'direction', 'spread', 'decimals']} />
      </Card>
      <Results operation={operation} names={['results', ...TEXTS]}>
        <Bars results={results} label={words('bars')} unit={operation.input.unit} />
        <Output operation={operation} name="results" view={(props) => <TableOutput {...props} shown={SHOWN} copied="mean" />} />
        <Folded summary={words('asText')}>
          <Outputs operation={operation} names={TEXTS} />
          <CopyButton label={words('asJson')} text={() => JSON.stringify(results, null, 2)} />
        </Folded>
      </Results>
    </Stack>
  );
}
