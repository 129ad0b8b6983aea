import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { InputCard } from '../../page/layouts/InputCard.tsx';
import type { OperationProps } from '../../page/operation-state.ts';
import { Results } from '../../page/Results.tsx';
import { Columns } from '../../page/Section.tsx';
import type * as fields from './fields.ts';

export default function RegexMemo() {
  return <GeneratedTool<typeof fields> views={{ reverse: Reverse }} />;
}

function Reverse({ operation }: OperationProps<typeof fields.reverse>) {
  return (
    <Columns>
      <InputCard operation={operation} />
      <Results operation={operation} />
    </Columns>
  );
}
