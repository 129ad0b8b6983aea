import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderResult } from '../../../app/testing/render-result.tsx';
import * as fields from '../fields.ts';
import { Answer } from './Answer.tsx';

afterEach(() => vi.useRealTimers());

test.each([0, 60])('checks again when something expires, with a clock skew of %d seconds', async (clockSkew) => {
  const end = Date.UTC(2030, 0, 1);
  const change = end + clockSkew * 1000;
  // The next second begins after a millisecond.
  vi.useFakeTimers({ toFake: ['Date'], now: change - 1 });
  const spans = [{ part: 'token', kind: 'token', name: '', from: null, to: new Date(end).toISOString(), state: 'valid' }] as const;
  const output = { verdict: 'accepted', time: new Date(change - 1000).toISOString(), spans } as const;
  const { state } = await renderResult('auth-check', fields.check, output, (operation) => <Answer operation={operation} />);
  await act(async () => state().setAll({ clockSkew, time: undefined }));
  await waitFor(() => expect([state().isAwaited, state().isRunning, state().isStale]).toEqual([false, false, false]));
  const before = state().output;
  vi.setSystemTime(change);
  await waitFor(() => expect(state().output).not.toBe(before));
});
