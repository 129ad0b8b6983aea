import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import type * as fields from './fields.ts';
import { Check } from './page/Check.tsx';

/** The verdict and the time line of everything that a server checks, above what is checked. */
export default function AuthCheck() {
  return <GeneratedTool<typeof fields> views={{ check: Check }} />;
}
