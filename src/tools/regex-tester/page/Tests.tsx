import { useMemo } from 'react';
import { unlessRefused } from '../../../contract/errors.ts';
import { FailureNote } from '../../../page/FailureNote.tsx';
import { Field } from '../../../page/Field.tsx';
import look from '../../../page/look.module.css';
import { Output } from '../../../page/Output.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Folded, Stack } from '../../../page/Section.tsx';
import { failureOf } from '../../../page/session/operation-state.ts';
import { useOperation } from '../../../page/session/use-operation.ts';
import { usePageActions, useTool, useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CheckIcon, WarningIcon } from '../../../ui/icons.tsx';
import * as fields from '../fields.ts';
import type en from '../strings/en.json';
import type { TestFile } from '../test-file.ts';
import { formatRows, tryParseTestFile } from '../test-file.ts';
import { groupBy } from './group-by.ts';
import type { PanelProps } from './Refusal.tsx';
import { Refusal } from './Refusal.tsx';
import { TestActions } from './TestActions.tsx';
import { TestList } from './TestList.tsx';
import type { Testing } from './TestResults.tsx';
import styles from './tests.module.css';

/** Renders the tests of the pattern, with the verdicts of the chosen engines. */
export default function Tests({ bench }: PanelProps) {
  const tool = useTool();
  const operation = useOperation(fields.test);
  const { tests } = operation.input;
  const file = useMemo(() => unlessRefused(() => tryParseTestFile(tests)), [tests]);
  const failure = failureOf(operation, 'tests');
  const isExporting = bench.active === 'testFile';
  return (
    <Stack>
      <div className={look.ends}>
        <Summary operation={operation} file={file} />
        <div className={styles.actions}>
          <TestActions bench={bench} tests={tests} />
        </div>
      </div>
      <Field operation={operation} name="engines" />
      <RunStatus operation={operation} />
      <Refusal operation={operation} bench={bench} />
      {operation.hasOutput && !operation.isStale && <Rejections operation={operation} />}
      {file?.pattern !== undefined && <PatternOfFile file={file} />}
      {file ? (
        <div role="group" aria-label={operation.words.input('tests')} data-operation={bench.active} data-field="tests">
          <TestList operation={operation} file={file} />
          {failure && <FailureNote id="tests-failure" failure={failure} />}
        </div>
      ) : (
        <Field operation={{ ...operation, name: bench.active }} name="tests" rows={10} />
      )}
      <Folded
        summary={tool.words.t('operations.testFile.label')}
        isOpen={isExporting}
        onToggle={(isOpen) => {
          if (isOpen !== isExporting) bench.open(isOpen ? 'testFile' : 'test');
        }}
      >
        {isExporting && <Export hasProblem={operation.problem !== undefined} />}
      </Folded>
    </Stack>
  );
}

/** The tests as a file or as source code. Their own errors, if any, are already on the page. */
function Export({ hasProblem }: { readonly hasProblem: boolean }) {
  const operation = useOperation(fields.testFile);
  const failure = hasProblem ? undefined : failureOf(operation, 'tests', 'pattern', 'flags');
  return (
    <>
      <Field operation={operation} name="language" />
      <RunStatus operation={operation} />
      {failure && <FailureNote id="export-failure" failure={failure} />}
      <Output operation={operation} name="code" />
    </>
  );
}

/** Shows how many tests pass with all chosen engines. */
function Summary({ operation, file }: { readonly operation: Testing; readonly file: TestFile | undefined }) {
  const words = useWords<typeof en>();
  const { results } = operation.output;
  const rows = useMemo(() => [...groupBy(results, ({ row }) => row).values()], [results]);
  const passed = rows.filter((row) => row.every(({ verdict }) => verdict === 'pass')).length;
  const isShown = operation.hasOutput && !operation.isStale && rows.length > 0 && file !== undefined;
  const isGood = passed === rows.length;
  return (
    <p role="status" data-value="passed" className={classNames(styles.summary, isShown && look.banner, isShown && (isGood ? look.good : look.bad))}>
      {isShown && (
        <>
          {isGood ? <CheckIcon /> : <WarningIcon />} {words('passCount', { passed, total: rows.length })}
        </>
      )}
    </p>
  );
}

/** Why engines reject the pattern, and what to write instead. JavaScript reports that at the pattern. */
function Rejections({ operation }: { readonly operation: Testing }) {
  const words = useWords<typeof en>();
  const { words: own, output } = operation;
  return output.engines
    .filter(({ engine, accepts }) => !accepts && engine !== 'javascript')
    .map(({ engine, reason, construct, instead }) => (
      <div key={engine} className={classNames(look.banner, look.doubtful)} data-rejected={engine}>
        <WarningIcon />
        <p>
          {words('rejects', { engine: own.cell('engines', 'engine', engine) })} <q>{reason}</q>
          {construct !== '' && (
            <span className={styles.labeled}>
              {own.column('engines', 'construct')} <code>{construct}</code>
            </span>
          )}
          {instead !== '' && (
            <span className={styles.labeled}>
              {own.column('engines', 'instead')} <code>{instead}</code>
            </span>
          )}
        </p>
      </div>
    ));
}

/** Offers the pattern of a test file that came as text, such as by a link. */
function PatternOfFile({ file: { pattern = '', flags = [], tests } }: { readonly file: TestFile }) {
  const words = useWords<typeof en>();
  const { replace } = usePageActions();
  return (
    <p className={look.note}>
      {words('fileHasPattern')} <code>{pattern}</code>{' '}
      <Button size="small" onClick={() => replace('test', { pattern, flags, tests: formatRows(tests) })}>
        {words('usePattern')}
      </Button>
    </p>
  );
}
