import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { lazyWithRetry } from '../../page/lazy/lazy.tsx';
import { TwoInputs } from '../../page/layouts/TwoInputs.tsx';
import { TwoPanesLayout } from '../../page/layouts/TwoPanesLayout.tsx';
import { ViewChoice } from '../../page/layouts/ViewChoice.tsx';
import { useKitWords } from '../../page/words/kit-words.ts';
import look from '../../page/look.module.css';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Results } from '../../page/Results.tsx';
import { Stack } from '../../page/Section.tsx';
import { usePageActions, useWords } from '../../page/session/use-tool.ts';
import { useStoredChoice } from '../../page/storage/use-stored.ts';
import type { CodeEditorHandle } from '../../ui/code-editor/CodeEditor.tsx';
import type * as fields from './fields.ts';
import type { Repaired } from './page/RepairNote.tsx';
import { RepairAction, RepairNote } from './page/RepairNote.tsx';
import { SchemaSection } from './page/SchemaSection.tsx';
import { Violations } from './page/Violations.tsx';
import type en from './strings/en.json';

const TreeView = lazyWithRetry(() => import('./page/TreeView.tsx'));

const views = ['text', 'tree'] as const;

export default function JsonPrettify() {
  return <GeneratedTool<typeof fields> views={{ format: Format, validate: Validate }} />;
}

function Format({ operation }: OperationProps<typeof fields.format>) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const editor = useRef<CodeEditorHandle>(null);
  const resultEditor = useRef<CodeEditorHandle>(null);
  const { replace } = usePageActions();
  const [repaired, setRepaired] = useState<Repaired>();
  const [view, setView] = useStoredChoice('json-prettify.view', views);
  const { input, output } = operation;
  const goToInput = (line: number, column: number): void => editor.current?.goTo(line, column);
  const goToResult = (line: number, column: number): void => {
    // The tree is replaced by the text before a position in it can be shown.
    flushSync(() => setView('text'));
    resultEditor.current?.goTo(line, column);
  };
  // After formatting, JSON Lines have multi-line values.
  const [document, onGoTo] = input.syntax === 'json-lines' ? [input.input, goToInput] : [output.output, goToResult];
  return (
    <Stack>
      <TwoPanesLayout
        operation={operation}
        editor={editor}
        resultEditor={resultEditor}
        failureActions={
          <RepairAction
            operation={operation}
            onRepair={(done) => {
              setRepaired(done);
              replace(operation.name, { input: done.text });
            }}
          />
        }
        inputNote={<RepairNote operation={operation} repaired={repaired} />}
        resultViews={<ViewChoice views={views.map((name) => ({ view: name, label: words(name) }))} chosen={view} onChoose={setView} />}
        resultView={
          view === 'tree' && (
            <Suspense fallback={<p className={look.emptyPane}>{kit('working')}</p>}>
              <TreeView text={output.output} />
            </Suspense>
          )
        }
      />
      <SchemaSection document={operation.isStale ? '' : document} syntax={input.syntax} onGoTo={onGoTo} />
    </Stack>
  );
}

function Validate({ operation }: OperationProps<typeof fields.validate>) {
  const kit = useKitWords();
  const input = useRef<CodeEditorHandle>(null);
  return (
    <Stack>
      <TwoInputs operation={operation} names={['input', 'schema']} options={['syntax']} editor={input} />
      <Results operation={operation}>
        {operation.input.schema.trim() === '' && <p className={look.note}>{kit('nothingYet')}</p>}
        <Violations operation={operation} onGoTo={(line, column) => input.current?.goTo(line, column)} />
      </Results>
    </Stack>
  );
}
