import type { FormPart } from '../request.ts';
import { headerOf } from '../request.ts';
import { javascript } from './literals.ts';
import type { Remainder } from './remainder.ts';
import { asksForCompression, inBlocks, mergeHeaders, toMilliseconds } from './remainder.ts';

/** The headers that a page cannot set (Fetch Standard, “forbidden request-header”). */
const FORBIDDEN =
  /^(?:accept-charset|accept-encoding|access-control-request-.*|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|referer|set-cookie|te|trailer|transfer-encoding|upgrade|via|proxy-.*|sec-.*)$/iu;
/** Those that Node.js sets itself. */
const SET_BY_NODE = /^(?:connection|content-length|expect|keep-alive|transfer-encoding|upgrade)$/iu;

const objectLines = (headers: readonly { readonly name: string; readonly value: string }[]): readonly string[] =>
  headers.map(({ name, value }) => `    ${javascript(name)}: ${javascript(value)},`);

/** Code for browsers. */
export const writeFetch = (remainders: readonly Remainder[]): string => `${inBlocks(remainders.map(fetchLines), '  ').join('\n')}\n`;

function fetchLines(left: Remainder): readonly string[] {
  const headers = left.takeHeadersExcept('forbidden-header', FORBIDDEN);
  left.take('compressed');
  return callLines(left, headers, 'file');
}

/** Code for Node.js from version 20. */
export function writeNode(remainders: readonly Remainder[]): string {
  const snippets = remainders.map((left) => {
    left.take('compressed');
    return callLines(left, left.takeHeadersExcept('set-by-library', SET_BY_NODE), 'node');
  });
  return `${[...importsOf(remainders), ...inBlocks(snippets, '  ')].join('\n')}\n`;
}

/** The functions of `node:fs` that the code calls. */
function importsOf(remainders: readonly Remainder[]): readonly string[] {
  const parts = remainders.flatMap(({ request: { body } }) => (body.kind === 'form' ? body.parts.filter(({ path }) => path !== undefined) : []));
  const isFile = remainders.some(({ request: { body } }) => body.kind === 'data' && body.pieces.length === 1 && body.pieces[0]?.kind === 'file');
  const readsFile = isFile || parts.some(({ fileName }) => fileName === undefined) || remainders.some((left) => agentFiles.some((name) => left.has(name)));
  const calls = [
    ...(parts.some(({ fileName }) => fileName !== undefined) ? ['openAsBlob'] : []),
    ...(readsFile ? ['readFileSync'] : []),
    ...(remainders.some((left) => left.has('output')) ? ['writeFileSync'] : []),
  ];
  return calls.length > 0 ? [`import { ${calls.join(', ')} } from 'node:fs';`, ''] : [];
}

const agentFiles = ['certificate', 'key', 'ca'] as const;

function callLines(left: Remainder, headers: readonly { readonly name: string; readonly value: string }[], files: 'file' | 'node'): readonly string[] {
  const { method, url } = left.request;
  const before: string[] = [];
  const options: string[] = [];
  const body = bodyOf(left, files, before);
  if (method !== 'GET' || body !== undefined) options.push(`  method: ${javascript(method)},`);
  if (headers.length > 0) options.push('  headers: {', ...objectLines(mergeHeaders(headers)), '  },');
  if (body !== undefined && /^(?:GET|HEAD)$/u.test(method)) left.omit('body', '', 'no-equivalent');
  else if (body !== undefined) options.push(`  body: ${body},`);
  const seconds = left.take('max-time');
  if (seconds !== undefined) options.push(`  signal: AbortSignal.timeout(${toMilliseconds(seconds)}),`);
  left.noteRedirects();
  const output = files === 'node' ? left.take('output') : undefined;
  const call =
    options.length > 0 ? [`const response = await fetch(${javascript(url)}, {`, ...options, '});'] : [`const response = await fetch(${javascript(url)});`];
  const after =
    output === undefined
      ? 'console.log(response.status, await response.text());'
      : `writeFileSync(${javascript(output)}, Buffer.from(await response.arrayBuffer()));`;
  return [...before, ...call, after];
}

function bodyOf(left: Remainder, files: 'file' | 'node', before: string[]): string | undefined {
  const { body } = left.request;
  if (body.kind === 'form') {
    before.push(...formLines(body.parts, left, files), '');
    return 'form';
  }
  const data = left.takeData();
  if (data?.kind !== 'file') return data && javascript(data.text);
  if (files === 'node') return `readFileSync(${javascript(data.path)})`;
  left.omit('@', data.path, 'browser-file');
  before.push("const file = document.querySelector('input[type=file]').files[0];", '');
  return 'file';
}

function formLines(parts: readonly FormPart[], left: Remainder, files: 'file' | 'node'): readonly string[] {
  const lines = ['const form = new FormData();'];
  for (const { name, text, path, fileName, contentType } of parts) {
    const type = contentType === undefined ? '' : `, { type: ${javascript(contentType)} }`;
    const named = fileName === undefined ? '' : `, ${javascript(fileName)}`;
    // Only a part with a file name can have a type.
    if (fileName === undefined && contentType !== undefined) left.omit('-F', `;type=${contentType}`, 'no-equivalent');
    if (path !== undefined && files === 'file') {
      left.omit('-F', path, 'browser-file');
      lines.push(`form.append(${javascript(name)}, document.querySelector('input[type=file]').files[0]${named});`);
    } else if (path !== undefined && fileName === undefined) lines.push(`form.append(${javascript(name)}, readFileSync(${javascript(path)}, 'utf8'));`);
    else if (path !== undefined) lines.push(`form.append(${javascript(name)}, await openAsBlob(${javascript(path)}${type})${named});`);
    else if (fileName !== undefined) lines.push(`form.append(${javascript(name)}, new Blob([${javascript(text)}]${type})${named});`);
    else lines.push(`form.append(${javascript(name)}, ${javascript(text)});`);
  }
  return lines;
}

/** Code for axios 1 in Node.js. */
export function writeAxios(remainders: readonly Remainder[]): string {
  const snippets = remainders.map(axiosLines);
  const usesAgent = remainders.some((left) => (['insecure', ...agentFiles] as const).some((name) => left.has(name)));
  const imports = [
    ...importsOf(remainders).filter((line) => line !== ''),
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
  if (headers.length > 0) options.push('  headers: {', ...objectLines(mergeHeaders(headers)), '  },');
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

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

function agentOf(left: Remainder): string | undefined {
  const files = [['cert', left.take('certificate')] as const, ['key', left.take('key')] as const, ['ca', left.take('ca')] as const];
  const entries = [
    ...(left.take('insecure') === undefined ? [] : ['rejectUnauthorized: false']),
    ...files.flatMap(([name, path]) => (path === undefined ? [] : [`${name}: readFileSync(${javascript(path)})`])),
  ];
  return entries.length > 0 ? entries.join(', ') : undefined;
}
