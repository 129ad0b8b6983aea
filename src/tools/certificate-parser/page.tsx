import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import type * as fields from './fields.ts';
import { Inspect } from './page/Inspect.tsx';
import { Make } from './page/Make.tsx';

/** Certificates and the rest, an object per card; making certificates is on a tab of its own. */
export default function CertificateParser() {
  return <GeneratedTool<typeof fields> views={{ parse: Inspect, make: Make }} />;
}
