import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { FormLayout } from '../../page/layouts/FormLayout.tsx';
import type * as fields from './fields.ts';
import { Describe } from './page/Describe.tsx';
import { Split } from './page/Split.tsx';

export default () => <GeneratedTool<typeof fields> views={{ describe: Describe, split: Split, compare: FormLayout }} />;
