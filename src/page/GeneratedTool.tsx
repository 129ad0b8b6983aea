import type { ReactNode } from 'react';
import { use } from 'react';
import type { Operation, Operations } from '../contract/operations.ts';
import { TabsContext } from '../ui/tabs/BesideTabs.tsx';
import { useKitWords } from './words/kit-words.ts';
import { lazyWithRetry } from './lazy/lazy.tsx';
import { loadLayout } from './layouts/load-layout.ts';
import type { OperationProps, View, Views } from './session/operation-state.ts';
import { usePageActions, usePageState, useTool } from './session/use-tool.ts';
import { useOperation } from './session/use-operation.ts';

/** Most tools have one operation and need no tabs. */
export const Tabs = lazyWithRetry(async () => ({ default: (await import('../ui/tabs/Tabs.tsx')).Tabs }));

/**
 * The page of a tool: one tab per operation, no tabs for a single operation. An operation without an entry in `views` is
 * generated from its declaration in the tool's layout. `Declared` is the type of the tool's `fields.ts`.
 */
export function GeneratedTool<Declared extends Operations>(props: { readonly views?: Views<Declared> }): ReactNode;
export function GeneratedTool({ views = {} }: { readonly views?: Views<Operations> }): ReactNode {
  const kit = useKitWords();
  const { operations, words } = useTool();
  const { select } = usePageActions();
  const chosen = usePageState(({ active }) => active);
  const names = Object.keys(operations).filter((name) => typeof views[name] !== 'string' && !isMaker(name, operations));
  const asked = views[chosen];
  const wanted = typeof asked === 'string' ? asked : chosen;
  const active = names.includes(wanted) ? wanted : (names[0] ?? '');
  const operation = operations[active];
  const view = views[active] ?? Generated;
  const panel = operation && (typeof view === 'function' ? <ActiveOperation key={active} operation={operation} View={view} /> : view);
  if (names.length < 2) return panel;
  const tabs = names.map((id) => ({ id, label: words.t(`operations.${id}.label`) }));
  return (
    <Tabs label={kit('operations')} tabs={tabs} selected={active} onSelect={select}>
      <TabsContext value={{ tabs, selected: active }}>{panel}</TabsContext>
    </Tabs>
  );
}

/** Renders an operation from its declaration, in the tool's layout. */
function Generated({ operation }: OperationProps) {
  const { layout } = useTool();
  const { default: Layout } = use(loadLayout(layout === 'two-panes' && !hasPanes(operation.operation) ? 'form' : layout));
  return <Layout operation={operation} />;
}

/** Whether an operation converts a multi-line text into another. */
function hasPanes({ input, output }: Operation): boolean {
  return [input, output].every((fields) => Object.values(fields).some((field) => field.primary && field.kind === 'text' && field.multiline));
}

function ActiveOperation({ operation, View }: { readonly operation: Operation; readonly View: View<Operation> }) {
  return <View operation={useOperation(operation)} />;
}

/** Whether an operation only generates the value of another operation's field: it has no tab, but a button at that field. */
const isMaker = (name: string, operations: Operations): boolean =>
  Object.values(operations).some(({ input }) => Object.values(input).some((field) => field.kind === 'text' && field.madeBy === name));
