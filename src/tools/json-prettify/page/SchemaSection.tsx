import { useState } from 'react';
import { FailureNote } from '../../../page/FailureNote.tsx';
import { InputPane, Panes } from '../../../page/layouts/panes.tsx';
import look from '../../../page/look.module.css';
import type { InputValue } from '../../../page/session/operation-state.ts';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Folded } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { useOperation } from '../../../page/session/use-operation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { Violations } from './Violations.tsx';

interface SchemaSectionProps {
  /** The text to validate; empty if there is none. */
  readonly document: string;
  readonly syntax: InputValue<typeof fields.validate.input.syntax>;
  /** Shows a position in the document. */
  onGoTo(this: void, line: number, column: number): void;
}

/** Validates the document against a JSON Schema on request. */
export function SchemaSection(props: SchemaSectionProps) {
  const words = useWords<typeof en>();
  const [isOpen, setOpen] = useState(false);
  return (
    <Folded isCard summary={words('schema')} onToggle={setOpen}>
      {isOpen && <Validation {...props} />}
    </Folded>
  );
}

function Validation({ document, syntax, onGoTo }: SchemaSectionProps) {
  const words = useWords<typeof en>();
  const operation = useOperation(fields.validate);
  const [validated, setValidated] = useState<string>();
  const { problem, input, setAll } = operation;
  const failure = problem?.kind === 'error' && problem.failure.field === 'input' ? problem.failure : undefined;

  function validate(): void {
    setValidated(document);
    setAll({ input: document, syntax });
  }

  return (
    <Panes low>
      <InputPane operation={operation} name="schema" wrap={false} />
      <div className={look.results}>
        <div>
          <Button type="primary" disabled={input.schema.trim() === '' || document === ''} onClick={validate}>
            {words('validate')}
          </Button>
        </div>
        {validated !== undefined && (
          <>
            {validated !== document && <p className={look.hint}>{words('schemaOutdated')}</p>}
            <RunStatus operation={operation} />
            {failure && <FailureNote id="document-failure" failure={failure} />}
            <Violations operation={operation} onGoTo={onGoTo} />
          </>
        )}
      </div>
    </Panes>
  );
}
