import { expect, test } from 'vitest';
import { number, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { renderAnswer } from '../testing/render-part.tsx';
import page from '../page.module.css';
import { OutputLine } from './OutputLine.tsx';

const count = declare({ input: { text: text({ primary: true, sample: 'one two' }) }, output: { words: number({ primary: true }), letters: number() } });

const words = { 'operations.answer.label': 'Count', 'inputs.text.label': 'Text', 'outputs.words.label': 'Words', 'outputs.letters.label': 'Letters' };

test('shows numbers with their names in one line, without buttons', async () => {
  const view = await renderAnswer(count, { words: 2, letters: 1234 }, (operation) => <OutputLine operation={operation} names={['words', 'letters']} />, {
    words,
  });
  expect(view.container.querySelector('p')?.textContent).toBe('Words: 2 · Letters: 1,234');
  expect(view.container.querySelectorAll('output')).toHaveLength(2);
  expect(view.queryByRole('button', { name: /^Copy/u })).toBeNull();
});

test('before the first result it is invisible and keeps its space', async () => {
  const view = await renderAnswer(
    count,
    { words: 0, letters: 0 },
    (operation) => <OutputLine operation={{ ...operation, hasOutput: false, isAwaited: true, example: { words: 12, letters: 0 } }} names={['words']} />,
    { words },
  );
  expect(view.container.querySelector(`p.${page.example}`)?.textContent).toBe('Words: 12');
});

test('after an error without any result there is nothing', async () => {
  const view = await renderAnswer(
    count,
    { words: 0, letters: 0 },
    (operation) => <OutputLine operation={{ ...operation, hasOutput: false }} names={['words']} />,
    {
      words,
    },
  );
  expect(view.container.querySelector('p')).toBeNull();
});
