import { useState } from 'react';
import { askClientHints } from '../../../page/browser/client-hints.ts';
import { Field } from '../../../page/Field.tsx';
import look from '../../../page/look.module.css';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { failureOf } from '../../../page/session/operation-state.ts';
import { Folded, Row } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';

/** Renders the client hints, collapsed while unused, and a button that requests those of this browser. */
export function ClientHints({ operation }: OperationProps<typeof fields.parse>) {
  const words = useWords<typeof en>();
  const [isRefused, setRefused] = useState(false);

  async function ask(): Promise<void> {
    const clientHints = await askClientHints();
    setRefused(clientHints === undefined);
    if (clientHints !== undefined) operation.setAll({ userAgent: navigator.userAgent, clientHints });
  }

  return (
    <Folded summary={operation.words.input('clientHints')} isOpen={operation.input.clientHints !== '' || failureOf(operation, 'clientHints') !== undefined}>
      <Field operation={operation} name="clientHints" />
      <Row>
        <Button size="small" onClick={() => void ask()}>
          {words('ask')}
        </Button>
        {isRefused && (
          <p className={look.note} role="status">
            {words('notOffered')}
          </p>
        )}
      </Row>
    </Folded>
  );
}
