import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWidget } from '../testing/render-widget.tsx';
import styles from './code-editor.module.css';
import { StandIn } from './StandIn.tsx';

const linesOf = (page: HTMLElement): HTMLElement => page.querySelector<HTMLElement>(`.${styles['lines']}`) ?? raise();

function raise(): never {
  throw new Error('no lines');
}

test('has a numbered element for each line, and space for the digits of the last number', async () => {
  const { container } = await renderWidget(<StandIn aria-label="Code" value={'a\n'.repeat(11)} wrap={false} readOnly />);
  expect(linesOf(container).children).toHaveLength(12);
  expect(linesOf(container).querySelector('[data-text]')).toBeNull();
  expect(linesOf(container).parentElement?.dataset['digits']).toBe('2');
  expect(linesOf(container).getAttribute('aria-hidden')).toBe('true');
});

test('a wrapped line has an element that wraps in the same way', async () => {
  const { container } = await renderWidget(<StandIn aria-label="Code" value={'one\n\ntwo'} wrap readOnly />);
  expect([...linesOf(container).children].map((line) => line.getAttribute('data-text'))).toEqual(['one', null, 'two']);
});

test('numbers at most 200 lines, and scrolls them with the text', async () => {
  const { container } = await renderWidget(<StandIn aria-label="Code" value={'\n'.repeat(5_000)} wrap={false} readOnly />);
  expect(linesOf(container).children).toHaveLength(200);
  const box = screen.getByRole('textbox', { name: 'Code' });
  box.scrollTop = 40;
  fireEvent.scroll(box);
  expect(linesOf(container).scrollTop).toBe(40);
});
