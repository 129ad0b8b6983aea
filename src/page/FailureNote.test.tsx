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
  expect(text?.querySelector('b[aria-hidden="true"]')?.textContent).toBe('2:13');
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

test('shows other actions after its button', async () => {
  const view = await show(placed, { onGoTo: () => undefined, children: <button type="button">Repair</button> });
  expect(view.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Show', 'Repair']);
});

test('reports a code without a message as a bug', async () => {
  const view = await renderPart(<FailureNote id="why" failure={{ code: 'odd', params: {} }} />);
  expect(view.getByText(/^Something went wrong/u).id).toBe('why');
  expect(view.getByRole('alert').className).toBe(note.note);
});

test('can be one line at the foot of a pane', async () => {
  const view = await renderPart(<FailureNote id="why" failure={placed} line="foot" />);
  expect(view.getByRole('alert').className).toBe(`${note.note} ${note.line} ${note.foot}`);
});

test.each([{ character: 3 }, { line: 1, column: 1 }])('a note whose message does not start with the position is shown unchanged: %o', async (position) => {
  const view = await renderAnswer(read, OUTPUT, () => <FailureNote id="why" failure={{ code: 'odd', position, params: {} }} />, {
    words: { 'errors.odd': 'Unexpected “x”.' },
  });
  expect(view.container.querySelector('#why')?.innerHTML).toBe('Unexpected “x”.');
});
