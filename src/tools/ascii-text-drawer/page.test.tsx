import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { becomeIdle } from '../../app/testing/idle.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

const radio = (name: string): HTMLInputElement => screen.getByRole<HTMLInputElement>('radio', { name });
const favorite = (font: string): HTMLElement => screen.getByRole('button', { name: `Favorite: ${font}` });
const shownFonts = (): readonly string[] => screen.queryAllByRole<HTMLInputElement>('radio').map(({ value }) => value);

test('draws the text in the font that is checked in the list', { tags: ['slow'] }, async () => {
  const { user, fill, expectShown, box, part } = await renderTool('ascii-text-drawer');
  fill('draw', 'text', 'Hi');
  await expectShown('draw', 'drawing', /\|_\| \|_\|_\|/u);
  await act(async () => becomeIdle());
  await user.type(screen.getByRole('searchbox', { name: 'Find a font' }), ' SLANT ');
  expect(shownFonts()).toEqual(['Konto Slant', 'Peaks Slant', 'Slant', 'Slant Relief', 'Small Slant', 'Ticks Slant']);
  await user.click(radio('Slant'));
  await expectShown('draw', 'drawing', /\/_\/ \/_\/_\//u);
  await user.click(radio('Slant Relief'));
  expect(radio('Slant Relief').checked).toBe(true);
  expect(radio('Slant').checked).toBe(false);
  expect(part('draw', 'font').querySelector('select')?.value).toBe('Slant Relief');
  expect(box('draw', 'text').value).toBe('Hi');
});

test('lists 24 fonts first and the others when the browser is idle', { tags: ['slow'] }, async () => {
  await renderTool('ascii-text-drawer');
  expect(shownFonts()).toHaveLength(24);
  await act(async () => becomeIdle());
  await waitFor(() => expect(shownFonts().length).toBeGreaterThan(24));
});

test('stores favorite fonts and shows only them on request', { tags: ['slow'] }, async () => {
  const first = await renderTool('ascii-text-drawer');
  const { user } = first;
  const onlyFavorites = screen.getByRole('switch', { name: 'Favorites only' });
  await user.click(onlyFavorites);
  expect(shownFonts()).toEqual([]);
  expect(screen.getByText('No favorites yet. Click the heart next to a font to add it.')).toBeInstanceOf(HTMLElement);
  await user.click(onlyFavorites);
  await user.click(favorite('3-D'));
  expect(favorite('3-D').getAttribute('aria-pressed')).toBe('true');
  await user.click(favorite('3x5'));
  await user.click(favorite('3x5'));
  expect(favorite('3x5').getAttribute('aria-pressed')).toBe('false');
  expect(localStorage.getItem('penknife.ascii-text-drawer.fonts')).toBe('["3-D"]');
  first.unmount();

  const again = await renderTool('ascii-text-drawer');
  await again.user.click(screen.getByRole('switch', { name: 'Favorites only' }));
  expect(shownFonts()).toEqual(['3-D']);
  await again.user.type(screen.getByRole('searchbox', { name: 'Find a font' }), 'slant');
  expect(shownFonts()).toEqual([]);
  expect(screen.getByText('No matching fonts.')).toBeInstanceOf(HTMLElement);
});

test('ignores stored favorites that are not fonts', async () => {
  const { user } = await renderTool('ascii-text-drawer', { stored: { 'penknife.ascii-text-drawer.fonts': '["3-D", "No such font", 7]' } });
  await user.click(screen.getByRole('switch', { name: 'Favorites only' }));
  expect(shownFonts()).toEqual(['3-D']);
});

test('lists the characters that the font does not support', { tags: ['slow'] }, async () => {
  const { fill, expectShown } = await renderTool('ascii-text-drawer');
  fill('draw', 'text', 'Hi');
  await expectShown('draw', 'drawing', /\|_\|/u);
  expect(screen.queryByText(/This font does not support these characters/u)).toBeNull();
  fill('draw', 'text', 'Hi 山 川');
  const banner = await screen.findByText(/This font does not support these characters/u);
  expect(within(banner.closest<HTMLElement>('[role="status"]') ?? banner).getByText('山 川').tagName).toBe('CODE');
});

test('draws a font in the list only while it is in view', { tags: ['slow'] }, async () => {
  const observed = new Map<Element, (isIntersecting: boolean) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #call: (entries: readonly { isIntersecting: boolean }[]) => void;
      constructor(call: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.#call = call;
      }
      observe(element: Element): void {
        observed.set(element, (isIntersecting) => this.#call([{ isIntersecting }]));
      }
      disconnect(): void {}
    },
  );
  const { fill } = await renderTool('ascii-text-drawer');
  vi.unstubAllGlobals();
  const row = radio('3-D').closest('label');
  const preview = row?.querySelector('[aria-hidden="true"]');
  if (!preview) throw new Error('the font has no preview');
  fill('draw', 'text', 'Hi\nsecond line');
  expect(preview.textContent).toBe('');
  act(() => observed.get(preview)?.(true));
  await waitFor(() => expect(preview.textContent.split('\n')[1]).toContain('/**'));
  act(() => observed.get(preview)?.(false));
  expect(preview.textContent).toBe('');
});
