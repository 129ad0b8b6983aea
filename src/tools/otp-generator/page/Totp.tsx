import { useKitWords } from '../../../page/words/kit-words.ts';
import look from '../../../page/look.module.css';
import { Options } from '../../../page/layouts/Options.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { Outputs, Results } from '../../../page/Results.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { useIsClient } from '../../../page/browser/use-is-client.ts';
import { useTicking } from '../../../page/browser/use-ticking.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { Account } from './Account.tsx';
import { Code } from './Code.tsx';
import { Countdown } from './Countdown.tsx';

const OPTIONS = ['secretEncoding', 'algorithm', 'encoder', 'digits', 'period', 'issuer', 'account', 'time', 'startTime'] as const;
const BEHIND = ['unixSeconds', 'counter', 'counterHex', 'secretBase32', 'secretHex'] as const;

/** The current codes, updated with the clock. */
export function Totp({ operation }: OperationProps<typeof fields.totp>) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const { secret, time, period = 1 } = operation.input;
  const { unixSeconds } = operation.output;
  const isClient = useIsClient();
  useTicking(time === undefined && secret !== '', operation.refresh);
  const clock = new Intl.DateTimeFormat(kit.language, { timeStyle: 'medium' }).format(unixSeconds * 1_000);
  return (
    <Account
      operation={operation}
      options={<Options operation={operation} names={OPTIONS} alsoOptions={['issuer', 'account']} />}
      behind={<Outputs operation={operation} names={BEHIND} />}
    >
      <Results operation={operation} title={words('codes')} names={['code']}>
        <Output operation={operation} name="previousCode" view={Code} />
        <Output operation={operation} name="code" prominent view={Code} />
        <Output operation={operation} name="secondsRemaining" view={(props) => <Countdown {...props} period={period} />} />
        <Output operation={operation} name="nextCode" view={Code} />
        {isClient && time === undefined && <p className={look.hint}>{words('clock', { time: clock })}</p>}
      </Results>
    </Account>
  );
}
