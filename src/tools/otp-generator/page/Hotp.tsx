import { Options } from '../../../page/layouts/Options.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { Outputs, Results } from '../../../page/Results.tsx';
import { Columns, Folded, Stack } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { AccountCard, KeyUriCard } from './Account.tsx';
import { Code } from './Code.tsx';
import { useFreshSecret } from './use-fresh-secret.ts';

const OPTIONS = ['secretEncoding', 'algorithm', 'digits', 'counter', 'count', 'issuer', 'account'] as const;

/** The codes of one counter after the other. */
export function Hotp({ operation }: OperationProps<typeof fields.hotp>) {
  const words = useWords<typeof en>();
  const { counter = 0 } = operation.input;
  useFreshSecret(operation);
  return (
    <Columns>
      <Stack>
        <AccountCard operation={operation}>
          <Options operation={operation} names={OPTIONS} />
        </AccountCard>
        <Folded isCard summary={words('behind')}>
          <Outputs operation={operation} names={['secretBase32', 'secretHex']} />
        </Folded>
      </Stack>
      <Stack>
        <Results operation={operation} names={['code']}>
          <Output operation={operation} name="code" prominent view={Code} />
          <div>
            <Button disabled={counter === Number.MAX_SAFE_INTEGER} onClick={() => operation.set('counter', counter + 1)}>
              {words('nextCounter')}
            </Button>
          </div>
          <Output operation={operation} name="codes" />
        </Results>
        <KeyUriCard operation={operation} />
      </Stack>
    </Columns>
  );
}
