import type { ReactNode } from 'react';
import { useState } from 'react';
import { MoreRows } from './MoreRows.tsx';

/** How many items of a long list are shown, and what follows them: a line with a button for more, if there are more. */
export function useLimit(total: number, atATime: number): readonly [limit: number, more: ReactNode] {
  const [limit, setLimit] = useState(atATime);
  return [limit, total > limit && <MoreRows shown={limit} total={total} onMore={() => setLimit(limit + atATime)} />];
}
