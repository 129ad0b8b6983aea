import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import type * as fields from './fields.ts';
import { Decode } from './page/Decode.tsx';

/** A message or URL with its contents and verification on one tab; PKCE, which is generated, on the other. */
export default function SamlDecoder() {
  return <GeneratedTool<typeof fields> views={{ decode: Decode, generatePair: 'pkce' }} />;
}
