import type { FormPart, Request } from '../request.ts';
import { javascript as python } from './literals.ts';
import type { Remainder } from './remainder.ts';
import { asksForCompression, mergeHeaders } from './remainder.ts';

/** Code for Requests 2. */
export const writeRequests = (remainders: readonly Remainder[]): string => write(remainders, 'requests');

/** Code for HTTPX 0.28. */
export const writeHttpx = (remainders: readonly Remainder[]): string => write(remainders, 'httpx');

type Library = 'requests' | 'httpx';

function write(remainders: readonly Remainder[], library: Library): string {
  const isDigest = remainders.some(({ request }) => request.credentials?.scheme === 'digest');
  const imports = [`import ${library}`, ...(isDigest && library === 'requests' ? ['from requests.auth import HTTPDigestAuth'] : []), ''];
  return `${[...imports, ...remainders.flatMap((left, index) => [...(index > 0 ? [''] : []), ...linesOf(left, library)])].join('\n')}\n`;
}

/** Header values are sent as Latin-1 or refused outside ASCII, unless they are bytes, which are UTF-8. */
const utf8 = (text: string): string => python(text) + (/[^\0-\x7F]/u.test(text) ? '.encode()' : '');

function linesOf(left: Remainder, library: Library): readonly string[] {
  const { request } = left;
  const auth = authOf(left, library);
  const headers = mergeHeaders(left.takeHeadersExcept('set-by-library', /^content-length$/iu));
  const options: string[] = [];
  if (headers.length > 0) options.push('    headers={', ...headers.map(({ name, value }) => `        ${python(name)}: ${utf8(value)},`), '    },');
  options.push(...auth, ...bodyLines(left, library), ...settingLines(left, library));
  const connection = connectionArguments(left, library);
  const isClient = library === 'httpx' && left.versionOf('1.1', '2') === '2';
  const call = isClient ? `response = httpx.Client(${['http2=True', ...connection].join(', ')}).request(` : `response = ${library}.request(`;
  if (!isClient) options.push(...connection.map((argument) => `    ${argument},`));
  if (asksForCompression(request)) left.notes.add('accept-encoding');
  left.take('compressed');
  const method = functionOf(request, library, !isClient);
  const opening = method === undefined ? [call, `    ${python(request.method)},`] : [`response = ${library}.${method}(`];
  const lines =
    options.length === 0 && method !== undefined
      ? [`response = ${library}.${method}(${python(request.url)})`]
      : [...opening, `    ${python(request.url)},`, ...options, ')'];
  return [...lines, ...resultLines(left)];
}

/** `requests.get` and the like have no body in HTTPX. */
function functionOf({ method, body }: Request, library: Library, isPlain: boolean): string | undefined {
  if (!isPlain || !/^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/u.test(method)) return undefined;
  const hasBody = body.kind !== 'none';
  if (hasBody && library === 'httpx' && !method.startsWith('P')) return undefined;
  // Requests follows no redirects of HEAD.
  return method === 'HEAD' ? undefined : method.toLowerCase();
}

function authOf(left: Remainder, library: Library): readonly string[] {
  const credentials = left.takeCredentials('basic', 'digest');
  if (!credentials) return [];
  // Requests encodes names and passwords as Latin-1 unless it gets bytes.
  const [username, password] = [credentials.username, credentials.password].map((text) => (library === 'requests' ? utf8(text) : python(text)));
  const pair = `${username ?? ''}, ${password ?? ''}`;
  if (credentials.scheme === 'basic') return [`    auth=(${pair}),`];
  return [`    auth=${library === 'requests' ? 'HTTPDigestAuth' : 'httpx.DigestAuth'}(${pair}),`];
}

function bodyLines(left: Remainder, library: Library): readonly string[] {
  const { body } = left.request;
  if (body.kind === 'form') return ['    files=[', ...body.parts.map((part) => `        ${partOf(part)},`), '    ],'];
  const data = left.takeData();
  if (!data) return [];
  const name = library === 'requests' ? 'data' : 'content';
  if (data.kind === 'file') return [`    ${name}=open(${python(data.path)}, 'rb'),`];
  // Requests encodes text outside ASCII as UTF-8 only if it gets bytes.
  return [`    ${name}=${library === 'requests' ? utf8(data.text) : python(data.text)},`];
}

function partOf({ name, text, path, fileName, contentType }: FormPart): string {
  const content = path === undefined ? python(text) : `open(${python(path)}, 'rb')`;
  const type = contentType === undefined ? '' : `, ${python(contentType)}`;
  return `(${python(name)}, (${fileName === undefined ? 'None' : python(fileName)}, ${content}${type}))`;
}

function settingLines(left: Remainder, library: Library): readonly string[] {
  const lines: string[] = [];
  if (library === 'requests') left.noteRedirects();
  else if (left.take('follow-redirects') !== undefined) lines.push('    follow_redirects=True,');
  const seconds = left.take('max-time');
  const connect = left.take('connect-timeout');
  if (seconds !== undefined || connect !== undefined) {
    left.notes.add('timeout-per-read');
    const pair =
      library === 'requests'
        ? `(${connect ?? seconds ?? ''}, ${seconds ?? 'None'})`
        : `httpx.Timeout(${seconds ?? 'None'}, connect=${connect ?? seconds ?? ''})`;
    lines.push(`    timeout=${connect === undefined ? (seconds ?? '') : pair},`);
  }
  return lines;
}

/** Arguments that a client of HTTPX takes when it is created, not with a request. */
function connectionArguments(left: Remainder, library: Library): readonly string[] {
  const found: string[] = [];
  const proxy = left.take('proxy');
  if (proxy !== undefined) found.push(library === 'requests' ? `proxies={'http': ${python(proxy)}, 'https': ${python(proxy)}}` : `proxy=${python(proxy)}`);
  const ca = left.take('ca');
  if (left.take('insecure') !== undefined) found.push('verify=False');
  else if (ca !== undefined) found.push(`verify=${python(ca)}`);
  return library === 'requests' ? [...found, ...certificateArguments(left)] : found;
}

function certificateArguments(left: Remainder): readonly string[] {
  const certificate = left.take('certificate');
  if (certificate === undefined) return [];
  const key = left.take('key');
  return [`cert=${key === undefined ? python(certificate) : `(${python(certificate)}, ${python(key)})`}`];
}

function resultLines(left: Remainder): readonly string[] {
  const output = left.take('output');
  if (output === undefined) return ['print(response.status_code, response.text)'];
  return [`with open(${python(output)}, 'wb') as file:`, '    file.write(response.content)'];
}
