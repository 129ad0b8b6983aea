import { useState } from 'react';
import { useEnvironment } from '../../page/environment.ts';
import { OperationTabs } from '../../page/GeneratedTool.tsx';
import { Options } from '../../page/layouts/Options.tsx';
import { InputPane, OutputPane, Panes } from '../../page/layouts/panes.tsx';
import { focusesInput } from '../../page/layouts/parts.ts';
import { Output } from '../../page/Output.tsx';
import { RunStatus } from '../../page/RunStatus.tsx';
import { Card, Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/tool-context.tsx';
import type { OperationState } from '../../page/use-operation.ts';
import { Button } from '../../ui/button/Button.tsx';
import { SwapIcon } from '../../ui/icons.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import styles from './page/json-diff.module.css';
import { SideBySide } from './page/SideBySide.tsx';
import { TreeView } from './page/TreeView.tsx';
import type en from './strings/en.json';
import type { TreeNode } from './tree.ts';

export default function JsonDiff() {
  return (
    <OperationTabs>{(operation) => (operation.name === 'compare' ? <Compare operation={operation} /> : <ApplyPatch operation={operation} />)}</OperationTabs>
  );
}

interface Props {
  readonly operation: OperationState;
}

function Compare({ operation }: Props) {
  const { texts } = useEnvironment();
  return (
    <Stack>
      <Options operation={operation} names={['arrays', 'arrayKey', 'numericEquality', 'onlyDifferences', 'ignorePaths', 'syntax']} shown={4} />
      <div className={styles.head}>
        <Button icon={<SwapIcon />} onClick={() => operation.setAll({ original: operation.input.modified, modified: operation.input.original })}>
          {texts.t('page.swap')}
        </Button>
      </div>
      <Panes low>
        <InputPane operation={operation} name="original" wrap={false} autoFocus={focusesInput()} />
        <InputPane operation={operation} name="modified" wrap={false} />
      </Panes>
      <RunStatus operation={operation} />
      <Differences operation={operation} />
      {(operation.output.warnings as readonly unknown[]).length > 0 && <Output operation={operation} name="warnings" />}
    </Stack>
  );
}

const views = ['tree', 'sides', 'changes', 'patch', 'mergePatch'] as const;
type View = (typeof views)[number];

function Differences({ operation }: Props) {
  const words = useWords<typeof en>();
  const [view, setView] = useState<View>('tree');
  const labels: Readonly<Record<View, string>> = {
    tree: words('treeView'),
    sides: words('sideBySide'),
    changes: words('list'),
    patch: words('patchView'),
    mergePatch: words('mergePatchView'),
  };
  return (
    <Card label={words('result')}>
      <Summary operation={operation} />
      <Tabs
        label={words('views')}
        tabs={views.map((id) => ({ id, label: labels[id] }))}
        selected={view}
        onSelect={(id) => setView(views.find((name) => name === id) ?? 'tree')}
      >
        {(view === 'tree' || view === 'sides') && <TreeOutput operation={operation} view={view} />}
        {view === 'changes' && <Output operation={operation} name="changes" />}
        {/* The result that other tools and links mean is always there. */}
        <div className={styles.view} hidden={view !== 'patch'}>
          <Output operation={operation} name="patch" />
        </div>
        {view === 'mergePatch' && <Output operation={operation} name="mergePatch" />}
      </Tabs>
    </Card>
  );
}

function TreeOutput({ operation, view }: Props & { readonly view: 'tree' | 'sides' }) {
  const words = useWords<typeof en>();
  return (
    <Output operation={operation} name="tree">
      {({ value, label }) => {
        const tree = value as TreeNode | null;
        if (!tree) return <p>{words('nothing')}</p>;
        return <div className={styles.view}>{view === 'tree' ? <TreeView tree={tree} label={label} /> : <SideBySide tree={tree} />}</div>;
      }}
    </Output>
  );
}

function Summary({ operation }: Props) {
  const words = useWords<typeof en>();
  const { added, removed, changed } = operation.output;
  const count = Number(added) + Number(removed) + Number(changed);
  return (
    <div className={styles.summary}>
      <Output operation={operation} name="equal">
        {({ value }) => (
          <strong data-value="equal" className={value === true ? styles.same : styles.different}>
            {words(value === true ? 'same' : 'different', { count })}
          </strong>
        )}
      </Output>
      {(['added', 'removed', 'changed'] as const).map((name) => (
        <Output key={name} operation={operation} name={name}>
          {({ value }) => (
            <span data-value={name} className={styles[`${name}Count`]}>
              {words(name, { count: Number(value ?? 0) })}
            </span>
          )}
        </Output>
      ))}
    </div>
  );
}

function ApplyPatch({ operation }: Props) {
  return (
    <Stack>
      <Options operation={operation} names={['patchFormat', 'indent', 'indentWith']} />
      <Panes low>
        <InputPane operation={operation} name="input" wrap={false} autoFocus={focusesInput()} />
        <InputPane operation={operation} name="patch" wrap={false} />
      </Panes>
      <OutputPane operation={operation} name="output" wrap={false} />
    </Stack>
  );
}
