import type { ReactNode } from 'react';
import type { Layout } from '../contract/tool.ts';
import { late } from './late.tsx';
import { useEnvironment } from './environment.ts';
import { FormLayout } from './layouts/FormLayout.tsx';
import { GeneratorLayout } from './layouts/GeneratorLayout.tsx';
import { InspectorLayout } from './layouts/InspectorLayout.tsx';
import { TwoPanesLayout } from './layouts/TwoPanesLayout.tsx';
import { useTool } from './tool-context.tsx';
import { useOperation } from './use-operation.ts';
import type { OperationState } from './use-operation.ts';

// Only for the tools that have more than one operation.
const Tabs = late(async () => ({ default: (await import('../ui/tabs/Tabs.tsx')).Tabs }));

const layouts: Readonly<Record<Layout, (props: { readonly operation: OperationState }) => ReactNode>> = {
  form: FormLayout,
  'two-panes': TwoPanesLayout,
  generator: GeneratorLayout,
  inspector: InspectorLayout,
  reference: InspectorLayout,
};

/** A tool's page from its declaration alone: a tab an operation, each in the tool's layout. */
export function GeneratedTool() {
  const { layout } = useTool();
  const Layout = layouts[layout];
  return <OperationTabs>{(operation) => <Layout operation={operation} />}</OperationTabs>;
}

/** A tab an operation; no tabs for a single one. */
export function OperationTabs({ children }: { readonly children: (operation: OperationState) => ReactNode }) {
  const { texts } = useEnvironment();
  const tool = useTool();
  const { operations, state, select } = tool;
  const names = Object.keys(operations);
  const panel = <ActiveOperation key={state.active} name={state.active} view={children} />;
  if (names.length < 2) return panel;
  return (
    <Tabs
      label={texts.t('page.operations')}
      tabs={names.map((id) => ({ id, label: tool.texts.t(`operations.${id}.label`) }))}
      selected={state.active}
      onSelect={select}
    >
      {panel}
    </Tabs>
  );
}

function ActiveOperation({ name, view }: { readonly name: string; readonly view: (operation: OperationState) => ReactNode }) {
  return view(useOperation(name));
}
