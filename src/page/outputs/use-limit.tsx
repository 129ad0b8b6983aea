import type { ReactNode } from 'react';
import { useState } from 'react';
import { MoreRows } from './MoreRows.tsx';

interface Limit {
  readonly limit: number;
  /** A line with a button for more, if there are more. */
  readonly more: ReactNode;
}

/** How many items of a long list are shown, and what follows them. */
export function useLimit(total: number, atATime: number): Limit {
  const [limit, setLimit] = useState(atATime);
  return { limit, more: total > limit && <MoreRows shown={limit} total={total} onMore={() => setLimit(limit + atATime)} /> };
}
