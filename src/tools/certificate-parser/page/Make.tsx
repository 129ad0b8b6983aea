import { InputCard } from '../../../page/layouts/InputCard.tsx';
import { useToolKeys } from '../../../page/keys/tool-keys.ts';
import { RefreshButton } from '../../../page/RefreshButton.tsx';
import { Results } from '../../../page/Results.tsx';
import { Columns } from '../../../page/Section.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';

/** The names and options, and the certificate or request for them. */
export function Make({ operation }: OperationProps<typeof fields.make>) {
  const words = useWords<typeof en>();
  useToolKeys({ r: operation.refresh });
  return (
    <Columns>
      <InputCard operation={operation} rows={4}>
        <RefreshButton operation={operation} isMain>
          {words('newKey')}
        </RefreshButton>
      </InputCard>
      <Results operation={operation} names={['certificate', 'privateKey', 'caCertificate', 'caPrivateKey', 'commands']} />
    </Columns>
  );
}
