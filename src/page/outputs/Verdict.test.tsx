import { expect, test } from 'vitest';
import { flag, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import look from '../look.module.css';
import { renderAnswer } from '../testing/render-part.tsx';
import styles from './outputs.module.css';
import { Verdict } from './Verdict.tsx';
import { render, usual, words } from '../testing/show-operation.tsx';

test.each([
  { state: 'ok', className: look.good, isHidden: false },
  { state: 'unsure', className: look.doubtful, isHidden: false },
  { state: 'wrong', className: look.bad, isHidden: false },
  { state: 'plain', className: undefined, isHidden: true },
  { state: '', className: undefined, isHidden: true },
] as const)('a verdict has the color of its tone: “$state”', async ({ state, className, isHidden }) => {
  const view = await render({ state }, usual('state'));
  const verdict = view.part('answer', 'state');
  expect([verdict.hidden, verdict.dataset.verdict, verdict.dataset.kind]).toEqual([isHidden, state, 'text']);
  expect(verdict.className.split(' ')).toEqual([look.banner, className, styles.verdict].filter(Boolean));
  expect(verdict.querySelector('output')?.textContent).toBe(words[`outputs.state.values.${state}` as keyof typeof words] ?? '');
  expect(verdict.querySelector('output')?.getAttribute('aria-label')).toBe('The state');
  expect(verdict.querySelector('.tabler-icon-check') !== null).toBe(state === 'ok');
});

test('the verdict of a flag uses the text of its value', async () => {
  const view = await render({ fits: true }, (operation) => (
    <Verdict operation={operation} name="fits">
      <i>child</i>
    </Verdict>
  ));
  expect(view.part('answer', 'fits').textContent).toBe('It fits.child');
  view.unmount();
  const bad = await render({ fits: false }, usual('fits'));
  expect(bad.part('answer', 'fits').textContent).toBe('It is too long.');
  expect(bad.part('answer', 'fits').dataset.verdict).toBe('false');
});

test('hides a verdict while it is outdated, missing or pending, and keeps the space of an outdated one', async () => {
  const view = await render({ fits: true }, (operation) => (
    <>
      <Verdict operation={{ ...operation, isStale: true, isDimmed: true }} name="fits" />
      <Verdict operation={{ ...operation, hasOutput: false }} name="fits" />
      <Verdict operation={{ ...operation, progress: 'unknown' }} name="fits" />
    </>
  ));
  expect(view.parts('answer', 'fits').map(({ hidden, dataset, classList }) => [hidden, dataset.verdict, classList.contains(String(styles.expected))])).toEqual([
    [false, '', true],
    [true, '', false],
    [true, '', false],
  ]);
});

const check = declare({
  input: { given: text({ primary: true, sample: 'x' }) },
  output: { valid: flag({ primary: true, tones: { true: 'good', false: 'bad' } }) },
});

test('a primary verdict has an empty box until its first result, unless the input is empty', async () => {
  const view = await renderAnswer(check, { valid: true }, (operation) => (
    <>
      <Verdict operation={{ ...operation, hasOutput: false, isAwaited: true }} name="valid" />
      <Verdict operation={{ ...operation, hasOutput: false, isAwaited: true, input: { given: '' } }} name="valid" />
    </>
  ));
  const [expected, empty] = view.parts('answer', 'valid');
  expect([expected?.hidden, expected?.className.includes(styles.expected ?? '?'), expected?.textContent]).toEqual([false, true, '']);
  expect([empty?.hidden, empty?.className.includes(styles.expected ?? '?')]).toEqual([true, false]);
});
