import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import type * as fields from './fields.ts';
import { Describe } from './page/Describe.tsx';

/** Shows the event of a pressed key, above a searchable list of keys. */
export default function KeycodeInfo() {
  return <GeneratedTool<typeof fields> views={{ describe: Describe, lookup: 'describe' }} />;
}
