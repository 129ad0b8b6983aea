import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findDraft } from '../../page/session/drafts.ts';
import { run } from '../../runtime/recipe/fields.ts';
import { loading } from '../testing/loading.ts';
import { renderTool } from '../testing/render-tool.tsx';

test('a recipe started on a page contains operation, options and text, and no secret', async () => {
  const { fill, container } = await renderTool('hmac-generator', { link: '#/hmac?algorithm=sha-512' });
  fill('hmac', 'text', 'attack at dawn');
  fill('hmac', 'key', 'hush-hush');
  const more = [...container.querySelectorAll('button')].find(({ title, textContent }) => title === 'More actions' || textContent === 'More actions');
  await loading(() => fireEvent.click(more ?? container));
  const begin = await waitFor(() => {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Start a recipe from here');
    if (!found) throw new Error('no such button');
    return found;
  });
  await loading(() => fireEvent.click(begin));
  await waitFor(() => expect(location.pathname).toBe('/recipes'));
  const { recipe, text, secrets } = findDraft('recipes', { run }).read().inputs.run ?? {};
  expect(JSON.parse(String(recipe))).toMatchObject({ steps: [{ tool: 'hmac-generator', operation: 'hmac', options: { algorithm: 'sha-512' } }] });
  expect([text, secrets]).toEqual(['attack at dawn', '']);
  expect(JSON.stringify(recipe)).not.toContain('hush');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('hush');
});
