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

test('follows parts that grow with the frame only a few times, but each change of the page and its width', () => {
  const got: number[] = [];
  setFrame(800, 300);
  height = 400;
  followHeight((pixels) => {
    got.push(pixels);
    // The page around the tool resizes the frame, in which a part grows by as much.
    setFrame(800, pixels);
    height = pixels + 50;
  });
  // The observer is called after each change of the height.
  for (let before = 0; before !== height; ) {
    before = height;
    resize();
  }
  expect(got).toEqual([400, 450, 500]);
  height = 700;
  resize();
  expect(got.at(-1)).toBe(700);
  setFrame(500, 900);
  height = 800;
  resize();
  expect(got.at(-1)).toBe(800);
});
