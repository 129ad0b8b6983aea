import { useState } from 'react';
import type { OperationState } from '../../../page/session/operation-state.ts';
import { useInput, useRun } from '../../../page/session/use-operation.ts';
import * as fields from '../fields.ts';

interface Edit {
  /** The decoded header and claims, or what the reader typed instead of them. */
  readonly edit: OperationState<typeof fields.edit>;
  /** Whether the token is the result of an edit. */
  readonly isEdited: boolean;
  /** Signs with the key of the page, which was entered or changed after the edit. */
  signAgain(this: void): void;
}

/**
 * Writes each edit of the decoded header and claims into the token. While the JSON is invalid, the token stays. Once the token itself is changed, the
 * edits end.
 */
export function useEdit({ input, output }: OperationState<typeof fields.decode>, verify: OperationState<typeof fields.verify>): Edit {
  const held = useInput(fields.edit);
  const { jwt: base, header, payload } = held.input;
  const [made, setMade] = useState({ base: '', jwt: '' });
  const current = made.base === base ? made.jwt : base;
  const isEditing = base !== '' && input.jwt === current;
  const { key, keyFormat } = verify.input;
  const run = useRun(fields.edit, isEditing ? held.input : { ...held.input, jwt: '' }, ({ jwt }) => {
    if (jwt === '') return;
    setMade({ base, jwt });
    // The key stays, even if it is the sample's.
    verify.setAll({ jwt, key: verify.input.key, keyFormat: verify.input.keyFormat });
  });
  const setAll: OperationState<typeof fields.edit>['setAll'] = (values) => {
    if (isEditing) held.setAll({ ...values, key, keyFormat });
    else {
      setMade({ base: '', jwt: '' });
      held.setAll({ jwt: input.jwt, header: undefined, payload: undefined, ...values, key, keyFormat });
    }
  };
  const shown = { header: output.headerJson, payload: output.payloadJson };
  const typed = { header: header ?? shown.header, payload: payload ?? shown.payload };
  return {
    edit: {
      ...run,
      problem: isEditing ? run.problem : undefined,
      input: { ...held.input, ...(isEditing ? typed : shown) },
      set: (name, value) => setAll({ [name]: value }),
      setAll,
    },
    isEdited: isEditing && run.hasOutput,
    signAgain: () => setAll({}),
  };
}
