import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import type * as fields from './fields.ts';
import { Describe } from './page/Describe.tsx';

/** Press a key and see what it says; or look it up in the list below. */
export default function KeycodeInfo() {
  return <GeneratedTool<typeof fields> views={{ describe: Describe, lookup: 'describe' }} />;
}
