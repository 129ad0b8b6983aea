import { expect, test } from 'vitest';
import { describeText } from '../demo-tool.tsx';
import { Output } from '../Output.tsx';
import { renderOperation } from '../testing/render-part.tsx';
import { CopiedResult } from './CopiedResult.tsx';

test.each([false, true])('shows a custom view of a result and copies its text, in a box: %s', async (isBox) => {
  const view = await renderOperation(describeText, (operation) => (
    <Output
      operation={operation}
      name="last"
      view={({ id, label, name }) => (
        <CopiedResult id={id} label={label} name={name} text="prompt" isBox={isBox} copyOnly>
          <b>PROMPT</b>
        </CopiedResult>
      )}
    />
  ));
  const value = await view.findByRole('status', { name: 'Last word' });
  expect([value.textContent, value.dataset.value, value.className !== '']).toEqual(['PROMPT', 'last', isBox]);
  await view.user.click(view.getByRole('button', { name: 'Copy Last word' }));
  expect(await navigator.clipboard.readText()).toBe('prompt');
});
