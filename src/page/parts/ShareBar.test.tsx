import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import share from './share-bar.module.css';
import { ShareBar } from './ShareBar.tsx';

test('a bar shows shares in proportion, and a legend of their tones', async () => {
  const view = await renderPart(
    <ShareBar
      label="Whole"
      shares={[
        { tone: 'good', size: 3 },
        { tone: 'bad', size: 0 },
        { tone: 'none', size: 1, isMarked: true },
        { tone: 'good', size: 2 },
        { tone: 'doubtful', size: 1 },
      ]}
      nameOf={(tone) => `tone ${tone}`}
    >
      words
    </ShareBar>,
  );
  const figure = view.container.querySelector('figure');
  expect(figure?.getAttribute('aria-label')).toBe('Whole');
  const bar = figure?.querySelector('[aria-hidden="true"]');
  expect([...(bar?.querySelectorAll<HTMLElement>('span') ?? [])].map(({ className, style }) => [className, style.flexGrow])).toEqual([
    [share.good, '3'],
    [`${share.none} ${share.marked}`, '1'],
    [share.good, '2'],
    [share.doubtful, '1'],
  ]);
  expect(view.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['tone good', 'tone none', 'tone doubtful']);
  view.rerender(
    <ShareBar label="Whole" shares={[{ tone: 'bad', size: 1 }]}>
      words
    </ShareBar>,
  );
  expect(view.queryByRole('list')).toBeNull();
  expect(view.container.querySelector('figcaption')?.textContent).toBe('words');
  expect(view.container.querySelector('figure span')?.className).toBe(share.bad);
});
