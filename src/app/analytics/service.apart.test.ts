// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { startAnalytics } from './analytics.ts';
import { analytics, provideAnalytics } from './service.ts';

const settings = {
  VITE_PLAUSIBLE_IS_TRACKER_ENABLED: false,
  VITE_PLAUSIBLE_DOMAIN: 'penknife.test',
  VITE_PLAUSIBLE_API_HOST: 'https://count.test/',
  VITE_PLAUSIBLE_TRACK_LOCALHOST: true,
};

test('an event without a started service is an error', () => {
  expect(() => analytics()).toThrow('The analytics service is not available');
});

test('a service that counts nothing accepts events and does nothing', () => {
  const send = vi.spyOn(globalThis, 'fetch');
  const stop = provideAnalytics(startAnalytics(settings));
  analytics().event('Support button clicked');
  expect(send).not.toHaveBeenCalled();
  stop();
  expect(() => analytics()).toThrow('not available');
});

test('sends nothing to a server that is configured but not enabled, or enabled but not configured', () => {
  const send = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  startAnalytics({ ...settings, VITE_PLAUSIBLE_IS_TRACKER_ENABLED: true, VITE_PLAUSIBLE_API_HOST: '' }).event('pageview');
  expect(send).not.toHaveBeenCalled();
  const service = startAnalytics({ ...settings, VITE_PLAUSIBLE_IS_TRACKER_ENABLED: true });
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]?.[0]).toBe('https://count.test/api/event');
  service.stop();
  dispatchEvent(new PopStateEvent('popstate'));
  expect(send).toHaveBeenCalledTimes(1);
});
