import { act } from '@testing-library/react';

/** Does something that may need a part of the page which has not loaded yet. Without waiting, React would not continue once it has loaded. */
export const loading = (action: () => unknown): Promise<void> =>
  act(async () => {
    await action();
  });
