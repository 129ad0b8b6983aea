import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { copied } from '../../app/testing/clipboard.ts';
import { holdRuns } from '../../app/testing/engine.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';
import styles from './page/otp-generator.module.css';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test('shows the codes of a secret, which is not in the link', async () => {
  const { user, fill, expectShown } = await renderTool('otp-generator');
  fill('totp', 'secret', SECRET);
  await expectShown('totp', 'code', /^\d{3}\s?\d{3}$/u);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(async () => expect(await copied()).toContain('/otp-generator'));
  dispatchEvent(new Event('pagehide'));
  expect([await copied(), location.href, document.title, JSON.stringify({ ...localStorage })].join('\n')).not.toContain(SECRET);
});

test('shows the code for the next counter', { tags: ['slow'] }, async () => {
  const { switchTo, fill, box, expectShown } = await renderTool('otp-generator');
  await switchTo('hotp');
  fill('hotp', 'secret', SECRET);
  fill('hotp', 'counter', '0');
  await expectShown('hotp', 'code', /^755\s?224$/u);
  fireEvent.click(screen.getByRole('button', { name: 'Next counter' }));
  expect(box('hotp', 'counter').value).toBe('1');
  await expectShown('hotp', 'code', /^287\s?082$/u);
});

test('keeps the space of the codes until the first ones for a generated secret', async () => {
  const engine = holdRuns();
  const { box, part, expectShown } = await renderTool('otp-generator', { engine });
  const answer = (name: string): Promise<void> =>
    act(async () => void (await Promise.all(engine.runs.filter(({ request }) => request.operation === name).map((run) => run.answer()))));
  const scan = part('totp', 'keyUri').closest('section')?.parentElement;
  if (!scan) throw new Error('no card for the key URI');
  const classes: string[] = [];
  const observer = new MutationObserver(() => classes.push(scan.className));
  observer.observe(scan, { attributeFilter: ['class'] });
  // The result of the empty secret, and then the secret, whose run has not begun yet.
  await answer('totp');
  await answer('generateSecret');
  await waitFor(() => expect(engine.runs.filter(({ request }) => request.operation === 'totp').length).toBeGreaterThan(1));
  expect([box('totp', 'secret').value, scan.className]).toEqual([expect.stringMatching(/^[A-Z2-7]+$/u), styles.awaitedScan]);
  await answer('totp');
  await expectShown('totp', 'code', /^\d{3}\s?\d{3}$/u);
  expect(classes).toEqual(['']);
  observer.disconnect();
});

test('a generated secret that is deleted before its codes are there leaves the text that asks for one', async () => {
  const engine = holdRuns();
  const { box, fill, part } = await renderTool('otp-generator', { engine });
  const generated = engine.runs.filter(({ request }) => request.operation === 'generateSecret');
  await act(async () => void (await Promise.all(generated.map((run) => run.answer()))));
  expect(box('totp', 'secret').value).not.toBe('');
  const scan = part('totp', 'keyUri').closest('section')?.parentElement;
  expect(scan?.className).toBe(styles.awaitedScan);
  fill('totp', 'secret', '');
  expect(scan?.className).toBe('');
});

test('does not replace a secret that was entered while one was generated', async () => {
  const engine = holdRuns();
  const { switchTo, fill, box } = await renderTool('otp-generator', { engine });
  await switchTo('hotp');
  fill('hotp', 'secret', SECRET);
  const generated = engine.runs.filter(({ request }) => request.operation === 'generateSecret');
  expect(generated.length).toBeGreaterThan(0);
  await act(async () => void (await Promise.all(generated.map((run) => run.answer()))));
  expect(box('hotp', 'secret').value).toBe(SECRET);
});

test('shares the account between the tabs', async () => {
  const { switchTo, fill, box } = await renderTool('otp-generator');
  fill('totp', 'secret', SECRET);
  await switchTo('verify');
  expect(box('verify', 'secret').value).toBe(SECRET);
});

test('shows Steam codes for a Steam URI', { tags: ['slow'] }, async () => {
  const { user, switchTo, fill, expectShown } = await renderTool('otp-generator');
  await switchTo('readUri');
  fill('readUri', 'uri', 'steam://HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ');
  await user.click(await screen.findByRole('button', { name: /^Show codes/u }));
  await expectShown('totp', 'code', /^[2-9B-Y]{5}$/u);
  await expectShown('totp', 'keyUri', /digits=5&period=30&encoder=steam$/u);
});
