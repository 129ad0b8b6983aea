import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import type * as fields from './fields.ts';
import { Generate } from './page/Generate.tsx';
import { Inspect } from './page/Inspect.tsx';

export default () => <GeneratedTool<typeof fields> views={{ generate: Generate, fromMac: 'generate', subnet: 'generate', inspect: Inspect }} />;
