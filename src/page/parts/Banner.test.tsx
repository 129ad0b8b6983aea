import { expect, test } from 'vitest';
import look from '../look.module.css';
import { renderPart } from '../testing/render-part.tsx';
import { Banner } from './Banner.tsx';
import styles from './parts.module.css';

test.each([
  { tone: 'good', icon: 'check', className: look.good },
  { tone: 'doubtful', icon: 'alert-triangle', className: look.doubtful },
  { tone: 'bad', icon: 'x', className: look.bad },
  { tone: 'none', icon: 'info-circle', className: undefined },
] as const)('a banner has the color and an icon of its tone: $tone', async ({ tone, className }) => {
  const view = await renderPart(
    <Banner tone={tone} code="the-code" role="status" isLarge={tone === 'good'}>
      Words
    </Banner>,
  );
  const banner = view.getByRole('status');
  expect([banner.textContent, banner.dataset.code]).toEqual(['Words', 'the-code']);
  expect(banner.className.split(' ')).toEqual([look.banner, className, tone === 'good' && styles.largeBanner].filter(Boolean));
  expect(banner.querySelectorAll('svg')).toHaveLength(1);
});

test('banners of different tones have different icons, and no role of their own', async () => {
  const view = await renderPart(
    <>
      <Banner tone="good">1</Banner>
      <Banner tone="doubtful">2</Banner>
      <Banner tone="bad">3</Banner>
      <Banner tone="none">4</Banner>
    </>,
  );
  const icons = [...view.container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
  expect(new Set(icons).size).toBe(4);
  expect(view.queryByRole('status')).toBeNull();
  expect(view.getByText('1').parentElement?.className).toBe(`${look.banner} ${look.good}`);
});
