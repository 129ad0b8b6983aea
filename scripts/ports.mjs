// Ports that nothing listens on, so that two test runs on one machine don't meet.
import { createServer } from 'node:net';

/** As many different ports as asked for, free on both loopback addresses as far as the machine has them. */
export async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map((server) => new Promise((resolve, reject) => server.on('error', reject).listen(0, () => resolve(server.address().port)))),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
