import { expect, test } from 'vitest';
import { isLoopback } from './loopback.mjs';

test.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.255.0.3', '::1', '0:0:0:0:0:0:0:1'])('%j is this device', (host) => {
  expect(isLoopback(host)).toBe(true);
});

test.each(['', '0.0.0.0', '::', '10.0.0.1', '128.0.0.1', '127.1', '127.0.0.1.example.com', 'localhost.example.com', '[::1]', '::2', 'fe80::1'])(
  '%j may be reached from others',
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);
