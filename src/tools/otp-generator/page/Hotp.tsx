import { Options } from '../../../page/layouts/Options.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { Outputs, Results } from '../../../page/Results.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { Account } from './Account.tsx';
import { Code } from './Code.tsx';

const OPTIONS = ['secretEncoding', 'algorithm', 'digits', 'counter', 'count', 'issuer', 'account'] as const;

/** The codes of successive counters. */
export function Hotp({ operation }: OperationProps<typeof fields.hotp>) {
  const words = useWords<typeof en>();
  const { counter = 0 } = operation.input;
  return (
    <Account
      operation={operation}
      options={<Options operation={operation} names={OPTIONS} alsoOptions={['issuer', 'account']} />}
      behind={<Outputs operation={operation} names={['secretBase32', 'secretHex']} />}
    >
      <Results operation={operation} names={['code']}>
        <Output operation={operation} name="code" prominent view={Code} />
        <div>
          <Button disabled={counter === Number.MAX_SAFE_INTEGER} onClick={() => operation.set('counter', counter + 1)}>
            {words('nextCounter')}
          </Button>
        </div>
        <Output operation={operation} name="codes" />
      </Results>
    </Account>
  );
}
