import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { ColoredParts, PartLegend, PartRow } from './ColoredParts.tsx';
import styles from './parts.module.css';

const PIECES = [
  { text: 'ab', part: 'word' },
  { text: '.' },
  { text: '12', part: 'number', mark: 'fault' },
  { text: 'cd', part: 'word', mark: 'pair' },
] as const;

test('colors the parts of a text, with a legend of those that occur', async () => {
  const view = await renderPart(
    <>
      <ColoredParts pieces={PIECES} parts={['number', 'sign', 'word']} nameOf={(part) => part.toUpperCase()} />
      <ColoredParts pieces={PIECES} />
    </>,
  );
  const [first, second] = [...view.container.querySelectorAll('figure')];
  expect(first?.querySelector('figcaption')?.textContent).toBe('NUMBERWORD');
  expect(first?.querySelector('p')?.hasAttribute('aria-hidden')).toBe(false);
  const spans = [...(first?.querySelectorAll<HTMLElement>('p span') ?? [])];
  expect(spans.map(({ textContent, dataset, className }) => [textContent, dataset.part, dataset.mark, className])).toEqual([
    ['ab', 'word', undefined, `${styles.piece} ${styles.part3}`],
    ['.', undefined, undefined, ''],
    ['12', 'number', 'fault', `${styles.piece} ${styles.part1} ${styles.fault}`],
    ['cd', 'word', 'pair', `${styles.piece} ${styles.part3} ${styles.pair}`],
  ]);
  expect(second?.querySelector('figcaption')).toBeNull();
  expect(second?.querySelector('p')?.getAttribute('aria-hidden')).toBe('true');
  expect(second?.querySelector('span')?.className).toBe(`${styles.piece} ${styles.part1}`);
});

test('shows a heading, which names the section', async () => {
  const view = await renderPart(<ColoredParts title="In parts" pieces={PIECES} nameOf={(part) => part} />);
  const section = view.getByRole('region', { name: 'In parts' });
  expect(section.firstElementChild?.textContent).toBe('In parts');
  expect(section.lastElementChild?.tagName).toBe('FIGURE');
});

test('shows the beginning of a long part', async () => {
  const view = await renderPart(<ColoredParts pieces={[{ text: 'x'.repeat(2_001), part: 'word' }]} />);
  expect(view.container.querySelector('p')?.textContent).toBe(`${'x'.repeat(2_000)}…`);
});

test('lists all parts in a legend by default, and repeats colors after five', async () => {
  const view = await renderPart(
    <>
      <PartLegend parts={['a', 'b', 'c', 'd', 'e', 'f']} nameOf={(part) => part} label="Legend" />
      <PartRow place={6}>row</PartRow>
    </>,
  );
  const items = within(view.getByRole('list', { name: 'Legend' })).getAllByRole('listitem');
  expect(items.map(({ textContent, dataset }) => [textContent, dataset.part])).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].map((part) => [part, part]));
  expect([items[0], items[5]].map((item) => item?.querySelector('span')?.className)).toEqual([
    `${styles.swatch} ${styles.part1}`,
    `${styles.swatch} ${styles.part1}`,
  ]);
  expect(items[0]?.querySelector('span')?.getAttribute('aria-hidden')).toBe('true');
  expect(view.getByText('row').className).toBe(`${styles.row} ${styles.part2}`);
});

test('colors the first 1,000 pieces of a text, and shows the rest as one', async () => {
  const pieces = Array.from({ length: 100_000 }, () => ({ text: 'a', part: 'letter' }));
  const view = await renderPart(<ColoredParts pieces={pieces} />);
  expect(view.container.querySelectorAll('span').length).toBe(1_001);
  expect(view.container.querySelector('p')?.textContent).toBe('a'.repeat(100_000));
});
