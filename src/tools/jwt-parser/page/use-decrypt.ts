import { useState } from 'react';
import type { OperationState } from '../../../page/session/operation-state.ts';
import { useInput, useRun } from '../../../page/session/use-operation.ts';
import * as fields from '../fields.ts';

interface Decryption {
  readonly isEncrypted: boolean;
  readonly decrypt: OperationState<typeof fields.decrypt>;
  /** Decodes the token inside the encrypted one. */
  openNested(this: void): void;
  /** Returns to the encrypted token and its key; undefined for a token that was not opened from one. */
  readonly leaveNested: (() => void) | undefined;
}

/** Decrypts the decoded token, if it is encrypted. */
export function useDecrypt({ input, output, answered }: OperationState<typeof fields.decode>): Decryption {
  const held = useInput(fields.decrypt);
  const isEncrypted = output.kind === 'jwe';
  const run = useRun(fields.decrypt, { ...held.input, jwt: isEncrypted ? (answered?.jwt ?? '') : '' });
  const [outer, setOuter] = useState<(typeof held.input & { readonly nested: string }) | undefined>();
  return {
    isEncrypted,
    decrypt: { ...run, ...held },
    openNested() {
      const nested = run.output.plaintext;
      setOuter({ ...held.input, nested });
      // The key that decrypts is hardly ever the one that signs.
      held.setAll({ jwt: nested, key: '', keyFormat: 'auto' });
    },
    leaveNested:
      outer?.nested === input.jwt
        ? () => {
            const { jwt, key, keyFormat } = outer;
            held.setAll({ jwt, key, keyFormat });
          }
        : undefined,
  };
}
