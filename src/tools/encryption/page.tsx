import { CopyButton } from '../../page/copy/CopyButton.tsx';
import look from '../../page/look.module.css';
import { focusesInput } from '../../page/layouts/parts.ts';
import { OperationCard } from '../../page/OperationCard.tsx';
import type { OperationRun } from '../../page/session/operation-state.ts';
import { Columns, Folded, Stack } from '../../page/Section.tsx';
import { usePageState, useWords } from '../../page/session/use-tool.ts';
import { useOperation } from '../../page/session/use-operation.ts';
import * as fields from './fields.ts';
import { opensslCommand } from './openssl-command.ts';
import type en from './strings/en.json';

/** Shows encryption and decryption side by side: with a password, and, in a collapsed section, with a raw key. */
export default function Encryption() {
  const words = useWords<typeof en>();
  const active = usePageState(({ active }) => active);
  const [encrypt, decrypt] = [useOperation(fields.encrypt), useOperation(fields.decrypt)];
  const [encryptWithKey, decryptWithKey] = [useOperation(fields.encryptWithKey), useOperation(fields.decryptWithKey)];
  return (
    <Stack>
      <Columns>
        <OperationCard operation={encrypt} foldsOptions autoFocus={focusesInput()}>
          {encrypt.hasOutput && !encrypt.isStale && <FormatNote {...encrypt} />}
        </OperationCard>
        <OperationCard operation={decrypt} foldsOptions />
      </Columns>
      <Folded isCard summary={words('withKey')} isOpen={active.endsWith('WithKey')}>
        <Columns>
          <OperationCard operation={encryptWithKey} />
          <OperationCard operation={decryptWithKey} />
        </Columns>
      </Folded>
    </Stack>
  );
}

/** Explains the parts of a ciphertext, or shows the command that decrypts it elsewhere. */
function FormatNote({ input, output: { format } }: Pick<OperationRun<typeof fields.encrypt>, 'input' | 'output'>) {
  const words = useWords<typeof en>();
  if (format === 'penknife-v1') return <p className={look.note}>{words('envelope')}</p>;
  const command = opensslCommand(input);
  if (command === undefined) return <p className={look.note}>{words('cryptoJsOnly')}</p>;
  return (
    <div>
      <p className={look.note}>{words('opensslCommand')}</p>
      <p className={look.box}>
        <code>{command}</code>
      </p>
      <CopyButton label={words('command')} text={() => command} />
    </div>
  );
}
