import type { ListedTool } from '../../../contract/tool.ts';
import type { HostConfiguration } from './schema.ts';

type Tools = readonly (readonly [id: string, tool: ListedTool])[];

/**
 * The tools that a host offers, in its order. Those listed in the order come first in their category, and so do the categories; all
 * others follow in the default order.
 */
export function arrange(tools: Tools, { hidden, order }: Pick<HostConfiguration, 'hidden' | 'order'>): Tools {
  const ours = [...new Set(tools.map(([, { category }]) => category))];
  return tools
    .filter(([id, { category }]) => hidden?.tools?.includes(id) !== true && hidden?.categories?.includes(category) !== true)
    .toSorted(
      ([a, { category: ofA }], [b, { category: ofB }]) =>
        compare(order?.categories, ofA, ofB) || ours.indexOf(ofA) - ours.indexOf(ofB) || compare(order?.tools, a, b),
    );
}

/** Compares by position in the list; anything that is not in it comes last. */
function compare(list: readonly string[] | undefined = [], a: string, b: string): number {
  const [first, second] = [a, b].map((item) => (list.includes(item) ? list.indexOf(item) : list.length));
  return (first ?? 0) - (second ?? 0);
}
