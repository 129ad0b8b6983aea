import { Output } from '../../../page/Output.tsx';
import { Outputs } from '../../../page/Results.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, Folded, Stack } from '../../../page/Section.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { Answer } from './Answer.tsx';
import { Checks } from './Checks.tsx';
import { Inputs } from './Inputs.tsx';
import { WhyHere } from './WhyHere.tsx';

/** The answer first, on every screen; then what it is made of. */
export function Check({ operation }: OperationProps<typeof fields.check>) {
  const words = useWords<typeof en>();
  return (
    <Stack>
      <Answer operation={operation} />
      <RunStatus operation={operation} />
      <Inputs operation={operation} />
      <Card title={operation.words.output('checks')}>
        <Output operation={operation} name="checks" view={(props) => <Checks {...props} />} />
      </Card>
      <WhyHere />
      <Folded isCard summary={words('asData')}>
        <Outputs operation={operation} names={['time', 'moments', 'problems']} />
      </Folded>
    </Stack>
  );
}
