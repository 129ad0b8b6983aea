import type { ComponentProps } from 'react';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { lazyWithSuspense } from '../../page/lazy/lazy.tsx';
import type * as fields from './fields.ts';
import { Decode } from './page/Decode.tsx';

const LateSign = lazyWithSuspense(async () => ({ default: (await import('./page/Sign.tsx')).Sign }));
const Sign = (props: ComponentProps<typeof LateSign>) => <LateSign {...props} />;

/** A token with its claims and verification on one tab; creating a token on the other. */
export default function JwtParser() {
  return <GeneratedTool<typeof fields> views={{ decode: Decode, verify: 'decode', decrypt: 'decode', edit: 'decode', sign: Sign, generateKey: 'sign' }} />;
}
