import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { engine } from '../../app/testing/engine.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';
import { loadOperations } from '../../tools/declarations.ts';
import { advance } from '../testing/render-part.tsx';
import { provideErrorDelays } from './error-delay.ts';

/** How long a slow typist takes for a key, in milliseconds: longer than the wait for an error that is not at the end of the text. */
const KEY_MS = 500;

/** Returns a function that waits until the engine has ended all its runs. */
function watchRuns(): () => Promise<void> {
  const running = new Set<Promise<unknown>>();
  const { run } = engine;
  vi.spyOn(engine, 'run').mockImplementation((...request) => {
    const outcome = run(...request);
    running.add(outcome);
    void outcome.finally(() => running.delete(outcome));
    return outcome;
  });
  return async () => {
    while (running.size > 0) await Promise.all(running);
  };
}

const alerts = (page: HTMLElement): readonly string[] => [...page.querySelectorAll('main [role="alert"]')].map(({ textContent }) => textContent);

test.each([
  ['crontab-generator', 'explain', 'expression', '40 *'],
  ['json-prettify', 'format', 'input', '{"a":'],
  ['yaml-prettify', 'format', 'input', 'a: [1'],
  ['date-converter', 'convert', 'date', '2026-13'],
  ['color-converter', 'convert', 'color', 'rebecc'],
  ['url-parser', 'parse', 'url', 'http'],
  ['ipv4-subnet-calculator', 'describe', 'network', '10.0.'],
])('%s shows no error while its sample is typed, and one after a rest', { tags: ['slow'] }, async (tool, operation, field, unfinished) => {
  provideErrorDelays();
  const finish = watchRuns();
  const { container, fill } = await renderTool(tool);
  const declared = (await loadOperations(tool))[operation]?.input[field];
  const sample = declared && 'sample' in declared && typeof declared.sample === 'string' ? declared.sample.slice(0, 40) : '';
  const typed = sample === 'now' ? '2026-11-26 18:30Z' : sample;
  await act(() => finish());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const type = async (text: string): Promise<void> => {
    fill(operation, field, text);
    await advance(150);
    await act(() => finish());
    await advance(KEY_MS - 150);
  };
  await type('');
  for (let length = 1; length <= typed.length; length += 1) {
    await type(typed.slice(0, length));
    expect(alerts(document.body), typed.slice(0, length)).toEqual([]);
  }
  await type('');
  for (let length = 1; length <= unfinished.length; length += 1) await type(unfinished.slice(0, length));
  expect(alerts(document.body)).toEqual([]);
  await advance(1_000);
  expect(alerts(document.body)).toHaveLength(1);
  expect(container.querySelector('[aria-invalid="true"]')).not.toBeNull();
});
