import type { Operation } from '../../contract/operations.ts';
import type { Layout } from '../../contract/tool.ts';
import { loadOnce } from '../late.tsx';
import type { View } from '../operation-state.ts';

const loaders: Readonly<Record<Layout, () => Promise<{ readonly default: View<Operation> }>>> = {
  form: async () => ({ default: (await import('./FormLayout.tsx')).FormLayout }),
  'two-panes': async () => ({ default: (await import('./TwoPanesLayout.tsx')).TwoPanesLayout }),
  generator: async () => ({ default: (await import('./GeneratorLayout.tsx')).GeneratorLayout }),
  inspector: async () => ({ default: (await import('./InspectorLayout.tsx')).InspectorLayout }),
  reference: async () => ({ default: (await import('./ReferenceLayout.tsx')).ReferenceLayout }),
};

/** Loads how generated pages of a tool look: each tool's page has one of them, and loads no other. */
export const loadLayout = loadOnce((layout: Layout) => loaders[layout]());
