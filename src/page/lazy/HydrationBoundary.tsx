import type { ReactNode, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useIsClient } from '../browser/use-is-client.ts';
import { repeatEarlyInput } from './early-input.ts';

interface HydrationBoundaryProps {
  readonly ref?: RefObject<HTMLDivElement | null>;
  readonly className?: string | undefined;
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Marks a part of the prerendered page as busy until it is hydrated, without rendering its content again. What was typed, chosen,
 * pasted and pressed in it before that takes effect then.
 */
export function HydrationBoundary({ ref, children, ...attributes }: HydrationBoundaryProps) {
  const own = useRef<HTMLDivElement>(null);
  const root = ref ?? own;
  useEffect(() => {
    if (root.current) repeatEarlyInput(root.current);
  }, [root]);
  return (
    <div {...attributes} ref={root} aria-busy={!useIsClient() || undefined}>
      {children}
    </div>
  );
}
