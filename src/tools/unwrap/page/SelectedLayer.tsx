import { Card } from '../../../page/Section.tsx';
import type { OperationState } from '../../../page/session/operation-state.ts';
import type * as fields from '../fields.ts';
import type { ShownNode } from '../shown.ts';
import { AsRecipe } from './AsRecipe.tsx';
import { Content } from './Content.tsx';
import { useNodeName } from './LayerTree.tsx';
import { Meanings } from './Meanings.tsx';
import { Readings } from './Readings.tsx';

interface SelectedProps {
  readonly operation: OperationState<typeof fields.unwrap>;
  /** From the root to the selected node. */
  readonly nodes: readonly ShownNode[];
}

/** What the selected node is, how it may be read otherwise, and its content, which can be edited. */
export function SelectedLayer({ operation, nodes }: SelectedProps) {
  const node = nodes.at(-1);
  const nameOf = useNodeName();
  if (!node) return null;
  return (
    <Card title={nodes.map(nameOf).join(' › ')}>
      <Readings operation={operation} node={node} />
      <Meanings node={node} />
      <Content operation={operation} around={nodes.slice(0, -1)} node={node} />
      <AsRecipe nodes={nodes} />
    </Card>
  );
}
