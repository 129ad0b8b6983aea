// Serves the built site for the browser tests: node scripts/serve-dist.mjs PORT PREFIX
import { serve } from './server.mjs';

const [port, prefix] = process.argv.slice(2);
const { url } = await serve({ port: Number(port), prefix });
console.log(url);
