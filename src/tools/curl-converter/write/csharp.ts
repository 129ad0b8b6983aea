import type { FormPart } from '../request.ts';
import { headerOf } from '../request.ts';
import { csharp } from './literals.ts';
import type { Remainder } from './remainder.ts';
import { inBlocks, indented } from './remainder.ts';

/** The headers that belong to the content (System.Net.Http, HttpContentHeaders). */
const OF_CONTENT = /^(?:allow|content-.*|expires|last-modified)$/iu;

/** Code for HttpClient of .NET 6, as top-level statements. */
export function writeCsharp(remainders: readonly Remainder[]): string {
  const usings = new Set<string>();
  const snippets = remainders.map((left) => linesOf(left, usings));
  return `${[...(usings.size > 0 ? [...[...usings].toSorted().map((name) => `using ${name};`), ''] : []), ...inBlocks(snippets, '    ')].join('\n')}\n`;
}

function linesOf(left: Remainder, usings: Set<string>): readonly string[] {
  const { request } = left;
  const handler = handlerOf(left, usings);
  const headers = left.takeHeadersExcept('set-by-library', /^content-length$/iu);
  const body = bodyLines(left, usings);
  const target = (name: string): string | undefined => (OF_CONTENT.test(name) ? (body.length > 0 ? 'request.Content.Headers' : undefined) : 'request.Headers');
  const headerLines = headers.flatMap(({ name, value }) => {
    const owner = target(name);
    if (owner === undefined) left.omit(name, value, 'no-equivalent');
    return owner === undefined ? [] : [`${owner}.TryAddWithoutValidation(${csharp(name)}, ${csharp(value)});`];
  });
  const seconds = left.take('max-time');
  const version = left.versionOf('1.0', '1.1', '2', '3');
  left.noteRedirects();
  const output = left.take('output');
  return [
    handler.length === 0 ? 'using var client = new HttpClient();' : 'using var client = new HttpClient(new HttpClientHandler',
    ...(handler.length === 0 ? [] : ['{', ...indented(handler, '    '), '});']),
    ...(seconds === undefined ? [] : [`client.Timeout = TimeSpan.FromSeconds(${seconds});`]),
    `using var request = new HttpRequestMessage(${methodOf(request.method)}, ${csharp(request.url)});`,
    ...(version === undefined ? [] : [`request.Version = new Version(${version.includes('.') ? version.replace('.', ', ') : `${version}, 0`});`]),
    ...body,
    ...headerLines,
    'using var response = await client.SendAsync(request);',
    output === undefined
      ? 'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");'
      : `await File.WriteAllBytesAsync(${csharp(output)}, await response.Content.ReadAsByteArrayAsync());`,
  ];
}

const METHODS: Readonly<Record<string, string>> = { GET: 'Get', HEAD: 'Head', POST: 'Post', PUT: 'Put', PATCH: 'Patch', DELETE: 'Delete', OPTIONS: 'Options' };
const methodOf = (method: string): string => (Object.hasOwn(METHODS, method) ? `HttpMethod.${METHODS[method] ?? ''}` : `new HttpMethod(${csharp(method)})`);

function handlerOf(left: Remainder, usings: Set<string>): readonly string[] {
  const lines: string[] = [];
  if (left.take('compressed') !== undefined) {
    usings.add('System.Net');
    lines.push('AutomaticDecompression = DecompressionMethods.All,');
  } else if (headerOf(left.request, 'Accept-Encoding') !== undefined) left.notes.add('accept-encoding');
  if (left.take('insecure') !== undefined)
    lines.push('ServerCertificateCustomValidationCallback = HttpClientHandler.DangerousAcceptAnyServerCertificateValidator,');
  const proxy = left.request.settings.find(({ name }) => name === 'proxy')?.value ?? '';
  if (/^https?:\/\/[^@]+$/u.test(proxy)) {
    left.take('proxy');
    usings.add('System.Net');
    lines.push(`Proxy = new WebProxy(${csharp(proxy)}),`);
  }
  const limit = left.take('max-redirects');
  if (limit !== undefined) lines.push(`MaxAutomaticRedirections = ${limit},`);
  const credentials = left.takeCredentials('digest', 'ntlm', 'negotiate', 'any');
  if (credentials) {
    usings.add('System.Net');
    lines.push(`Credentials = new NetworkCredential(${csharp(credentials.username)}, ${csharp(credentials.password)}),`);
  }
  // A cookie container would ignore the header.
  if (headerOf(left.request, 'Cookie') !== undefined) lines.push('UseCookies = false,');
  return lines;
}

function bodyLines(left: Remainder, usings: Set<string>): readonly string[] {
  const { body } = left.request;
  if (body.kind === 'form')
    return ['var form = new MultipartFormDataContent();', ...body.parts.flatMap((part, index) => partLines(part, index, usings)), 'request.Content = form;'];
  const data = left.takeData();
  if (!data) return [];
  const content = data.kind === 'text' ? `new StringContent(${csharp(data.text)})` : `new StreamContent(File.OpenRead(${csharp(data.path)}))`;
  return [`request.Content = ${content};`, ...(data.kind === 'text' ? ['request.Content.Headers.Remove("Content-Type");'] : [])];
}

function partLines({ name, text, path, fileName, contentType }: FormPart, index: number, usings: Set<string>): readonly string[] {
  const content = path === undefined ? `new StringContent(${csharp(text)})` : `new StreamContent(File.OpenRead(${csharp(path)}))`;
  const rest = `${csharp(name)}${fileName === undefined ? '' : `, ${csharp(fileName)}`}`;
  if (contentType === undefined) return [`form.Add(${content}, ${rest});`];
  usings.add('System.Net.Http.Headers');
  return [
    `var part${index} = ${content};`,
    `part${index}.Headers.ContentType = MediaTypeHeaderValue.Parse(${csharp(contentType)});`,
    `form.Add(part${index}, ${rest});`,
  ];
}
