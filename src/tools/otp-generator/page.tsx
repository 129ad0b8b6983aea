import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import type * as fields from './fields.ts';
import { Hotp } from './page/Hotp.tsx';
import { ReadUri } from './page/ReadUri.tsx';
import { Totp } from './page/Totp.tsx';
import { Verify } from './page/Verify.tsx';

export default () => (
  <GeneratedTool<typeof fields> views={{ totp: Totp, hotp: Hotp, verify: Verify, readUri: ReadUri, readImage: 'readUri', generateSecret: 'totp' }} />
);
