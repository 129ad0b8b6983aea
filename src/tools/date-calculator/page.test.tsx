import { fireEvent, screen } from '@testing-library/react';
import { test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('starts with a month that is shorter, and says so', async () => {
  const page = await renderTool('date-calculator');
  await page.expectShown('add', 'result', '2026-02-28');
  await page.expectShown('add', 'notes', 'The month has no such day, so the result is its last day.');
});

test('counts working days without pasted holidays', async () => {
  const page = await renderTool('date-calculator', { link: '#/workingDays' });
  await page.expectShown('workingDays', 'workingDays', '23');
  page.fill('workingDays', 'holidays', '2026-12-25 Christmas Day');
  await page.expectShown('workingDays', 'workingDays', '22');
});

test('adds up a time sheet', async () => {
  const page = await renderTool('date-calculator');
  fireEvent.click(screen.getByRole('tab', { name: 'Time sheet' }));
  await page.expectShown('timeSheet', 'total', '15:30');
});
