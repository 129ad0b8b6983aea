import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import type * as fields from './fields.ts';
import { Decode } from './page/Decode.tsx';
import { Sign } from './page/Sign.tsx';

/** What a token says and whether its signature is right, on one tab; a token of one's own on the other. */
export default function JwtParser() {
  return <GeneratedTool<typeof fields> views={{ decode: Decode, verify: 'decode', sign: Sign, generateKey: 'sign' }} />;
}
