import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import type * as fields from './fields.ts';
import { Inspect } from './page/Inspect.tsx';
import { Make } from './page/Make.tsx';

/** One tab inspects certificates and other objects, one card each. The other generates certificates. */
export default function CertificateParser() {
  return <GeneratedTool<typeof fields> views={{ parse: Inspect, make: Make }} />;
}
