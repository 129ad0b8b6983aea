import { FailureNote } from '../../../page/FailureNote.tsx';
import { Field } from '../../../page/Field.tsx';
import look from '../../../page/look.module.css';
import { Output } from '../../../page/Output.tsx';
import { ResultActions } from '../../../page/outputs/ResultActions.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, Columns, Row } from '../../../page/Section.tsx';
import type { OperationProps, OperationState } from '../../../page/session/operation-state.ts';
import { failureOf } from '../../../page/session/operation-state.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { useEdit } from './use-edit.ts';

interface EditorProps extends OperationProps<typeof fields.decode> {
  readonly verify: OperationState<typeof fields.verify>;
}

const PARTS = [
  { name: 'payload', output: 'payloadJson', rows: 12 },
  { name: 'header', output: 'headerJson', rows: 4 },
] as const;

/** Header and claims as JSON, which can be edited: the token changes with them. */
export function Editor({ operation, verify }: EditorProps) {
  const words = useWords<typeof en>();
  const { edit, isEdited, signAgain } = useEdit(operation, verify);
  const failure = failureOf(edit, 'jwt');
  const { signing } = edit.output;
  return (
    <Card label={words('json')}>
      <p className={look.hint}>{words('editHint')}</p>
      {isEdited && (
        <>
          <Output operation={edit} name="signing" />
          {(signing === 'no-key' || signing === 'unusable-key') && (
            <Row>
              <Button size="small" disabled={verify.input.key === ''} onClick={signAgain}>
                {words('signAgain')}
              </Button>
            </Row>
          )}
          <Output operation={edit} name="notes" />
        </>
      )}
      {failure && <FailureNote id="edit-failure" failure={failure} />}
      <RunStatus operation={edit} />
      <Columns>
        {PARTS.map(({ name, output, rows }) => (
          <Output
            key={name}
            operation={operation}
            name={output}
            view={({ label, value }) => (
              <Field operation={edit} name={name} rows={rows} tools={<ResultActions label={label} text={value} format="json" labeled="copy" />} />
            )}
          />
        ))}
      </Columns>
    </Card>
  );
}
