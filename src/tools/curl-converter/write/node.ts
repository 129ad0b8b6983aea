import { isJson } from '../../../lib/json-text/is-json.ts';
import type { SettingName } from '../request.ts';
import { headerOf } from '../request.ts';
import { bodyOf, callLines, objectLines } from './javascript.ts';
import { javascript } from './literals.ts';
import type { Remainder } from './remainder.ts';
import { asksForCompression, inBlocks, mergeHeaders, toMilliseconds } from './remainder.ts';

/** Those that Node.js sets itself. */
const SET_BY_NODE = /^(?:connection|content-length|expect|keep-alive|transfer-encoding|upgrade)$/iu;

/** Code for Node.js from version 20. */
export function writeNode(remainders: readonly Remainder[]): string {
  const snippets = remainders.map((left) => {
    left.take('compressed');
    return callLines(left, left.takeHeadersExcept('set-by-library', SET_BY_NODE), 'node');
  });
  return `${[...importsOf(remainders, []), ...inBlocks(snippets, '  ')].join('\n')}\n`;
}

/** The functions of `node:fs` that the code calls. `files`: the settings whose files it reads. */
function importsOf(remainders: readonly Remainder[], files: readonly SettingName[]): readonly string[] {
  const parts = remainders.flatMap(({ request: { body } }) => (body.kind === 'form' ? body.parts.filter(({ path }) => path !== undefined) : []));
  const isFile = remainders.some(({ request: { body } }) => body.kind === 'data' && body.pieces.length === 1 && body.pieces[0]?.kind === 'file');
  const readsFile = isFile || parts.some(({ fileName }) => fileName === undefined) || remainders.some((left) => files.some((name) => left.has(name)));
  const calls = [
    ...(parts.some(({ fileName }) => fileName !== undefined) ? ['openAsBlob'] : []),
    ...(readsFile ? ['readFileSync'] : []),
    ...(remainders.some((left) => left.has('output')) ? ['writeFileSync'] : []),
  ];
  return calls.length > 0 ? [`import { ${calls.join(', ')} } from 'node:fs';`, ''] : [];
}

const agentFiles = ['certificate', 'key', 'ca'] as const;

/** Code for axios 1 in Node.js. */
export function writeAxios(remainders: readonly Remainder[]): string {
  const snippets = remainders.map(axiosLines);
  const usesAgent = remainders.some((left) => (['insecure', ...agentFiles] as const).some((name) => left.has(name)));
  const imports = [
    ...importsOf(remainders, agentFiles).filter((line) => line !== ''),
    ...(usesAgent ? ["import https from 'node:https';"] : []),
    "import axios from 'axios';",
    '',
  ];
  return `${[...imports, ...inBlocks(snippets, '  ')].join('\n')}\n`;
}

function axiosLines(left: Remainder): readonly string[] {
  const { method, url } = left.request;
  const before: string[] = [];
  const basic = left.takeCredentials('basic');
  const headers = left.takeHeadersExcept('set-by-library', /^(?:content-length)$/iu);
  const body = bodyOf(left, 'node', before);
  const options = [`  method: ${javascript(method.toLowerCase())},`, `  url: ${javascript(url)},`];
  const lines = [...objectLines(mergeHeaders(headers)), ...(left.isUntyped ? ["    'Content-Type': false,"] : [])];
  if (lines.length > 0) options.push('  headers: {', ...lines, '  },');
  if (basic) options.push(`  auth: { username: ${javascript(basic.username)}, password: ${javascript(basic.password)} },`);
  if (body !== undefined) options.push(`  data: ${changesText(left) ? `Buffer.from(${body})` : body},`);
  const seconds = left.take('max-time');
  if (seconds !== undefined) options.push(`  timeout: ${toMilliseconds(seconds)},`);
  const agent = agentOf(left);
  if (agent !== undefined) options.push(`  httpsAgent: new https.Agent({ ${agent} }),`);
  const proxy = /^(https?):\/\/([^:/@]+)(?::(\d+))?\/?$/u.exec(left.request.settings.find(({ name }) => name === 'proxy')?.value ?? '');
  if (proxy) {
    left.take('proxy');
    options.push(`  proxy: { protocol: ${javascript(proxy[1] ?? '')}, host: ${javascript(proxy[2] ?? '')}, port: ${proxy[3] ?? '1080'} },`);
  }
  const limit = left.take('max-redirects');
  if (limit !== undefined) options.push(`  maxRedirects: ${limit},`);
  left.noteRedirects();
  left.take('compressed');
  if (asksForCompression(left.request)) left.notes.add('accept-encoding');
  const output = left.take('output');
  if (output !== undefined) options.push("  responseType: 'arraybuffer',");
  const after = output === undefined ? 'console.log(response.status, response.data);' : `writeFileSync(${javascript(output)}, response.data);`;
  return [...before, 'const response = await axios.request({', ...options, '});', after];
}

/** axios trims JSON, and quotes other text as JSON if the type of the content is JSON. */
function changesText({ request }: Remainder): boolean {
  const { body } = request;
  if (body.kind !== 'data' || !/json/iu.test(headerOf(request, 'Content-Type') ?? '')) return false;
  const text = body.pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');
  return text !== text.trim() || !isJson(text);
}

function agentOf(left: Remainder): string | undefined {
  const files = [['cert', left.take('certificate')] as const, ['key', left.take('key')] as const, ['ca', left.take('ca')] as const];
  const entries = [
    ...(left.take('insecure') === undefined ? [] : ['rejectUnauthorized: false']),
    ...files.flatMap(([name, path]) => (path === undefined ? [] : [`${name}: readFileSync(${javascript(path)})`])),
  ];
  return entries.length > 0 ? entries.join(', ') : undefined;
}
