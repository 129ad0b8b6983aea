import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { useLimit } from './use-limit.tsx';

function Numbers({ total }: { readonly total: number }) {
  const { limit, more } = useLimit(total, 3);
  return (
    <>
      <ol>
        {Array.from({ length: Math.min(limit, total) }, (_, index) => (
          <li key={index}>{index + 1}</li>
        ))}
      </ol>
      {more}
    </>
  );
}

test.each([[0], [2], [3]])('all of %i items are shown, without a button', async (total) => {
  const { container } = await renderPart(<Numbers total={total} />);
  expect(container.querySelectorAll('li')).toHaveLength(total);
  expect(container.querySelector('button')).toBeNull();
});

test('each press of the button shows as many items more, until all are shown', async () => {
  const { container, user } = await renderPart(<Numbers total={8} />);
  const counts: number[] = [container.querySelectorAll('li').length];
  for (let button = container.querySelector('button'); button; button = container.querySelector('button')) {
    await user.click(button);
    counts.push(container.querySelectorAll('li').length);
  }
  expect(counts).toEqual([3, 6, 8]);
});
