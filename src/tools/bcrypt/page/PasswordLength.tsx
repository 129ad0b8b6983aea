import kit from '../../../page/kit.module.css';
import { useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { WarningIcon } from '../../../ui/icons.tsx';
import type en from '../strings/en.json';

const MAX_BYTES = 72;

/** How much of the password counts, where that is not plain to see: letters beyond ASCII have several bytes. */
export function PasswordLength({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const password = String(operation.input.password ?? '');
  const bytes = new TextEncoder().encode(password).length;
  if (bytes > MAX_BYTES) {
    return (
      <p className={classNames(kit.banner, kit.doubtful)} role="status">
        <WarningIcon />
        <span>{words('tooLong', { over: bytes - MAX_BYTES })}</span>
      </p>
    );
  }
  return bytes === password.length ? null : <p className={kit.note}>{words('byteCount', { bytes })}</p>;
}
