import { expect, test, vi } from 'vitest';
import { retrying } from './retry.ts';

const failingTimes = (times: number) => {
  let calls = 0;
  return vi.fn<(name: string) => Promise<string>>(async (name) => {
    calls++;
    if (calls <= times) throw new Error(`failure ${calls}`);
    return name;
  });
};

test.each([0, 1, 2])('what fails %i times is there in the end', async (times) => {
  const load = failingTimes(times);
  expect(await retrying(load, [1, 2])('a')).toBe('a');
  expect(load).toHaveBeenCalledTimes(times + 1);
});

test('what fails %i times is loaded in the end', async () => {
  await expect(retrying(failingTimes(3), [1, 2])('a')).rejects.toThrow('failure 3');
});

test('fails with the last error if every attempt fails', async () => {
  vi.useFakeTimers();
  const load = failingTimes(2);
  const loaded = retrying(load)('a');
  await vi.advanceTimersByTimeAsync(299);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loaded).toBe('a');
});

/** A style sheet of the page that fails. happy-dom would try to load one with the usual attribute. */
function failStyle(href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { href });
  Object.defineProperty(link, 'rel', { value: 'stylesheet' });
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  return link;
}

/** The links that are added to the page, and do not load. */
function watchLinks(): readonly HTMLLinkElement[] {
  const links: HTMLLinkElement[] = [];
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes)
      if (node instanceof HTMLLinkElement) links.push(node);
      else append(node);
  });
  return links;
}

test('a failed style sheet is loaded before the next attempt, and only once', async () => {
  document.documentElement.dataset.ready = '';
  const failed = failStyle('https://site.test/a.css');
  expect(failed.isConnected).toBe(false);
  const links = watchLinks();
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('loaded');
  const loading = retrying(load, [1])();
  expect(links.map(({ rel, href, crossOrigin }) => [rel, href, crossOrigin])).toEqual([['stylesheet', 'https://site.test/a.css', '']]);
  expect(load).not.toHaveBeenCalled();
  links[0]?.dispatchEvent(new Event('load'));
  expect(await loading).toBe('loaded');
  expect(await retrying(load)()).toBe('loaded');
  expect(links).toHaveLength(1);
});

test('a style sheet that fails each time is named, and announced as a failed load', async () => {
  document.documentElement.dataset.ready = '';
  failStyle('https://site.test/b.css');
  const links = watchLinks();
  const announced: unknown[] = [];
  const note = ({ payload }: { readonly payload: unknown }): void => void announced.push(payload);
  addEventListener('vite:preloadError', note);
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('loaded');
  const loading = retrying(load, [])();
  links[0]?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('Unable to preload CSS for https://site.test/b.css');
  expect(announced).toEqual([new Error('Unable to preload CSS for https://site.test/b.css')]);
  expect(load).not.toHaveBeenCalled();
  const again = retrying(load, [])();
  links[1]?.dispatchEvent(new Event('load'));
  expect(await again).toBe('loaded');
  removeEventListener('vite:preloadError', note);
});

test('ignores failures before the app is ready, and other files', async () => {
  const early = failStyle('https://site.test/c.css');
  expect(early.isConnected).toBe(true);
  document.documentElement.dataset.ready = '';
  const icon = Object.assign(document.createElement('link'), { rel: 'icon', href: 'https://site.test/d.ico' });
  document.head.append(icon);
  icon.dispatchEvent(new Event('error'));
  expect(icon.isConnected).toBe(true);
  const links = watchLinks();
  expect(await retrying(async () => 'loaded')()).toBe('loaded');
  expect(links).toHaveLength(0);
  early.remove();
  icon.remove();
});
