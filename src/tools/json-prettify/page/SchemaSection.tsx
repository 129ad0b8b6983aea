import { useId, useRef, useState } from 'react';
import { useEnvironment } from '../../../page/environment.ts';
import kit from '../../../page/kit.module.css';
import { GoToPlace, PlaceList } from '../../../page/layouts/PlaceList.tsx';
import { Folded } from '../../../page/Section.tsx';
import { useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CodeEditor } from '../../../ui/code-editor/CodeEditor.tsx';
import type { CodeEditorHandle } from '../../../ui/code-editor/CodeEditor.tsx';
import { CheckIcon, WarningIcon } from '../../../ui/icons.tsx';
import { Progress } from '../../../ui/progress/Progress.tsx';
import type { SchemaAnswer, Violation } from '../schema.ts';
import type en from '../strings/en.json';
import styles from './json-prettify.module.css';
import type { SchemaCheck } from './use-schema-check.ts';
import { useSchemaCheck } from './use-schema-check.ts';

interface SchemaSectionProps {
  readonly operation: OperationState;
  /** Shows a place in the result. */
  readonly onGoTo: (line: number, column: number) => void;
}

/** A JSON Schema to check the result against. It stays on this page: it is no part of the tool's input. */
export function SchemaSection({ operation, onGoTo }: SchemaSectionProps) {
  const words = useWords<typeof en>();
  const { texts } = useEnvironment();
  const editor = useRef<CodeEditorHandle>(null);
  const hint = useId();
  const [isOpen, setOpen] = useState(false);
  const [schema, setSchema] = useState('');
  const { check, start, cancel } = useSchemaCheck();
  const document = String(operation.output.output ?? '');
  return (
    <Folded isCard summary={words('schema')} onToggle={setOpen}>
      {isOpen && (
        <>
          <p id={hint} className={kit.hint}>
            {words('schemaHint')}
          </p>
          <CodeEditor
            ref={editor}
            className={classNames(kit.framed, styles.schemaEditor)}
            label={words('schema')}
            value={schema}
            onChange={setSchema}
            language="json"
            describedBy={hint}
          />
          <div>
            <Button type="primary" disabled={schema.trim() === '' || document === '' || operation.isStale} onClick={() => start({ schema, document })}>
              {words('validate')}
            </Button>
          </div>
          {check.kind === 'running' && <Progress label={texts.t('page.working')} cancelLabel={texts.t('page.cancel')} onCancel={cancel} />}
          <div role="status">
            <CheckResult check={check} document={document} onGoTo={onGoTo} onGoToSchema={(line, column) => editor.current?.goTo(line, column)} />
          </div>
        </>
      )}
    </Folded>
  );
}

interface CheckResultProps {
  readonly check: SchemaCheck;
  readonly document: string;
  readonly onGoTo: (line: number, column: number) => void;
  readonly onGoToSchema: (line: number, column: number) => void;
}

function CheckResult({ check, document, onGoTo, onGoToSchema }: CheckResultProps) {
  const words = useWords<typeof en>();
  if (check.kind === 'out-of-time') return <Failure message={words('schemaOutOfTime')} />;
  if (check.kind === 'failed') return <Failure message={words('schemaFailed', { message: check.message })} />;
  if (check.kind !== 'answered') return null;
  const { answer } = check;
  if (answer.kind === 'unusable-schema') return <Failure message={words('schemaUnusable', { reason: answer.reason })} />;
  if (answer.kind === 'invalid-schema') return <Failure message={words('schemaInvalid')} place={answer} onGoTo={onGoToSchema} />;
  const isOutdated = check.document !== document;
  return (
    <div className={classNames(styles.checked, isOutdated && styles.outdated)}>
      {isOutdated && <p className={kit.hint}>{words('schemaOutdated')}</p>}
      <Violations answer={answer} onGoTo={onGoTo} />
    </div>
  );
}

interface FailureProps {
  readonly message: string;
  readonly place?: { readonly line: number; readonly column: number };
  readonly onGoTo?: (line: number, column: number) => void;
}

function Failure({ message, place, onGoTo }: FailureProps) {
  return (
    <p className={classNames(kit.banner, kit.bad, kit.failure)}>
      <WarningIcon />
      <span>{message}</span>
      {place && onGoTo && <GoToPlace line={place.line} column={place.column} onGoTo={onGoTo} />}
    </p>
  );
}

interface ViolationsProps {
  readonly answer: Extract<SchemaAnswer, { readonly kind: 'checked' }>;
  readonly onGoTo: (line: number, column: number) => void;
}

function Violations({ answer: { draft, violations, total }, onGoTo }: ViolationsProps) {
  const words = useWords<typeof en>();
  if (total === 0) {
    return (
      <p className={styles.valid}>
        <CheckIcon />
        {words('schemaValid', { draft })}
      </p>
    );
  }
  return (
    <>
      <p className={styles.invalid}>{words('schemaViolations', { count: total, draft })}</p>
      <PlaceList
        name="violations"
        items={violations.map((violation) => ({ ...violation, code: violation.keyword }))}
        total={total}
        onGoTo={onGoTo}
        describe={(violation) => (
          <>
            <code>{violation.pointer === '' ? words('wholeDocument') : violation.pointer}</code> <Demand violation={violation} />
          </>
        )}
      />
    </>
  );
}

// Keywords that hold other signs than letters, or none of whose words would fit.
const FALSE_SCHEMA = 'notAllowed';

function Demand({ violation: { keyword, expected } }: { readonly violation: Violation }) {
  const words = useWords<typeof en>();
  return words('violation', { keyword: keyword === 'false' ? FALSE_SCHEMA : keyword, expected });
}
