import type { ReactNode, Ref } from 'react';
import { useIsClient } from '../browser/use-is-client.ts';

interface HydrationBoundaryProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly className?: string | undefined;
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

/** Marks a part of the prerendered page as busy until it is hydrated, without rendering its content again. */
export const HydrationBoundary = ({ children, ...attributes }: HydrationBoundaryProps) => (
  <div {...attributes} aria-busy={!useIsClient() || undefined}>
    {children}
  </div>
);
