import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import type * as fields from './fields.ts';
import { Decode } from './page/Decode.tsx';
import { Sign } from './page/Sign.tsx';

/** A token with its claims and verification on one tab; creating a token on the other. */
export default function JwtParser() {
  return <GeneratedTool<typeof fields> views={{ decode: Decode, verify: 'decode', decrypt: 'decode', edit: 'decode', sign: Sign, generateKey: 'sign' }} />;
}
