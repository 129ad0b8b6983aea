import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { Options } from '../../page/layouts/Options.tsx';
import { OptionRow } from '../../page/layouts/OptionRow.tsx';
import { TwoInputs } from '../../page/layouts/TwoInputs.tsx';
import { Output } from '../../page/Output.tsx';
import { Outputs } from '../../page/Results.tsx';
import { RunStatus } from '../../page/RunStatus.tsx';
import { Card, Folded, Stack } from '../../page/Section.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { useWords } from '../../page/session/use-tool.ts';
import type * as fields from './fields.ts';
import styles from './page/page.module.css';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ compare: Compare }} />;

function Compare({ operation }: OperationProps<typeof fields.compare>) {
  const words = useWords<typeof en>();
  return (
    <Stack>
      <TwoInputs operation={operation} names={['a', 'b']} options={['splitOn', 'customSplit', 'ignoreCase']} canSwap />
      <RunStatus operation={operation} />
      <div className={styles.sets}>
        {(['onlyA', 'inAll', 'onlyB'] as const).map((name) => (
          <Card key={name} label={operation.words.output(name)}>
            <Output operation={operation} name={name} />
          </Card>
        ))}
      </div>
      <Folded isCard summary={words('more')}>
        <Options operation={operation} names={['c', 'd', 'e', 'readQuotes', 'trimItems', 'removeEmpty', 'sort', 'sortBy', 'keyColumn', 'hasHeader']} />
      </Folded>
      <Folded isCard summary={words('anySet')}>
        <OptionRow operation={operation} names={['show']} />
        <Outputs operation={operation} names={['result', 'count']} />
      </Folded>
      <Folded isCard summary={words('counts')}>
        <Outputs operation={operation} names={['regions', 'lists', 'duplicates']} />
      </Folded>
    </Stack>
  );
}
