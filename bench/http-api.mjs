// Measures the HTTP API on this device, with the built command line:
// npm run bench:http-api [-- --requests=1000 --parallel=16]
// Prints, for each kind of request, how many were answered in a second, the time of the median, of 95 of 100 and of the slowest, and how many were
// lost: no response, or another one than that of the first request.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../scripts/ensure.mjs';

const argument = (name, usual) => Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual);
const requests = argument('requests', 1_000);
const parallel = argument('parallel', 16);

const rows = JSON.stringify(Array.from({ length: 1_000 }, (_, id) => ({ id, name: `name of the entry ${id}`, tags: ['a', 'b', 'c'] })));
const json = (body) => ({ method: 'POST', type: 'application/json', body: JSON.stringify(body) });
const kinds = {
  'hash of a text': { path: 'hash-text/hash', ...json({ text: 'abc' }) },
  'numeral in the query': { path: 'roman-numeral-converter/toRoman?number=42', method: 'GET' },
  'QR code as SVG': { path: 'qrcode-generator/encode.svg?text=hello', method: 'GET' },
  'JSON of 60 kB': { path: 'json-prettify/format', ...json({ input: rows }) },
  'file of 1 MB': { path: 'hash-text/hashFile?algorithms=sha-256', method: 'POST', type: 'application/octet-stream', body: Buffer.alloc(2 ** 20, 'a') },
  'regular expression': { path: 'regex-tester/match', ...json({ pattern: '\\d+', text: 'a1b22c333' }) },
  recipe: { path: 'recipes/cookie-to-json', method: 'POST', type: 'text/plain', body: '%7B%22a%22%3A1%7D' },
};

const server = spawn(process.execPath, [path.join(root, 'scripts', 'penknife.mjs'), 'serve', '--api', '--port', '0', '--open', 'no'], {
  stdio: ['ignore', 'pipe', 'ignore'],
});
const [line] = await once(createInterface({ input: server.stdout }), 'line');
const [url] = /https?:\S+\//u.exec(line);
const agent = new Agent({ keepAlive: true, maxSockets: parallel });

/** Sends a request. Resolves to the status and the body, or to a text that says why there is no response. */
const send = ({ path: target, method, type, body }) =>
  new Promise((resolve) => {
    const headers = body === undefined ? {} : { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) };
    const sent = request(`${url}api/${target}`, { method, agent, headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve(`${response.statusCode} ${Buffer.concat(chunks).toString('latin1')}`));
    });
    sent.on('error', (error) => resolve(`lost: ${error.message}`)).end(body);
  });

const measured = {};
for (const [name, kind] of Object.entries(kinds)) {
  const expected = await send(kind);
  if (!expected.startsWith('200 ')) throw new Error(`${name}: ${expected.slice(0, 200)}`);
  const times = [];
  let lost = 0;
  let next = 0;
  const start = performance.now();
  const work = async () => {
    while (next < requests) {
      next++;
      const sentAt = performance.now();
      const answer = await send(kind);
      times.push(performance.now() - sentAt);
      if (answer !== expected) lost++;
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  const seconds = (performance.now() - start) / 1_000;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)} ms`;
  measured[name] = { requests, lost, 'per second': Math.round(requests / seconds), median: at(0.5), '95 %': at(0.95), slowest: at(1) };
}
console.table(measured);
agent.destroy();
server.kill('SIGINT');
