import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { startAnalytics } from './analytics.ts';
import type { Analytics } from './service.ts';

const settings = {
  VITE_PLAUSIBLE_IS_TRACKER_ENABLED: true,
  VITE_PLAUSIBLE_DOMAIN: 'penknife.test',
  VITE_PLAUSIBLE_API_HOST: 'https://count.test//',
  VITE_PLAUSIBLE_TRACK_LOCALHOST: true,
};

let service: Analytics | undefined;
const send = vi.fn<typeof fetch>();
const events = (): readonly unknown[] => send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as unknown);
const begin = (changed: Partial<typeof settings> = {}): void => {
  service = startAnalytics({ ...settings, ...changed });
};

beforeEach(() => {
  send.mockReset();
  send.mockResolvedValue(new Response());
  vi.spyOn(globalThis, 'fetch').mockImplementation(send);
});

afterEach(() => service?.stop());

test('a page view is one POST with only the URL path, without typed text', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://from.test/');
  vi.spyOn(globalThis, 'innerWidth', 'get').mockReturnValue(1111);
  history.replaceState(null, '', '/hash-text?private=1#/hash?text=secret');
  begin();
  expect(send.mock.calls.map(([address, init]) => [address, init?.method, init?.headers, init?.keepalive])).toEqual([
    ['https://count.test/api/event', 'POST', { 'Content-Type': 'text/plain' }, true],
  ]);
  expect(events()).toEqual([{ n: 'pageview', u: 'http://localhost:3000/hash-text', d: 'penknife.test', r: 'https://from.test/', w: 1111, h: 0 }]);
});

test('each navigation is a page view while analytics run', () => {
  begin();
  dispatchEvent(new Event('pushState'));
  dispatchEvent(new Event('popstate'));
  expect(events()).toHaveLength(3);
  expect(events()[0]).toMatchObject({ n: 'pageview', r: null });
  service?.stop();
  dispatchEvent(new Event('pushState'));
  dispatchEvent(new Event('popstate'));
  expect(events()).toHaveLength(3);
});

test('work in a tool sends nothing', async () => {
  const { user } = await renderApp('/hash-text');
  begin();
  fireEvent.change(document.querySelector('[data-operation="hash"][data-field="text"] textarea') ?? document.body, { target: { value: 'secret' } });
  await user.keyboard('{Control>}k{/Control}uuid{Escape}');
  await user.click(screen.getByRole('button', { name: 'Add to favorites: Hash text and files' }));
  expect(events()).toEqual([expect.objectContaining({ n: 'pageview' })]);
});

test('an event may have properties', () => {
  begin();
  service?.event('Support button clicked');
  service?.event('Other', { url: 'x' });
  expect(events().slice(1)).toEqual([expect.not.objectContaining({ p: expect.anything() }), expect.objectContaining({ n: 'Other', p: '{"url":"x"}' })]);
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['penknife.test', false],
  ['localhost.test', false],
])('a visit to %s is not counted: %j', (host, isLocal) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(location, 'hostname', 'get').mockReturnValue(host);
  begin({ VITE_PLAUSIBLE_TRACK_LOCALHOST: false });
  expect(send).toHaveBeenCalledTimes(isLocal ? 0 : 1);
  expect(warn.mock.calls).toEqual(isLocal ? [['Analytics skipped "pageview": this is a local site']] : []);
});

test.each([
  ['true', true],
  ['false', false],
])('the flag %s excludes a visitor from the count: %j', (flag, isOut) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.setItem('plausible_ignore', flag);
  begin();
  expect(send).toHaveBeenCalledTimes(isOut ? 0 : 1);
  expect(warn.mock.calls).toEqual(isOut ? [['Analytics skipped "pageview": plausible_ignore is set']] : []);
});

test('an unreachable server has no effect on visitors', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  send.mockRejectedValue(new Error('lost'));
  begin();
  await waitFor(() => expect(warn).toHaveBeenCalledExactlyOnceWith(new Error('lost')));
});

/** Clicks on a link with the given modifiers. Returns whether the browser is kept from following it. */
function click(attributes: Partial<HTMLAnchorElement>, init: MouseEventInit & { readonly type?: string; readonly isTaken?: boolean } = {}): boolean {
  const link = Object.assign(document.createElement('a'), attributes);
  link.innerHTML = '<b>link</b>';
  // happy-dom would follow the link before the document receives the click.
  Object.defineProperty(link, 'dispatchEvent', { value: Reflect.get(EventTarget.prototype, 'dispatchEvent') });
  document.body.append(link);
  if (init.isTaken) link.addEventListener('click', (event) => event.preventDefault());
  const event = new MouseEvent(init.type ?? 'click', { bubbles: true, cancelable: true, ...init });
  link.firstElementChild?.dispatchEvent(event);
  return event.defaultPrevented;
}

const OUT = 'https://out.test/page';
const clicks = (): readonly unknown[] => events().slice(1);
const counted = [expect.objectContaining({ n: 'Outbound Link: Click', p: JSON.stringify({ url: OUT }) })];

test('an outbound click is sent, and followed after 150 ms', () => {
  vi.useFakeTimers();
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const open = vi.spyOn(globalThis, 'open').mockReturnValue(null);
  begin();
  expect(click({ href: OUT })).toBe(true);
  expect(clicks()).toEqual(counted);
  vi.advanceTimersByTime(149);
  expect(assign).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(assign).toHaveBeenCalledExactlyOnceWith(OUT);
  expect(click({ href: OUT, target: '_blank' })).toBe(true);
  vi.advanceTimersByTime(150);
  expect(open).toHaveBeenCalledExactlyOnceWith(OUT, '_blank', 'noopener,noreferrer');
  expect(assign).toHaveBeenCalledTimes(1);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { type: 'auxclick', button: 1 }])(
  'a click for another tab (%j) is sent, and left to the browser',
  (init) => {
    begin();
    expect(click({ href: OUT }, init)).toBe(false);
    expect(clicks()).toEqual(counted);
  },
);

test('a click that was already handled is sent, and not followed', () => {
  vi.useFakeTimers();
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  begin();
  click({ href: OUT }, { isTaken: true });
  vi.runAllTimers();
  expect(clicks()).toEqual(counted);
  expect(assign).not.toHaveBeenCalled();
});

test.each([
  [{ href: '/about' }, {}],
  [{ href: 'mailto:a@out.test' }, {}],
  [{ href: OUT }, { type: 'auxclick', button: 2 }],
])('ignores a click on %j (%j)', (attributes, init) => {
  begin();
  expect(click(attributes, init)).toBe(false);
  expect(clicks()).toEqual([]);
});

test('ignores clicks outside links, and all clicks once it has stopped', () => {
  begin();
  document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  document.dispatchEvent(new MouseEvent('click'));
  service?.stop();
  expect(click({ href: OUT }, { ctrlKey: true })).toBe(false);
  expect(clicks()).toEqual([]);
});
