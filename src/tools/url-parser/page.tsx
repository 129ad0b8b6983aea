import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { FormLayout } from '../../page/layouts/FormLayout.tsx';
import { TwoPanesLayout } from '../../page/layouts/TwoPanesLayout.tsx';
import type * as fields from './fields.ts';
import { Parse } from './page/Parse.tsx';

export default () => <GeneratedTool<typeof fields> views={{ parse: Parse, build: FormLayout, clean: TwoPanesLayout }} />;
