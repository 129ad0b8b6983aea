import { expect, test, vi } from 'vitest';
import main from './check-settings.ts';

test('valid settings do not stop a build', () => {
  expect(main([], { VITE_ENV: 'production' })).toBe(0);
});

test('an invalid setting stops a build with its name, value and purpose in one line', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  expect(main([], { VITE_ENV: 'staging' })).toBe(1);
  expect(error.mock.calls).toEqual([
    ['Invalid value: VITE_ENV = "staging". Expected: production, development, preview or test. Default for builds: production'],
  ]);
  error.mockRestore();
});
