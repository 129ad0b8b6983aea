import { expect, test } from 'vitest';
import { FormLayout } from './FormLayout.tsx';
import { GeneratorLayout } from './GeneratorLayout.tsx';
import { InspectorLayout } from './InspectorLayout.tsx';
import { loadLayout } from './load-layout.ts';
import { ReferenceLayout } from './ReferenceLayout.tsx';
import { TwoPanesLayout } from './TwoPanesLayout.tsx';

test('the usual layouts load by name', async () => {
  const loaded = await Promise.all((['form', 'two-panes', 'generator', 'inspector', 'reference'] as const).map((layout) => loadLayout(layout)));
  expect(loaded.map((module) => module.default)).toEqual([FormLayout, TwoPanesLayout, GeneratorLayout, InspectorLayout, ReferenceLayout]);
});
