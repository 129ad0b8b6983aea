import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followHeight } from './height.ts';

let resize = (): void => undefined;
let height = 0;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(handle: () => void) {
        resize = handle;
      }
      readonly observe = () => resize();
      readonly disconnect = () => {
        resize = () => undefined;
      };
    },
  );
  document.body.innerHTML = '<div><main id="content"></main></div>';
  vi.spyOn(document.body.firstElementChild as HTMLElement, 'getBoundingClientRect').mockImplementation(() => ({ height }) as DOMRect);
});

afterEach(() => vi.unstubAllGlobals());

function setFrame(width: number, tall: number): void {
  Object.assign(globalThis, { innerWidth: width, innerHeight: tall });
}

test('reports the height at first and when it changes, rounded up', () => {
  const got: number[] = [];
  height = 300.2;
  const { stop } = followHeight((pixels) => got.push(pixels));
  resize();
  height = 420;
  resize();
  stop();
  height = 500;
  resize();
  expect(got).toEqual([301, 420]);
});

test('does not follow parts that grow with the frame, but a new width', () => {
  const got: number[] = [];
  setFrame(800, 300);
  height = 400;
  followHeight((pixels) => got.push(pixels));
  setFrame(800, 400);
  height = 450;
  resize();
  setFrame(500, 400);
  height = 600;
  resize();
  expect(got).toEqual([400, 600]);
});
