import type { ReactNode } from 'react';
import { useState } from 'react';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { OutputPane } from '../../page/layouts/panes.tsx';
import { TwoInputs } from '../../page/layouts/TwoInputs.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { ChangeSummary } from '../../page/parts/ChangeSummary.tsx';
import { RunStatus } from '../../page/RunStatus.tsx';
import { Card, Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import type * as fields from './fields.ts';
import { SideBySide } from './page/SideBySide.tsx';
import { TreeView } from './page/TreeView.tsx';
import type en from './strings/en.json';
import type { TreeNode } from './tree.ts';

export default function JsonDiff() {
  return <GeneratedTool<typeof fields> views={{ compare: Compare, applyPatch: ApplyPatch }} />;
}

const Compare = ({ operation }: OperationProps<typeof fields.compare>) => (
  <Stack>
    <TwoInputs
      operation={operation}
      names={['original', 'modified']}
      options={['arrays', 'arrayKey', 'numericEquality', 'onlyDifferences', 'ignorePaths', 'inputFormat', 'syntax']}
      canSwap
    />
    <RunStatus operation={operation} />
    <Differences operation={operation} />
    <Output operation={operation} name="warnings" />
  </Stack>
);

const ApplyPatch = ({ operation }: OperationProps<typeof fields.applyPatch>) => (
  <Stack>
    <TwoInputs operation={operation} names={['input', 'patch']} options={['patchFormat', 'indent', 'indentWith']} />
    <OutputPane operation={operation} name="output" wrap={false} />
  </Stack>
);

const views = ['treeView', 'sideBySide', 'list', 'patchView', 'mergePatchView'] as const;

function Differences({ operation }: OperationProps<typeof fields.compare>) {
  const words = useWords<typeof en>();
  const [view, setView] = useState<(typeof views)[number]>('treeView');
  const { added, removed, changed, equal } = operation.output;
  return (
    <Card label={words('result')}>
      <ChangeSummary
        operation={operation}
        equal="equal"
        isEqual={equal}
        text={words(equal ? 'same' : 'different', { count: added + removed + changed })}
        counts={(['added', 'removed', 'changed'] as const).map((kind) => ({ name: kind, kind, text: words(kind, { count: operation.output[kind] }) }))}
      />
      <Tabs
        label={words('views')}
        tabs={views.map((id) => ({ id, label: words(id) }))}
        selected={view}
        onSelect={(id) => setView(views.find((name) => name === id) ?? view)}
      >
        {view === 'treeView' && <TreeOutput operation={operation} show={(tree, label) => <TreeView tree={tree} label={label} />} />}
        {view === 'sideBySide' && <TreeOutput operation={operation} show={(tree) => <SideBySide tree={tree} />} />}
        {view === 'list' && <Output operation={operation} name="changes" />}
        {/* The result that other tools and links refer to always exists. */}
        <div hidden={view !== 'patchView'}>
          <Output operation={operation} name="patch" />
        </div>
        {view === 'mergePatchView' && <Output operation={operation} name="mergePatch" />}
      </Tabs>
    </Card>
  );
}

interface TreeOutputProps extends OperationProps<typeof fields.compare> {
  show(this: void, tree: TreeNode, label: string): ReactNode;
}

function TreeOutput({ operation, show }: TreeOutputProps) {
  const words = useWords<typeof en>();
  const { tree } = operation.output;
  return <Output operation={operation} name="tree" view={({ label }) => (tree ? show(tree, label) : <p>{words('nothing')}</p>)} />;
}
