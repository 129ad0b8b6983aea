import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import type * as fields from './fields.ts';
import { Unwrap } from './page/Unwrap.tsx';

/** Anything, layer by layer; replacing a content, and opening a single layer, on tabs of their own. */
export default function UnwrapPage() {
  return <GeneratedTool<typeof fields> views={{ unwrap: Unwrap }} />;
}
