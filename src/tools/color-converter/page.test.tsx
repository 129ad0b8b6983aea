import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

const slider = (name: string): HTMLInputElement => screen.getByRole<HTMLInputElement>('slider', { name: new RegExp(`^${name}`, 'u') });
const slide = (name: string, value: string): boolean => fireEvent.change(slider(name), { target: { value } });
const well = (name: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);
const level = (code: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-code="${code}"]`);

test('updates all notations when one is edited', { tags: ['slow'] }, async () => {
  const { expectShown, box, fill } = await renderTool('color-converter');
  await expectShown('convert', 'hex', '#1ea54c');
  fill('convert', 'hsl', 'hsl(0 100% 50%)');
  await expectShown('convert', 'hex', '#ff0000');
  expect(box('convert', 'color').value).toBe('hsl(0 100% 50%)');
  await expectShown('convert', 'name', 'red');
  fill('convert', 'name', 'teal');
  await expectShown('convert', 'hex', '#008080');
  expect(screen.getByRole('img', { name: 'Color #008080' }).children).toHaveLength(2);
});

test('changes the channels with sliders, and keeps alpha', { tags: ['slow'] }, async () => {
  const { expectShown, shown } = await renderTool('color-converter', { link: '#/convert?color=%23ff000080' });
  await expectShown('convert', 'alpha', '0.502');
  expect(slider('Opacity').value).toBe('0.5');
  slide('Chroma', '0');
  await expectShown('convert', 'hex', /^#(..)\1{2}80$/u);
  // A gray has no hue, but the slider keeps its previous one.
  slide('Hue', '200');
  expect(slider('Hue').value).toBe('200');
  slide('Chroma', '0.4');
  await expectShown('convert', 'oklch', /^oklch\([\d.]+% 0\.4 200 \/ 0\.502\)$/u);
  expect(shown('convert', 'inSrgbGamut')).toBe('Outside the sRGB gamut: hex, RGB, HSL, HSV, HWB and CMYK show the closest match');
  slide('Opacity', '0.25');
  await expectShown('convert', 'alpha', '0.25');
  await expectShown('convert', 'oklch', / 0\.4 200 \/ 0\.25\)$/u);
});

test('writes the opacity as hex digits if the color is in sRGB', { tags: ['slow'] }, async () => {
  const { expectShown, box } = await renderTool('color-converter');
  await expectShown('convert', 'hex', '#1ea54c');
  slide('Opacity', '0.5');
  expect(box('convert', 'color').value).toBe('#1ea54c80');
  await expectShown('convert', 'alpha', /^0\.50/u);
  slide('Opacity', '1');
  expect(box('convert', 'color').value).toBe('#1ea54c');
});

test('shows the maximum chroma in sRGB for a lightness and hue', { tags: ['slow'] }, async () => {
  await renderTool('color-converter');
  await screen.findByText(/^At this lightness and hue, sRGB reaches a chroma of 0\.\d{3}\. Hatched areas are out of gamut\.$/u);
  await waitFor(() => expect(slider('Lightness').disabled).toBe(false));
  slide('Lightness', '1');
  await screen.findByText('No sRGB color has this lightness.');
  const card = screen.getByRole('heading', { name: 'OKLCH' }).closest('section');
  expect(card?.querySelectorAll('[style*="linear-gradient(to right"]')).toHaveLength(3);
});

test('hides the channels if the text is not a color', async () => {
  const { fill, expectShown } = await renderTool('color-converter');
  await expectShown('convert', 'hex', '#1ea54c');
  fill('convert', 'color', '');
  await waitFor(() => expect(screen.queryByRole('slider', { name: /^Chroma/u })).toBeNull());
});

test('picks the color and the background in their color inputs, and rates the contrast', { tags: ['slow'] }, async () => {
  const { expectShown, fill, part } = await renderTool('color-converter');
  await expectShown('convert', 'hex', '#1ea54c');
  fireEvent.change(well('Pick a color'), { target: { value: '#777777' } });
  await expectShown('convert', 'contrast', '4.48');
  expect(level('aaNormalText')?.dataset.passes).toBe('false');
  expect(part('convert', 'contrastWithWhite').textContent).toBe('Contrast with white4.48:1AA large');
  expect(part('convert', 'contrastWithBlack').textContent).toBe('Contrast with black4.69:1AA');
  expect(level('aaNormalText')?.textContent).toBe('AA, text: fails (4.5:1)');
  fireEvent.change(well('Pick a background'), { target: { value: '#000000' } });
  await expectShown('convert', 'contrast', '4.69');
  expect(level('aaNormalText')?.dataset.passes).toBe('true');
  expect(level('aaNormalText')?.textContent).toBe('AA, text: passes (4.5:1)');
  expect(well('Pick a background').value).toBe('#000000');
  fill('convert', 'background', 'nope');
  await waitFor(() => expect(part('convert', 'background').querySelector('[role="alert"]')?.textContent).toContain('Not a valid color'));
});

test('keeps the alpha when another color is picked, unless it is 0', { tags: ['slow'] }, async () => {
  const { expectShown, box, fill } = await renderTool('color-converter', { link: '#/convert?color=%23ff000080' });
  await expectShown('convert', 'hex', '#ff000080');
  fireEvent.change(well('Pick a color'), { target: { value: '#00ff00' } });
  expect(box('convert', 'color').value).toBe('#00ff0080');
  fill('convert', 'color', '#ff000000');
  await expectShown('convert', 'alpha', '0');
  fireEvent.change(well('Pick a color'), { target: { value: '#0000ff' } });
  expect(box('convert', 'color').value).toBe('#0000ff');
});

test('picks a color from the screen if the browser supports it', { tags: ['slow'] }, async () => {
  const plain = await renderTool('color-converter');
  expect(screen.queryByRole('button', { name: 'Pick from the screen' })).toBeNull();
  plain.unmount();
  const opened: (() => Promise<{ readonly sRGBHex: string }>)[] = [];
  vi.stubGlobal(
    'EyeDropper',
    class {
      open(): Promise<{ readonly sRGBHex: string }> {
        const next = opened.shift();
        return next ? next() : Promise.reject(new DOMException('', 'AbortError'));
      }
    },
  );
  try {
    const { user, box } = await renderTool('color-converter');
    opened.push(async () => ({ sRGBHex: '#123456' }));
    await user.click(screen.getByRole('button', { name: 'Pick from the screen' }));
    await waitFor(() => expect(box('convert', 'color').value).toBe('#123456'));
    await user.click(screen.getByRole('button', { name: 'Pick from the screen' }));
    expect(box('convert', 'color').value).toBe('#123456');
  } finally {
    vi.unstubAllGlobals();
  }
});

test('rates the contrast with white and with black below the swatch', { tags: ['slow'] }, async () => {
  const { fill, expectShown, part } = await renderTool('color-converter');
  fill('convert', 'color', 'rebeccapurple');
  await expectShown('convert', 'contrastWithWhite', '8.41');
  expect(part('convert', 'contrastWithWhite').textContent).toContain(':1AAA');
  expect(part('convert', 'contrastWithBlack').textContent).toContain(':1Fails');
});

test('dims the swatch beside an invalid name', { tags: ['slow'] }, async () => {
  const { fill, part, expectShown } = await renderTool('color-converter');
  await expectShown('convert', 'hex', '#1ea54c');
  const swatch = screen.getByRole('img', { name: 'Color #1ea54c' });
  const classes = swatch.className;
  fill('convert', 'color', 'rebecapurple');
  await waitFor(() => expect(part('convert', 'color').querySelector('[role="alert"]')?.textContent).toContain('Not a valid color'));
  expect(swatch.className).not.toBe(classes);
});

test('reports that text around a color was ignored', { tags: ['slow'] }, async () => {
  const { fill, expectShown } = await renderTool('color-converter');
  fill('convert', 'color', '"brand": "#1ea54c",');
  await expectShown('convert', 'notes', 'Text around the color was ignored.');
});

test('rates the exact contrast, which is lower than the rounded one', async () => {
  const { fill, part } = await renderTool('color-converter');
  fill('convert', 'color', 'rgb(0 111 251)');
  await waitFor(() => expect(part('convert', 'contrastWithWhite').textContent).toBe('Contrast with white4.5:1AA large'));
});
