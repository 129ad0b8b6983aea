import type { ReactNode, Ref } from 'react';
import { useIsClient } from '../browser/use-is-client.ts';

interface HydrationBoundaryProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly className?: string | undefined;
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

/** Is busy until the app has taken the rendered page over. What it holds is not rendered once more for that. */
export const HydrationBoundary = ({ children, ...attributes }: HydrationBoundaryProps) => (
  <div {...attributes} aria-busy={!useIsClient() || undefined}>
    {children}
  </div>
);
