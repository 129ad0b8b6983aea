import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { GeneratorLayout } from '../../page/layouts/GeneratorLayout.tsx';
import { InspectorLayout } from '../../page/layouts/InspectorLayout.tsx';
import type * as fields from './fields.ts';

export default () => <GeneratedTool<typeof fields> views={{ generate: GeneratorLayout, inspect: InspectorLayout }} />;
