import type { FormPart } from '../request.ts';
import { javascript } from './literals.ts';
import type { Remainder } from './remainder.ts';
import { inBlocks, mergeHeaders, toMilliseconds } from './remainder.ts';

/** The headers that a page cannot set (Fetch Standard, “forbidden request-header”). */
const FORBIDDEN =
  /^(?:accept-charset|accept-encoding|access-control-request-.*|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|referer|set-cookie|te|trailer|transfer-encoding|upgrade|via|proxy-.*|sec-.*)$/iu;
export const objectLines = (headers: readonly { readonly name: string; readonly value: string }[]): readonly string[] =>
  headers.map(({ name, value }) => `    ${javascript(name)}: ${javascript(value)},`);

/** Code for browsers. */
export const writeFetch = (remainders: readonly Remainder[]): string => `${inBlocks(remainders.map(fetchLines), '  ').join('\n')}\n`;

function fetchLines(left: Remainder): readonly string[] {
  const headers = left.takeHeadersExcept('forbidden-header', FORBIDDEN);
  left.take('compressed');
  return callLines(left, headers, 'file');
}

/** Writes a call of `fetch`. */
export function callLines(left: Remainder, headers: readonly { readonly name: string; readonly value: string }[], files: 'file' | 'node'): readonly string[] {
  const { method, url } = left.request;
  const before: string[] = [];
  const options: string[] = [];
  const body = bodyOf(left, files, before);
  if (method !== 'GET' || body !== undefined) options.push(`  method: ${javascript(method)},`);
  if (headers.length > 0) options.push('  headers: {', ...objectLines(mergeHeaders(headers)), '  },');
  if (body !== undefined && /^(?:GET|HEAD)$/u.test(method)) left.omit('body', '', 'no-equivalent');
  else if (body !== undefined) options.push(`  body: ${left.isUntyped ? untyped(body) : body},`);
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

/** A string and a file have a type, which would become a header. Bytes have none. */
function untyped(body: string): string {
  if (body === 'file') return 'await file.arrayBuffer()';
  return /^['"]/u.test(body) ? `new TextEncoder().encode(${body})` : body;
}

/** Returns the expression of the body; what it needs is added to `before`. */
export function bodyOf(left: Remainder, files: 'file' | 'node', before: string[]): string | undefined {
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
