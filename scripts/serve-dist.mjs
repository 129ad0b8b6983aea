// Serves the built site for the browser tests: node scripts/serve-dist.mjs PORT
import { serve } from './server.mjs';

const { url } = await serve({ port: Number(process.argv[2]) });
console.log(url);
