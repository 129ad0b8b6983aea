import { lazy, Suspense, useRef, useState } from 'react';
import kit from '../../page/kit.module.css';
import { useEnvironment } from '../../page/environment.ts';
import { OperationTabs } from '../../page/GeneratedTool.tsx';
import { Options } from '../../page/layouts/Options.tsx';
import { InputPane, OutputPane, Panes } from '../../page/layouts/panes.tsx';
import { focusesInput } from '../../page/layouts/parts.ts';
import { ViewChoice } from '../../page/layouts/ViewChoice.tsx';
import { WarningList } from '../../page/layouts/WarningList.tsx';
import { Stack } from '../../page/Section.tsx';
import { readStored, writeStored } from '../../page/storage.ts';
import { useWords } from '../../page/tool-context.tsx';
import type { OperationState } from '../../page/use-operation.ts';
import styles from './page/json-prettify.module.css';
import { RepairNote } from './page/RepairNote.tsx';
import { SchemaSection } from './page/SchemaSection.tsx';
import { showPlace } from './page/show-place.ts';
import type en from './strings/en.json';

const TreePane = lazy(() => import('./page/TreePane.tsx'));

const OPTIONS = ['indent', 'indentWith', 'syntax', 'sortKeys', 'repair', 'escapeNonAscii', 'nonFinite', 'duplicateKeys'] as const;
const SHOWN_OPTIONS = 4;

const views = ['text', 'tree'] as const;
type View = (typeof views)[number];

export default function JsonPrettify() {
  return <OperationTabs>{(operation) => <Prettify operation={operation} />}</OperationTabs>;
}

function Prettify({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const input = useRef<HTMLDivElement>(null);
  const output = useRef<HTMLDivElement>(null);
  const [wrap, setWrap] = useState(false);
  const [view, setView] = useView();
  const goToInput = (line: number, column: number): void => {
    if (input.current) void showPlace(input.current, line, column);
  };
  const goToOutput = (line: number, column: number): void => {
    setView('text');
    if (output.current) void showPlace(output.current, line, column);
  };
  return (
    <Stack>
      <Options operation={operation} names={OPTIONS} shown={SHOWN_OPTIONS} />
      <Panes>
        <div ref={input} className={styles.pane}>
          <InputPane operation={operation} name="input" wrap={wrap} autoFocus={focusesInput()}>
            <RepairNote operation={operation} onGoTo={goToInput} />
          </InputPane>
        </div>
        <div ref={output} className={styles.pane}>
          <OutputPane
            operation={operation}
            name="output"
            wrap={wrap}
            onWrap={setWrap}
            views={<ViewChoice views={views.map((name) => ({ view: name, label: words(name) }))} chosen={view} onChoose={setView} />}
          >
            {view === 'tree' && (
              <Suspense fallback={<TreeLoads />}>
                <TreePane operation={operation} />
              </Suspense>
            )}
          </OutputPane>
        </div>
      </Panes>
      <WarningList operation={operation} onGoTo={goToInput} />
      <SchemaSection operation={operation} onGoTo={goToOutput} />
    </Stack>
  );
}

const VIEW_KEY = 'json-prettify.view';

function useView(): readonly [View, (view: View) => void] {
  const [view, setView] = useState<View>(() => (readStored(VIEW_KEY) === 'tree' ? 'tree' : 'text'));
  return [
    view,
    (next) => {
      setView(next);
      writeStored(VIEW_KEY, next);
    },
  ];
}

function TreeLoads() {
  const { texts } = useEnvironment();
  return <p className={kit.emptyPane}>{texts.t('page.working')}</p>;
}
