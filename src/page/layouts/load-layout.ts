import type { Operation } from '../../contract/operations.ts';
import type { Layout } from '../../contract/tool.ts';
import { loadOnce } from '../lazy/lazy.tsx';
import type { View } from '../session/operation-state.ts';

const loaders: Readonly<Record<Layout, () => Promise<{ readonly default: View<Operation> }>>> = {
  form: async () => ({ default: (await import('./FormLayout.tsx')).FormLayout }),
  'two-panes': async () => ({ default: (await import('./TwoPanesLayout.tsx')).TwoPanesLayout }),
  generator: async () => ({ default: (await import('./GeneratorLayout.tsx')).GeneratorLayout }),
  inspector: async () => ({ default: (await import('./InspectorLayout.tsx')).InspectorLayout }),
  reference: async () => ({ default: (await import('./ReferenceLayout.tsx')).ReferenceLayout }),
};

/** Loads one layout. A tool's generated page has one layout, so it never loads the others. */
export const loadLayout = loadOnce((layout: Layout) => loaders[layout]());
