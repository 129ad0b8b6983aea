// Whether a server can be reached from other devices.
import { isIPv4 } from 'node:net';

/** Whether a host that a server listens on accepts connections from this device alone. */
export function isLoopback(host) {
  if (isIPv4(host)) return host.startsWith('127.');
  const inUrl = `http://[${host}]`;
  return host.toLowerCase() === 'localhost' || (URL.canParse(inUrl) && new URL(inUrl).hostname === '[::1]');
}
