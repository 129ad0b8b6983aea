import type { LayerId } from '../codes.ts';
import type { Opened } from '../open.ts';

/** The layers from the root down, along the first part that is opened further. */
export function describeChain({ chosen, children }: Opened): readonly LayerId[] {
  if (!chosen) return [];
  const next = children.find((child) => child.chosen);
  return [chosen.layer, ...(next ? describeChain(next) : [])];
}
