import type { ReactNode } from 'react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useEnvironment } from '../../page/environment.ts';
import { OperationTabs } from '../../page/GeneratedTool.tsx';
import { Options } from '../../page/layouts/Options.tsx';
import { InputPane, OutputPane } from '../../page/layouts/panes.tsx';
import { focusesInput } from '../../page/layouts/parts.ts';
import { readStored, writeStored } from '../../page/storage.ts';
import { useWords } from '../../page/tool-context.tsx';
import type { OperationState } from '../../page/use-operation.ts';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import styles from './page/json-prettify.module.css';
import { RepairNote } from './page/RepairNote.tsx';
import { SchemaSection } from './page/SchemaSection.tsx';
import { showPlace } from './page/show-place.ts';
import { WarningList } from './page/WarningList.tsx';
import type en from './strings/en.json';

const TreePane = lazy(() => import('./page/TreePane.tsx'));

const OPTIONS = ['indent', 'indentWith', 'sortKeys', 'syntax', 'repair', 'escapeNonAscii', 'nonFinite', 'duplicateKeys'] as const;
const SHOWN_OPTIONS = 4;

export default function JsonPrettify() {
  return <OperationTabs>{(operation) => <Prettify operation={operation} />}</OperationTabs>;
}

function Prettify({ operation }: { readonly operation: OperationState }) {
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
    <div className={styles.stack}>
      <Options operation={operation} names={OPTIONS} shown={SHOWN_OPTIONS} />
      <div className={styles.panes}>
        <div ref={input} className={styles.column}>
          <InputPane operation={operation} name="input" wrap={wrap} autoFocus={focusesInput()} />
          <RepairNote operation={operation} onGoTo={goToInput} />
        </div>
        <div ref={output} className={styles.column}>
          <ResultTabs view={view} onView={setView}>
            {view === 'text' ? (
              <OutputPane operation={operation} name="output" wrap={wrap} onWrap={setWrap} />
            ) : (
              <Suspense fallback={<TreeLoads />}>
                <TreePane operation={operation} />
              </Suspense>
            )}
          </ResultTabs>
        </div>
      </div>
      <WarningList operation={operation} onGoTo={goToInput} />
      <SchemaSection operation={operation} onGoTo={goToOutput} />
    </div>
  );
}

const VIEW_KEY = 'json-prettify.view';

type View = 'text' | 'tree';

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

interface ResultTabsProps {
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly children: ReactNode;
}

function ResultTabs({ view, onView, children }: ResultTabsProps) {
  const { texts } = useEnvironment();
  const words = useWords<typeof en>();
  return (
    <Tabs
      label={texts.t('page.result')}
      tabs={[
        { id: 'text', label: words('text') },
        { id: 'tree', label: words('tree') },
      ]}
      selected={view}
      onSelect={(id) => onView(id === 'tree' ? 'tree' : 'text')}
    >
      {children}
    </Tabs>
  );
}

function TreeLoads() {
  const { texts } = useEnvironment();
  return <p className={styles.empty}>{texts.t('page.working')}</p>;
}
