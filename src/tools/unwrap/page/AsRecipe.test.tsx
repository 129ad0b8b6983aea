import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { begunRecipe } from '../../../page/testing/drafts.ts';
import { base64 } from '../testing/sample.ts';
import { renderUnwrapPart } from '../testing/render-unwrap.tsx';
import { shownTree } from '../testing/shown.ts';
import { AsRecipe } from './AsRecipe.tsx';
import { nodesTo } from './nodes.ts';

const show = async (text: string, path: string) => renderUnwrapPart(<AsRecipe nodes={nodesTo(await shownTree(text), path)} />);
/** Presses a button, and waits for the page of the recipe. */
async function begin(user: UserEvent, button: string): Promise<void> {
  await act(() => user.click(screen.getByRole('button', { name: button })));
  await waitFor(() => expect(location.pathname).toBe('/recipes'));
}
const recipeBegun = (): unknown => JSON.parse(String(begunRecipe()?.recipe));

test('the way to a content is a recipe', async () => {
  const { user } = await show(base64(base64('Hello, world! This is text.')), '0.0');
  await begin(user, 'Save as recipe');
  const decode = { tool: 'base64-string-converter', operation: 'decode' };
  expect(recipeBegun()).toMatchObject({ name: 'Unwrap 0.0', steps: [decode, decode] });
});

test('so is the way back', async () => {
  const { user } = await show(base64(base64('Hello, world! This is text.')), '0.0');
  await begin(user, 'Save reverse as recipe');
  const encode = { tool: 'base64-string-converter', operation: 'encode' };
  expect(recipeBegun()).toMatchObject({ name: 'Wrap 0.0', steps: [encode, encode] });
});

test('a value of a document has no way back without the document', async () => {
  await show(JSON.stringify({ a: base64('Hello, world! This is text.') }), '0.0');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Save as recipe']);
});

test('the input itself needs no recipe', async () => {
  await show(base64('Hello, world! This is text.'), '');
  expect(screen.queryByRole('button')).toBeNull();
});
