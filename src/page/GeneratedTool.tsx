import type { ReactNode } from 'react';
import { use } from 'react';
import type { Operation, Operations } from '../contract/operations.ts';
import { useKitWords } from './kit-words.ts';
import { late } from './late.tsx';
import { loadLayout } from './layouts/load-layout.ts';
import type { OperationProps, View, Views } from './operation-state.ts';
import { useTool } from './tool-context.tsx';
import { useOperation } from './use-operation.ts';

// Only for the tools that have more than one operation.
const Tabs = late(async () => ({ default: (await import('../ui/tabs/Tabs.tsx')).Tabs }));

/**
 * A tool's page: a tab an operation, no tabs for a single one. An operation that `views` does not name is generated in the
 * tool's layout from its declaration alone. `Declared` is the type of the tool's `fields.ts`.
 */
export function GeneratedTool<Declared extends Operations>(props: { readonly views?: Views<Declared> }): ReactNode;
export function GeneratedTool({ views = {} }: { readonly views?: Views<Operations> }): ReactNode {
  const kit = useKitWords();
  const { operations, state, select, words } = useTool();
  const names = Object.keys(operations).filter((name) => typeof views[name] !== 'string' && !isMaker(name, operations));
  const asked = views[state.active];
  const wanted = typeof asked === 'string' ? asked : state.active;
  const active = names.includes(wanted) ? wanted : (names[0] ?? '');
  const operation = operations[active];
  const view = views[active] ?? Generated;
  const panel = operation && (typeof view === 'function' ? <ActiveOperation key={active} operation={operation} View={view} /> : view);
  if (names.length < 2) return panel;
  return (
    <Tabs label={kit('operations')} tabs={names.map((id) => ({ id, label: words.t(`operations.${id}.label`) }))} selected={active} onSelect={select}>
      {panel}
    </Tabs>
  );
}

/** An operation from its declaration alone, in the tool's layout. */
function Generated({ operation }: OperationProps) {
  const { layout } = useTool();
  const { default: Layout } = use(loadLayout(layout));
  return <Layout operation={operation} />;
}

function ActiveOperation({ operation, View }: { readonly operation: Operation; readonly View: View<Operation> }) {
  return <View operation={useOperation(operation)} />;
}

/** Whether an operation makes the values of another one's field, whose button stands for it. */
const isMaker = (name: string, operations: Operations): boolean =>
  Object.values(operations).some(({ input }) => Object.values(input).some((field) => field.kind === 'text' && field.madeBy === name));
