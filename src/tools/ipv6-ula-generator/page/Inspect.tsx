import { InputCard } from '../../../page/layouts/InputCard.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Outputs, Results } from '../../../page/Results.tsx';
import { Stack } from '../../../page/Section.tsx';
import type * as fields from '../fields.ts';
import { Parts } from './Parts.tsx';

const ALL = ['compressed', 'expanded', 'isUniqueLocal', 'locallyAssigned'] as const;
const OWN = ['prefix', 'globalId', 'subnetId', 'interfaceId'] as const;

export function Inspect({ operation }: OperationProps<typeof fields.inspect>) {
  const { isUniqueLocal, compressed } = operation.output;
  return (
    <Stack>
      <InputCard operation={operation} />
      <Results operation={operation} names={[...ALL, ...(isUniqueLocal ? OWN : [])]}>
        <Outputs operation={operation} names={ALL} prominent="compressed" />
        <div hidden={!isUniqueLocal}>
          <Outputs operation={operation} names={OWN} />
          {isUniqueLocal && <Parts address={compressed} />}
        </div>
      </Results>
    </Stack>
  );
}
