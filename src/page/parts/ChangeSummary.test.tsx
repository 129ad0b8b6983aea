import { expect, test } from 'vitest';
import { flag, number, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { renderAnswer } from '../testing/render-part.tsx';
import changes from './changes.module.css';
import { ChangeSummary } from './ChangeSummary.tsx';

const compare = declare({
  input: { one: text({ primary: true, sample: 'x' }) },
  output: { equal: flag({ primary: true }), added: number(), removed: number(), changed: number() },
});

test.each([true, false])('a summary shows on one line whether both sides are equal (%s), and the number of changes of each kind', async (isEqual) => {
  const view = await renderAnswer(compare, { equal: isEqual, added: 1, removed: 2, changed: 3 }, (operation) => (
    <ChangeSummary
      operation={operation}
      equal="equal"
      isEqual={isEqual}
      text="six changes"
      counts={[
        { name: 'added', kind: 'added', text: '+1' },
        { name: 'removed', kind: 'removed', text: '−2' },
        { name: 'changed', kind: 'changed', text: '~3' },
      ]}
    >
      <button type="button">Next</button>
    </ChangeSummary>
  ));
  expect(view.shown('answer', 'equal')).toBe('six changes');
  expect(view.getByText('six changes').className).toBe(isEqual ? changes.addedText : changes.text);
  expect(['added', 'removed', 'changed'].map((name) => [view.shown('answer', name), view.part('answer', name).querySelector('span')?.className])).toEqual([
    ['+1', changes.addedText],
    ['−2', changes.removedText],
    ['~3', changes.text],
  ]);
  expect(view.getByRole('button', { name: 'Next' }).parentElement?.className).toBe(changes.line);
});

test('a summary has no space for missing buttons', async () => {
  const view = await renderAnswer(compare, { equal: true, added: 0, removed: 0, changed: 0 }, (operation) => (
    <ChangeSummary operation={operation} equal="equal" isEqual text="equal" counts={[]} />
  ));
  expect(view.container.querySelectorAll('span')).toHaveLength(0);
});
