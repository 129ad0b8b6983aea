import type { OutputValueOf } from '../../../contract/fields.ts';
import { FileDrop } from '../../../page/files/FileDrop.tsx';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { MainInput } from '../../../page/MainInput.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { TableOutput } from '../../../page/outputs/TableOutput.tsx';
import { Results } from '../../../page/Results.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, Stack } from '../../../page/Section.tsx';
import { usePageActions, useWords } from '../../../page/session/use-tool.ts';
import { useOperation } from '../../../page/session/use-operation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import * as fields from '../fields.ts';
import type en from '../strings/en.json';

type Account = OutputValueOf<typeof fields.readUri.output.accounts>[number];

/** A key URI, pasted or in an image, and its accounts. */
export function ReadUri({ operation }: OperationProps<typeof fields.readUri>) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const { change, select } = usePageActions();
  const image = useOperation(fields.readImage);

  function show({ type, issuer, account, secret, algorithm, digits, period, counter }: Account): void {
    const described = { issuer, account, secret, secretEncoding: 'base32', algorithm };
    // Steam codes have a fixed length.
    const length = type === 'steam' ? {} : { digits: digits ?? 0 };
    if (type === 'hotp') change('hotp', { ...described, ...length, counter: counter ?? 0 });
    else change('totp', { ...described, ...length, encoder: type === 'steam' ? type : 'standard', period: period ?? 0 });
    select(type === 'hotp' ? type : 'totp');
  }

  return (
    <Stack>
      <Card label={kit('input')}>
        <MainInput operation={operation} rows={3} />
        <FileDrop operation={image} name="image" takesPictures />
        <RunStatus operation={image} />
      </Card>
      <Results
        operation={operation}
        views={{
          accounts: (props) => (
            <TableOutput
              {...props}
              rowHeader="account"
              copied="secret"
              remark={(row) => (
                <Button size="small" disabled={row.algorithm === 'md5' || operation.isStale} aria-label={words('useAccountOf', row)} onClick={() => show(row)}>
                  {words('useAccount')}
                </Button>
              )}
            />
          ),
        }}
      />
    </Stack>
  );
}
