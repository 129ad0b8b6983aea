import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Recipe, Step } from '../../runtime/recipe/recipe.ts';
import type { Words } from '../../runtime/words.ts';
import { expectCopied } from '../testing/clipboard.ts';
import { loading } from '../testing/loading.ts';
import { recipeOf, renderRecipePart } from '../testing/recipe-part.tsx';
import Commands from './Commands.tsx';

const DECODE: Step = { tool: 'url-encoder', operation: 'decode' };
const FORMAT: Step = { tool: 'json-prettify', operation: 'format', options: { indent: 2 } };
const HMAC: Step = { tool: 'hmac-generator', operation: 'hmac' };

const showCommands = (...steps: readonly Step[]) => renderRecipePart((words) => <Commands recipe={recipeOf(steps, 'Test')} words={words} />);

const expectCode = (container: HTMLElement, expected: string): Promise<void> =>
  waitFor(() => expect(container.querySelector('code')?.textContent).toBe(expected));

test('shows a recipe as a pipeline, one command per line', async () => {
  const { container } = await showCommands(DECODE, FORMAT);
  await expectCode(container, 'penknife url-encoder decode --exact |\n  penknife json-prettify format --indent=2');
  expect(screen.getByText('Run this recipe on the command line. Secrets are read from environment variables.').tagName).toBe('P');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('omits a step that is off', async () => {
  const { container } = await showCommands({ ...DECODE, off: true }, FORMAT);
  await expectCode(container, 'penknife json-prettify format --indent=2');
});

test('reads a secret from a variable with the number of its step', async () => {
  const { container } = await showCommands(DECODE, HMAC);
  await expectCode(container, 'penknife url-encoder decode --exact |\n  penknife hmac-generator hmac --key="${STEP_2_KEY?}"');
});

test('copies the commands', async () => {
  const { container } = await showCommands(DECODE, FORMAT);
  await expectCode(container, 'penknife url-encoder decode --exact |\n  penknife json-prettify format --indent=2');
  await loading(() => fireEvent.click(screen.getByRole('button', { name: 'Copy As shell commands' })));
  await expectCopied('penknife url-encoder decode --exact |\n  penknife json-prettify format --indent=2');
});

test('reports an unknown tool instead of commands', async () => {
  const { container } = await showCommands(DECODE, { tool: 'nonesuch', operation: 'run' });
  expect((await screen.findByRole('alert')).textContent).toContain('nonesuch');
  expect(container.querySelector('code')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

/** Shows a recipe without commands, and another one after a click on the button. */
const Replacing = ({ words }: { readonly words: Words }) => {
  const [recipe, setRecipe] = useState<Recipe>(recipeOf([{ tool: 'nonesuch', operation: 'run' }], 'Broken'));
  return (
    <>
      <button type="button" onClick={() => setRecipe(recipeOf([FORMAT], 'Fixed'))}>
        Replace
      </button>
      <Commands recipe={recipe} words={words} />
    </>
  );
};

test('replaces an error with the commands of the next recipe', async () => {
  const { container } = await renderRecipePart((words) => <Replacing words={words} />);
  await screen.findByRole('alert');
  await loading(() => fireEvent.click(screen.getByRole('button', { name: 'Replace' })));
  await expectCode(container, 'penknife json-prettify format --indent=2');
  expect(screen.queryByRole('alert')).toBeNull();
});
