import { expect, test } from 'vitest';
import { isPort, listenFrom } from './ports.mjs';

test.each(['0', '80', '65535', '00080'])('%j is a port', (text) => {
  expect(isPort(text)).toBe(true);
});

test.each(['', '-1', '65536', '1e3', '80.5', ' 80', '000080', '٨'])('%j is not a port', (text) => {
  expect(isPort(text)).toBe(false);
});

/** A function that listens on the ports above `last`. */
const listenAbove =
  (last: number, code = 'EADDRINUSE') =>
  async (port: number): Promise<number> => {
    if (port <= last) throw Object.assign(new Error('listen'), { code });
    return port;
  };

test('a port in use is followed by the next one', async () => {
  expect(await listenFrom(4173, listenAbove(0))).toBe(4173);
  expect(await listenFrom(4173, listenAbove(4175))).toBe(4176);
  expect(await listenFrom(65_530, listenAbove(65_534))).toBe(65_535);
});

test('another error, or the last port in use, ends the search', async () => {
  await expect(listenFrom(65_530, listenAbove(65_535))).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await expect(listenFrom(80, listenAbove(80, 'EACCES'))).rejects.toMatchObject({ code: 'EACCES' });
});
