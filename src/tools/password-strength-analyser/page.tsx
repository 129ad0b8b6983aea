import { useEnvironment } from '../../page/environment.ts';
import { Field } from '../../page/Field.tsx';
import kit from '../../page/kit.module.css';
import { InputToolbar } from '../../page/layouts/InputToolbar.tsx';
import { focusesInput } from '../../page/layouts/parts.ts';
import { Output } from '../../page/Output.tsx';
import { RunStatus } from '../../page/RunStatus.tsx';
import { Card, Columns, Folded, Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/tool-context.tsx';
import { useOperation } from '../../page/use-operation.ts';
import { bruteForce } from './brute-force.ts';
import { BruteForceDuration, CrackTimes } from './page/Durations.tsx';
import { Meter } from './page/Meter.tsx';
import type en from './strings/en.json';

const MAX_LOOKED_AT = 256;
const GENERATOR = 'token-generator';

export default function PasswordStrengthAnalyser() {
  const { texts, toolNames, hrefOf } = useEnvironment();
  const words = useWords<typeof en>();
  const operation = useOperation('analyze');
  const password = String(operation.input.password ?? '');
  const isEmpty = password === '';
  const hasAnswer = !isEmpty && operation.output.strength !== '';
  // Takes no time, and so does not wait for the dictionaries.
  const rate = operation.input.guessesPerSecond;
  const atOnce = bruteForce(password, typeof rate === 'number' && rate > 0 ? rate : 1);
  const withBruteForce = { ...operation, output: { ...operation.output, ...atOnce } };
  return (
    <Stack>
      <Card label={texts.t('page.input')}>
        <Field operation={operation} name="password" autoFocus={focusesInput()} />
        <InputToolbar operation={operation} />
        {atOnce.length > MAX_LOOKED_AT && <p className={kit.note}>{words('onlyBeginning')}</p>}
        <Field operation={operation} name="contextWords" />
        {toolNames[GENERATOR] && (
          <p>
            <a href={hrefOf(GENERATOR)}>{words('makeOne')}</a>
          </p>
        )}
        <RunStatus operation={operation} />
      </Card>
      <Columns>
        <Card title={words('knowing')}>
          <Meter operation={operation} />
          <Output operation={operation} name="crackTimes">
            {(props) => <CrackTimes {...props} />}
          </Output>
          <div hidden={!hasAnswer}>
            <div hidden={operation.output.warning === ''}>
              <Output operation={operation} name="warning" />
            </div>
            <Output operation={operation} name="suggestions" />
            <Folded summary={texts.t('page.details')}>
              <Output operation={operation} name="patterns" />
              <Output operation={operation} name="guesses" />
              <Output operation={operation} name="guessesBits" />
            </Folded>
          </div>
        </Card>
        <Card title={words('bruteForce')}>
          <Field operation={operation} name="guessesPerSecond" />
          <Output operation={withBruteForce} name="bruteForceDuration">
            {(props) => <BruteForceDuration {...props} />}
          </Output>
          {['length', 'characterSetSize', 'entropy', 'bruteForceScore'].map((name) => (
            <Output key={name} operation={withBruteForce} name={name} />
          ))}
          <p className={kit.note}>{words('why')}</p>
        </Card>
      </Columns>
    </Stack>
  );
}
