import { afterAll, vi } from 'vitest';

// A process keeps its modules for the next test file, including those that could not be loaded: a file that ends while a page or an engine is
// still loading would break all later files that need the same modules.
afterAll(async () => {
  // A fake clock would never let the wait end.
  vi.useRealTimers();
  await vi.dynamicImportSettled();
});
