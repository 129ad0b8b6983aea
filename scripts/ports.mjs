// Finds free ports, so that two test runs on one machine do not collide.
import { createServer } from 'node:net';

/** Returns `count` different ports that are free on both loopback addresses, if the machine has both. */
export async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map((server) => new Promise((resolve, reject) => server.on('error', reject).listen(0, () => resolve(server.address().port)))),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
