import { expect, expectAccessible, open, stopClock, test } from './site.ts';

test('the stopwatch is started, lapped, stopped, reset and brought back by keys alone', async ({ page }) => {
  await page.clock.install();
  await open(page, '/chronometer');
  const timer = page.getByRole('timer', { name: 'Elapsed time' });
  await expect(timer).toHaveText('00:00.000');
  await stopClock(page);
  await page.keyboard.press('Space');
  await page.clock.runFor(5_000);
  await page.keyboard.press('l');
  await page.clock.runFor(2_000);
  await page.keyboard.press('l');
  await page.keyboard.press('Space');
  const laps = page.getByRole('table', { name: 'Laps' }).locator('tbody tr');
  await expect(laps).toHaveCount(2);
  await expect(laps.first()).toHaveAttribute('data-rank', 'fastest');
  await expect(timer).toHaveText('00:07.000');
  await page.clock.runFor(3_000);
  await expect(timer).toHaveText('00:07.000');
  await page.keyboard.press('r');
  await expect(timer).toHaveText('00:00.000');
  await page.getByRole('button', { name: 'Undo reset' }).press('Enter');
  await expect(timer).toHaveText('00:07.000');
  await page.clock.resume();
  await expectAccessible(page);
});

test('a duration is typed, refused or taken, and counted down to its end', async ({ page }) => {
  await page.clock.install();
  await open(page, '/chronometer');
  await page.getByRole('tab', { name: 'Stopwatch' }).press('ArrowRight');
  const timer = page.getByRole('timer');
  const duration = page.getByLabel('Other duration');
  await duration.fill('soon');
  await duration.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This is no duration.');
  await duration.fill('0:03');
  await duration.press('Enter');
  await expect(timer).toHaveText('00:03');
  await stopClock(page);
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  await page.clock.runFor(4_000);
  await expect(page.getByText('The countdown has ended')).toBeAttached();
  await page.clock.resume();
  await expectAccessible(page);
});
