import { useKitWords } from '../../../page/words/kit-words.ts';
import { Field } from '../../../page/Field.tsx';
import { Options } from '../../../page/layouts/Options.tsx';
import { MainInput } from '../../../page/MainInput.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Results } from '../../../page/Results.tsx';
import { Card, Columns } from '../../../page/Section.tsx';
import { useTicking } from '../../../page/browser/use-ticking.ts';
import type * as fields from '../fields.ts';

const OPTIONS = ['type', 'secretEncoding', 'algorithm', 'period', 'counter', 'window', 'time', 'startTime'] as const;

/** Whether a code is valid, now or at a counter. */
export function Verify({ operation }: OperationProps<typeof fields.verify>) {
  const kit = useKitWords();
  const { code, secret, type, time } = operation.input;
  useTicking(type === 'totp' && time === undefined && code !== '' && secret !== '', operation.refresh);
  return (
    <Columns>
      <Card label={kit('input')}>
        <MainInput operation={operation} />
        <Field operation={operation} name="secret" />
        <Options operation={operation} names={OPTIONS} />
      </Card>
      <Results operation={operation} />
    </Columns>
  );
}
