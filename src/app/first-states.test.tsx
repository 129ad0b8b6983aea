import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import styles from '../page/page.module.css';
import { tools } from '../tools/registry.ts';
import { holdRuns } from './testing/engine.ts';
import { renderTool } from './testing/render-tool.tsx';

/** What the results of a page visibly show, by the name of the output. Only what looks like data: with a digit, or as a code. */
function claimsOf(page: HTMLElement): ReadonlyMap<string, string> {
  const claims = new Map<string, string>();
  for (const value of page.querySelectorAll<HTMLElement>('output[data-value]')) {
    const place = value.closest<HTMLElement>('[data-operation]');
    const isClaim = /\p{Nd}/u.test(value.textContent) || (value.dataset['code'] ?? '') !== '' || value.querySelector('[data-code]') !== null;
    if (isClaim && !value.closest(`[hidden], .${styles.example}`))
      claims.set(`${place?.dataset['operation'] ?? ''}.${value.dataset['value'] ?? ''}`, value.textContent);
  }
  return claims;
}

const ids = [...tools.keys()];

test.each(ids)('%s shows no value before its first result that the result changes', { tags: ['slow'] }, async (id) => {
  const engine = holdRuns();
  const { container } = await renderTool(id, { engine });
  const before = claimsOf(container);
  let ended = 0;
  // A result may start other runs.
  for (let round = 0; round < 4; round += 1) {
    await act(async () => {
      const pending = engine.runs.slice(ended).filter(({ isAborted }) => !isAborted);
      ended = engine.runs.length;
      await Promise.all(pending.map((run) => run.answer()));
    });
  }
  await waitFor(() => expect(container.querySelector('main [aria-busy="true"]')).toBeNull());
  const after = claimsOf(container);
  const changed = [...before].filter(([name, text]) => after.has(name) && after.get(name) !== text);
  expect(changed).toEqual([]);
});
