import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import type { Failure } from '../runtime/run.ts';
import { FailureNote } from './FailureNote.tsx';
import { renderPart, toolOf } from './testing/render-part.tsx';

const WORDS = { 'errors.wrong-letter': 'Line 2, column 13: unexpected “q”.', 'errors.empty': 'Enter a word.' };
const placed: Failure = { code: 'wrong-letter', position: { line: 2, column: 13 }, params: {} };

async function show(failure: Failure, { onGoTo, children }: Pick<ComponentProps<typeof FailureNote>, 'onGoTo' | 'children'> = {}) {
  const { words } = await toolOf({}, {}, WORDS);
  return renderPart(
    <FailureNote id="note" failure={failure} onGoTo={onGoTo}>
      {children}
    </FailureNote>,
    { words },
  );
}

test('announces the message', async () => {
  const view = await show({ code: 'empty', params: {} });
  expect(view.getByRole('alert').textContent.trim()).toBe('Enter a word.');
  expect(document.getElementById('note')?.textContent).toBe('Enter a word.');
});

test('shortens the position on screen, and spells it out for screen readers', async () => {
  const view = await show(placed);
  const text = document.getElementById('note');
  expect(text?.querySelector('[aria-hidden]')?.textContent).toBe('2:13');
  expect(text?.querySelector('.visually-hidden')?.textContent).toBe('Line 2, column 13: ');
  expect(text?.lastChild?.textContent).toBe('unexpected “q”.');
  expect(view.queryByRole('button')).toBeNull();
});

test('goes to the position if the page can', async () => {
  const onGoTo = vi.fn<(failure: Failure) => void>();
  const view = await show(placed, { onGoTo });
  await view.user.click(view.getByRole('button', { name: 'Show' }));
  expect(onGoTo).toHaveBeenCalledExactlyOnceWith(placed);
});

test('has no button for an error without a position', async () => {
  const view = await show({ code: 'empty', params: {} }, { onGoTo: () => undefined });
  expect(view.queryByRole('button')).toBeNull();
});

test('shows other actions', async () => {
  const view = await show(placed, { children: <button type="button">Repair</button> });
  view.getByRole('button', { name: 'Repair' });
});
