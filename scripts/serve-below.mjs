// Serves the built site below a path of its host, by nginx if available: node scripts/serve-below.mjs PORT /path/below/
import { hasNginx, startNginx } from './nginx.mjs';
import { serve } from './server.mjs';

const [port, prefix] = [Number(process.argv[2]), process.argv[3]];
if (hasNginx()) {
  const stop = startNginx({ port, prefix });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
} else {
  await serve({ port, prefix });
}
