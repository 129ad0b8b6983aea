import { useMemo, useRef, useState } from 'react';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { lazyWithSuspense } from '../../page/lazy/lazy.tsx';
import { InputPane, Panes } from '../../page/layouts/panes.tsx';
import { RunStatus } from '../../page/RunStatus.tsx';
import { useTool, useWords } from '../../page/session/use-tool.ts';
import type { CodeEditorHandle } from '../../ui/code-editor/CodeEditor.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import type * as fields from './fields.ts';
import styles from './page/page.module.css';
import { PatternBar, selectIn } from './page/PatternBar.tsx';
import type { Name } from './page/use-bench.ts';
import { useBench } from './page/use-bench.ts';
import { spansOf } from './spans.ts';
import type en from './strings/en.json';

// The top of the page renders immediately, the rest after it.
const Actions = lazyWithSuspense(() => import('./page/Actions.tsx'));
const Matches = lazyWithSuspense(() => import('./page/Matches.tsx'));
const Panel = lazyWithSuspense(() => import('./page/Panels.tsx'));
const Tests = lazyWithSuspense(() => import('./page/Tests.tsx'));
const Check = lazyWithSuspense(() => import('./page/Check.tsx'));

const OTHERS = { replace: 'match', split: 'match', explain: 'match', sample: 'match', test: 'match', testFile: 'match', check: 'match' } as const;

export default () => <GeneratedTool<typeof fields> views={{ match: <Workbench />, ...OTHERS }} />;

const TABS = ['match', 'test', 'replace', 'split', 'explain', 'diagram', 'sample', 'check'] as const;
type TabName = (typeof TABS)[number];

const operationOf = (tab: TabName): Name => (tab === 'diagram' ? 'explain' : tab);

/** Renders one pattern and one text with all matches highlighted, and the tabs of the operations. */
function Workbench() {
  const words = useWords<typeof en>();
  const tool = useTool();
  const bench = useBench();
  const editor = useRef<CodeEditorHandle>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const [current, setCurrent] = useState<number>();
  const { run, active } = bench;
  const tab = active === 'explain' && isDrawn ? 'diagram' : active === 'testFile' ? 'test' : active;
  const { matches, groups, matchCount } = run.output;
  const isShown = run.answered !== undefined && !run.isStale;
  const spans = useMemo(() => (isShown ? spansOf(matches, groups) : []), [isShown, matches, groups]);

  function choose(id: string): void {
    const next = TABS.find((name) => name === id) ?? 'match';
    setDrawn(next === 'diagram');
    if (operationOf(next) !== active) bench.open(operationOf(next));
  }

  return (
    <div data-wide="" className={styles.bench}>
      <PatternBar bench={bench} box={bar} />
      <div className={styles.actions}>
        <Actions bench={bench} />
      </div>
      <RunStatus operation={bench.ofPattern} />
      <Panes low>
        <InputPane operation={bench.ofText} name="text" wrap editor={editor} spans={spans} activeSpan={current} onSpan={setCurrent}>
          <p className={styles.count} role="status" data-value="count">
            {isShown && words('matchCount', { count: matchCount })}
          </p>
        </InputPane>
      </Panes>
      <Tabs
        label={words('results')}
        tabs={TABS.map((id) => ({ id, label: id === 'diagram' ? words('diagramTab') : tool.words.t(`operations.${id}.label`) }))}
        selected={tab}
        onSelect={choose}
      >
        {tab === 'match' && <Matches bench={bench} current={current} onCurrent={setCurrent} onShow={(start: number) => editor.current?.showOffset(start)} />}
        {tab === 'test' && <Tests bench={bench} />}
        {tab === 'check' && <Check bench={bench} onShow={(start: number, end: number) => selectIn(bar.current, start, end)} />}
        {tab !== 'match' && tab !== 'test' && tab !== 'check' && <Panel tab={tab} bench={bench} />}
      </Tabs>
    </div>
  );
}
