import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { decodeQrCodes } from '../../lib/qr-code/decode.ts';
import { drawQrCode } from './qr-code.ts';

type Input = Parameters<typeof drawQrCode>[0];

const INPUT: Input = {
  text: 'https://example.com',
  errorCorrectionLevel: 'medium',
  minimumVersion: 1,
  mask: 'auto',
  foreground: '#000000',
  background: '#ffffff',
  margin: 4,
  size: 300,
  moduleShape: 'square',
  logo: undefined,
  logoSize: 20,
};

const logo = (text: string) => ({ name: 'logo', type: '', content: new TextEncoder().encode(text) });
const svgOf = (image: Awaited<ReturnType<typeof drawQrCode>>['svg']) => (image && 'svg' in image ? image.svg : '');

test('encodes the exact text, including spaces and line endings', async () => {
  const texts = fc.array(fc.constantFrom(' ', '\t', '\r\n', '\n', 'a', 'é', '世', '👋'), { minLength: 1, maxLength: 30 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const { png } = await drawQrCode({ ...INPUT, text, size: 600 });
      const content = png?.content instanceof Uint8Array ? png.content : new Uint8Array();
      expect((await decodeQrCodes(content, 'file'))[0]?.text).toBe(text);
    }),
    { numRuns: runs(40) },
  );
});

test('uses the chosen level, with the same modules in all formats', async () => {
  for (const errorCorrectionLevel of ['low', 'medium', 'quartile', 'high'] as const) {
    const output = await drawQrCode({ ...INPUT, text: 'A', errorCorrectionLevel });
    expect(output.errorCorrectionLevel).toBe(errorCorrectionLevel);
    expect(output.modules).toHaveLength(output.modulesPerSide);
    expect(output.modulesPerSide).toBe(17 + 4 * output.version);
    expect(output.terminal.split('\n')).toHaveLength(Math.ceil((output.modulesPerSide + 8) / 2));
  }
});

test('keeps the opacity of colors in the SVG, without external references', async () => {
  const svg = svgOf((await drawQrCode({ ...INPUT, foreground: '#11223380', background: '#ffffff00' })).svg);
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 33 33" width="300" height="300" shape-rendering="crispEdges"><path fill="#112233" fill-opacity="0\.502" d="[^"]+"\/><\/svg>$/u,
  );
});

test('detects a logo by its content, raises the level and omits the PNG', async () => {
  const output = await drawQrCode({ ...INPUT, errorCorrectionLevel: 'low', logo: logo('<svg xmlns="http://www.w3.org/2000/svg"/>') });
  expect(output.errorCorrectionLevel).toBe('high');
  expect(output.png).toBeNull();
  expect(svgOf(output.svg)).toContain('href="data:image/svg+xml;base64,');
  await expect(drawQrCode({ ...INPUT, logo: logo('<html></html>') })).rejects.toMatchObject({ code: 'unsupported-image', field: 'logo' });
});

test('rejects an image smaller than its modules, and draws one of the same size', async () => {
  await expect(drawQrCode({ ...INPUT, size: 32 })).rejects.toMatchObject({ code: 'size-too-small', params: { total: 33 } });
  expect((await drawQrCode({ ...INPUT, size: 33 })).png).not.toBeNull();
});
