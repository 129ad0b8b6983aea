import { readFileSync } from 'node:fs';
import { CACHE_ASSETS, CACHE_OTHERS, readEmbedOrigins, securityHeaders } from '../src/hosting/site-headers.mjs';
import { replacePart, writeMade } from './made-files.ts';

type Headers = Readonly<Record<string, string>>;

const NGINX_CACHES = /(?<=map \$status\$uri \$penknife_cache \{\n).*?(?=\n {2}\})/su;
const NGINX_HEADERS = /(?<=add_header Cache-Control \$penknife_cache always;\n).*?(?=\n\n)/su;

/** Writes the headers into the configurations of hosts that need them there; `public/config.json` sets who may embed the pages. With `--check`, reports stale configurations instead. */
export default function main(args: readonly string[]): number {
  const headers = securityHeaders(process.env.VITE_PLAUSIBLE_API_HOST, readEmbedOrigins(readFileSync('public/config.json', 'utf8')));
  const recipes = { 'hosting/nginx.conf': (recipe: string) => formatNginx(recipe, headers), 'vercel.json': (recipe: string) => formatVercel(recipe, headers) };
  return writeMade(recipes, 'npm run hosting', args);
}

function formatNginx(recipe: string, headers: Headers): string {
  const caches = `    ~^[23].*/assets/ "${CACHE_ASSETS}";\n    default "${CACHE_OTHERS}";`;
  const lines = Object.entries(headers).map(([name, value]) => `    add_header ${name} "${value}" always;`);
  return replacePart(replacePart(recipe, NGINX_CACHES, caches, 'the caches'), NGINX_HEADERS, lines.join('\n'), 'the headers');
}

function formatVercel(recipe: string, headers: Headers): string {
  const list = (entries: Headers) => Object.entries(entries).map(([key, value]) => ({ key, value }));
  const sources = [
    { source: '/(.*)', headers: list({ ...headers, 'Cache-Control': CACHE_OTHERS }) },
    { source: '/assets/(.*)', headers: list({ 'Cache-Control': CACHE_ASSETS }) },
  ];
  return `${JSON.stringify({ ...JSON.parse(recipe), headers: sources }, null, 2)}\n`;
}
