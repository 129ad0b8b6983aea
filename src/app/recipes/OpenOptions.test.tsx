import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Step } from '../../runtime/recipe/recipe.ts';
import { renderRecipePart } from '../testing/recipe-part.tsx';
import { OpenOptions } from './OpenOptions.tsx';
import type { ShownReport } from './step-report.ts';

const HMAC: Step = { tool: 'hmac-generator', operation: 'hmac', options: { algorithm: 'sha-256' } };

async function show(step: Step, report?: ShownReport) {
  const changes = vi.fn<(step: Step) => void>();
  const secrets = vi.fn<(secrets: object) => void>();
  const view = await renderRecipePart((words) => (
    <OpenOptions fixed={step} step={step} place={1} report={report} secrets={{}} words={words} onChange={changes} onSecret={secrets} />
  ));
  return { ...view, changes, secrets };
}

test('a secret is visible, other open options are collapsed, and those that the recipe sets are not offered', async () => {
  await show(HMAC);
  const options = await screen.findByRole('group', { name: '2. HMAC generator' });
  expect(within(options).getByLabelText(/key/iu, { selector: 'input, textarea' }).closest('details')).toBeNull();
  expect(within(options).queryByLabelText('Algorithm')).toBeNull();
  const others = within(options).getByText(/^Options \(\d+\)$/u);
  expect(others.closest('details')?.open).toBe(false);
});

test('a secret is not part of the step', async () => {
  const { changes, secrets } = await show(HMAC);
  fireEvent.change(await screen.findByLabelText(/key/iu, { selector: 'input, textarea' }), { target: { value: 'k' } });
  expect(secrets).toHaveBeenLastCalledWith({ key: 'k' });
  expect(changes).not.toHaveBeenCalled();
});

test('an unknown tool and an unknown operation are reported', async () => {
  const { unmount } = await show({ tool: 'gone' });
  expect((await screen.findByRole('alert')).textContent).toContain('gone');
  unmount();
  await show({ tool: 'hmac-generator', operation: 'gone' });
  expect((await screen.findByRole('alert')).textContent).toContain('gone');
});

test('a step without open options has no group', async () => {
  const without: Step = { tool: 'bcrypt', operation: 'inspect' };
  const ignore = vi.fn<() => void>();
  await renderRecipePart((words) =>
    [HMAC, without].map((step, place) => (
      <OpenOptions key={step.tool} fixed={step} step={step} place={place} report={undefined} secrets={{}} words={words} onChange={ignore} onSecret={ignore} />
    )),
  );
  // Both are shown when both have loaded.
  await screen.findByRole('group', { name: '1. HMAC generator' });
  expect(screen.getAllByRole('group', { name: /^\d/u })).toHaveLength(1);
});
