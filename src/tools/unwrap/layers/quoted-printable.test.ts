import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chainOf, insideOf, replaceIn, wrapAgain } from '../testing/open.ts';

// Written by `quopri` of Python 3.
const long = 'Der Fl=C3=BCgel steht =C3=BCber dem gro=C3=9Fen Haus, und niemand wei=C3=9F=\n, warum das so ist; auch die =C3=84lteren nicht =3D gar nicht.\n';

test('opens a message with soft line breaks, and writes it again', async () => {
  expect(await chainOf(long)).toEqual(['quoted-printable']);
  expect(await insideOf(long)).toBe('Der Flügel steht über dem großen Haus, und niemand weiß, warum das so ist; auch die Älteren nicht = gar nicht.\n');
  expect(await wrapAgain(long, 'quoted-printable')).toBe(long);
});

test.each([
  ['Gr=C3=BC=C3=9Fe aus K=C3=B6ln\r\n', 'Grüße aus Bonn = schön\r\nÜbrigens\r\n', 'Gr=C3=BC=C3=9Fe aus Bonn =3D sch=C3=B6n\r\n=C3=9Cbrigens\r\n'],
  ['kept=20=\n like this =C3=A4\nand changed', 'kept  like this ä\nand new =', 'kept=20=\n like this =C3=A4\nand new =3D'],
])('keeps the lines of %j that do not change', async (text, inside, expected) => {
  expect(await replaceIn(text, 'quoted-printable', inside)).toBe(expected);
});

test('breaks a longer line at the same width', async () => {
  const written = await replaceIn(long, 'quoted-printable', `${'Flügel über '.repeat(30)}\n`);
  const lines = written.trimEnd().split('\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(76);
  expect(lines.length).toBeGreaterThan(6);
  expect(await insideOf(written)).toBe(`${'Flügel über '.repeat(30)}\n`);
});

test.each(['x=10 y=20', 'a == b', 'width=50', 'Visit https://example.com/?a=AB&b=CD today.', 'SECRET=ABCDEF'])('keeps %s closed', async (text) => {
  expect(await chainOf(text)).toEqual([]);
});

test('writes everything that it reads as it was', async () => {
  const unit = fc.constantFrom('a', ' ', '=C3=A9', '=3D', '=20', '=\n', '=\r\n', '\n', '\r\n', '=0A', '=2E', 'word', '=FF');
  await fc.assert(
    fc.asyncProperty(fc.string({ unit, minLength: 4 }), async (text) => {
      const again = await wrapAgain(text, 'quoted-printable');
      if (again !== undefined) expect(again).toBe(text);
      expect(again === undefined).toBe(!text.includes('='));
    }),
  );
});
