import { CopyButton } from '../../../page/CopyButton.tsx';
import kit from '../../../page/kit.module.css';
import { useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import type en from '../strings/en.json';
import { opensslCommand } from './openssl-command.ts';

/** What a ciphertext is made of, or the command that opens it elsewhere. */
export function FormatNote({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const { format } = operation.output;
  if (format === 'penknife-v1') return <p className={kit.note}>{words('envelope')}</p>;
  const command = opensslCommand(operation.input);
  if (command === undefined) return <p className={kit.note}>{words('cryptoJsOnly')}</p>;
  return (
    <div>
      <p className={kit.note}>{words('opensslCommand')}</p>
      <p className={kit.box}>
        <code>{command}</code>
      </p>
      <CopyButton label={words('command')} text={() => command} />
    </div>
  );
}
