import { expect, test, vi } from 'vitest';
import { executeRecipe } from '../cli/recipe-runner.ts';
import { runRecipe } from './library.ts';

vi.mock(import('../cli/recipe-runner.ts'), async (original) => ({ ...(await original()), executeRecipe: vi.fn<typeof executeRecipe>() }));

const recipe = { version: 1, name: 'x', steps: [{ tool: 'json-minify', operation: 'minify' }] } as const;

test.each([
  [{ kind: 'bug', message: 'TypeError: x', step: 0 }, 'TypeError: x'],
  [{ kind: 'canceled' }, 'canceled'],
] as const)('a bug keeps its cause: %j', async (outcome, cause) => {
  vi.mocked(executeRecipe).mockResolvedValue(outcome);
  await expect(runRecipe(recipe, '1')).rejects.toMatchObject({ name: 'PenknifeError', code: 'bug', cause });
});
