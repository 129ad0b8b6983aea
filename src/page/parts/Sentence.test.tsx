import { expect, test } from 'vitest';
import { integer, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import page from '../page.module.css';
import { renderAnswer } from '../testing/render-part.tsx';
import { Sentence } from './Sentence.tsx';

const draw = declare({ input: { level: integer({ default: 1 }), mode: text() }, output: { svg: text({ primary: true }) } });

const words = { 'inputs.level.label': 'Level', 'inputs.mode.label': 'Mode' };

test('a sentence has boxes between its words, in the order of the language', async () => {
  const view = await renderAnswer(
    draw,
    { svg: '' },
    (operation) => <Sentence operation={operation} names={['level', 'mode']} text={({ level = '', mode = '' }) => `With ${mode} at ${level}`} autoFocus />,
    { words },
  );
  const sentence = view.part('answer', 'mode').parentElement;
  expect([...(sentence?.children ?? [])].map((child) => (child instanceof HTMLElement && child.dataset.field) || child.textContent)).toEqual([
    'With',
    'mode',
    'at',
    'level',
  ]);
  expect(document.activeElement).toBe(view.box('answer', 'mode'));
  expect(view.part('answer', 'mode').className).toContain(page.inline);
  expect(view.getByText('Mode').className).toBe('visually-hidden');
  view.unmount();
  const quiet = await renderAnswer(draw, { svg: '' }, (operation) => <Sentence operation={operation} names={['level']} text={({ level = '' }) => level} />);
  expect(document.activeElement).toBe(document.body);
  expect(quiet.container.querySelectorAll('main span')).toHaveLength(0);
});

test('a sentence keeps punctuation on the line of the input before it', async () => {
  const view = await renderAnswer(
    draw,
    { svg: '' },
    (operation) => <Sentence operation={operation} names={['level', 'mode']} text={({ level = '', mode = '' }) => `${level}% of ${mode} % ?`} />,
    { words },
  );
  const [percent, question] = ['level', 'mode'].map((name) => view.part('answer', name).parentElement);
  expect(percent?.className).toBe(question?.className);
  expect([percent?.lastElementChild?.textContent, question?.lastElementChild?.textContent]).toEqual(['%', '% ?']);
  expect(percent?.nextElementSibling?.textContent).toBe('of');
});

test('an opening bracket stays with the words after it', async () => {
  const view = await renderAnswer(
    draw,
    { svg: '' },
    (operation) => <Sentence operation={operation} names={['level', 'mode']} text={({ level = '', mode = '' }) => `${level} (of ${mode})`} />,
    { words },
  );
  expect(view.part('answer', 'level').nextElementSibling?.textContent).toBe('(of');
  expect(view.part('answer', 'mode').nextElementSibling?.textContent).toBe(')');
});
