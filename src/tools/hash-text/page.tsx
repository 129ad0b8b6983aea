import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { InputCard } from '../../page/layouts/InputCard.tsx';
import type { OperationProps } from '../../page/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { CodeList } from '../../page/outputs/ListOutput.tsx';
import { Sheet } from '../../page/parts/Sheet.tsx';
import { Outputs, Results } from '../../page/Results.tsx';
import { Stack } from '../../page/Section.tsx';
import type * as fields from './fields.ts';
import { Caution, Hashing } from './page/Hashing.tsx';

export default () => <GeneratedTool<typeof fields> views={{ hash: HashText, hashFile: HashFile, identify: Identify }} />;

const HashText = ({ operation }: OperationProps<typeof fields.hash>) => (
  <Hashing operation={operation}>
    <Output operation={operation} name="byteLength" />
  </Hashing>
);

const HashFile = ({ operation }: OperationProps<typeof fields.hashFile>) => (
  <Hashing operation={operation}>
    <Outputs operation={operation} names={['byteLength', 'checksumLines', 'integrity']} />
  </Hashing>
);

const Identify = ({ operation }: OperationProps<typeof fields.identify>) => (
  <Sheet>
    <Stack>
      <InputCard operation={operation} />
      <Results operation={operation}>
        <Output operation={operation} name="candidates" view={(props) => <CodeList {...props} remark={(code) => <Caution algorithm={code} />} />} />
        <Output operation={operation} name="byteLength" />
      </Results>
    </Stack>
  </Sheet>
);
