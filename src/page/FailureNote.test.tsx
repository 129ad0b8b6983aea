import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import type { Failure } from '../runtime/run.ts';
import { FailureNote } from './FailureNote.tsx';
import { renderPart, toolOf, renderAnswer } from './testing/render-part.tsx';
import note from './failure-note.module.css';
import { read, OUTPUT } from './testing/read-operation.tsx';

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

test('an error note starts with its position in short form, which is read out in words', async () => {
  const onGoTo = vi.fn<(failure: Failure) => void>();
  const failure: Failure = { code: 'odd', position: { line: 2, column: 13 }, params: {} };
  const part = (
    <FailureNote id="why" failure={failure} onGoTo={onGoTo}>
      <button type="button">Repair</button>
    </FailureNote>
  );
  const view = await renderPart(part);
  // A code without a message is reported as a bug.
  expect(view.getByText(/^Something went wrong/u).id).toBe('why');
  await view.user.click(view.getByRole('button', { name: 'Show' }));
  expect(onGoTo).toHaveBeenCalledExactlyOnceWith(failure);
  expect(view.getByRole('alert').className).toBe(note.note);
  expect(view.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Show', 'Repair']);
  view.unmount();
  const own = await renderAnswer(read, OUTPUT, () => <FailureNote id="why" failure={failure} line="foot" />, {
    words: { 'errors.odd': 'Line 2, column 13: unexpected “x”.' },
  });
  const why = own.container.querySelector('#why');
  expect(why?.querySelector('.visually-hidden')?.textContent).toBe('Line 2, column 13: ');
  expect(why?.querySelector('b')?.textContent).toBe('2:13');
  expect(why?.querySelector('b')?.getAttribute('aria-hidden')).toBe('true');
  expect(why?.lastChild?.textContent).toBe('unexpected “x”.');
  expect(own.getByRole('alert').className).toBe(`${note.note} ${note.line} ${note.foot}`);
  expect(own.queryByRole('button')).toBeNull();
});

test.each([{ character: 3 }, { line: 1, column: 1 }])('a note whose message does not start with the position is shown unchanged: %o', async (position) => {
  const view = await renderAnswer(read, OUTPUT, () => <FailureNote id="why" failure={{ code: 'odd', position, params: {} }} />, {
    words: { 'errors.odd': 'Unexpected “x”.' },
  });
  expect(view.container.querySelector('#why')?.innerHTML).toBe('Unexpected “x”.');
});
