import { java } from './literals.ts';
import { boundaryFor, multipartPieces } from './multipart.ts';
import type { Remainder } from './remainder.ts';
import { asksForCompression, inBlocks, indented, toMilliseconds } from './remainder.ts';

/** The headers that the client of the JDK does not let a program set. */
const RESTRICTED = /^(?:connection|content-length|expect|host|upgrade)$/iu;
const BODIES = 'HttpRequest.BodyPublishers';

/** Code for the HTTP client of Java 17. */
export function writeJava(remainders: readonly Remainder[]): string {
  const imports = new Set(['java.net.URI', 'java.net.http.HttpClient', 'java.net.http.HttpRequest', 'java.net.http.HttpResponse']);
  const snippets = remainders.map((left) => linesOf(left, imports));
  return `${[
    ...[...imports].toSorted().map((name) => `import ${name};`),
    '',
    'class Main {',
    '    public static void main(String[] args) throws Exception {',
    ...indented(inBlocks(snippets, '    '), '        '),
    '    }',
    '}',
  ].join('\n')}\n`;
}

function linesOf(left: Remainder, imports: Set<string>): readonly string[] {
  const { request } = left;
  const client = clientLines(left, imports);
  const headers = [...left.takeHeadersExcept('set-by-library', RESTRICTED)];
  const boundary = request.body.kind === 'form' ? boundaryFor(request.body.parts) : '';
  if (boundary !== '') headers.push({ name: 'Content-Type', value: `multipart/form-data; boundary=${boundary}` });
  const publisher = publisherOf(left, boundary, imports);
  const calls = [
    `.uri(URI.create(${java(escapeIllegal(request.url))}))`,
    ...headers.map(({ name, value }) => `.header(${java(name)}, ${java(value)})`),
    request.method === 'GET' && request.body.kind === 'none' ? '.GET()' : `.method(${java(request.method)}, ${publisher})`,
  ];
  const seconds = left.take('max-time');
  if (seconds !== undefined) calls.push(`.timeout(${duration(seconds, imports)})`);
  if (asksForCompression(request)) left.notes.add('accept-encoding');
  const output = left.take('output');
  if (output !== undefined) imports.add('java.nio.file.Path');
  const handler = output === undefined ? 'ofString()' : `ofFile(Path.of(${java(output)}))`;
  return [
    ...client,
    'HttpRequest request = HttpRequest.newBuilder()',
    ...indented(calls, '    '),
    '    .build();',
    `HttpResponse<${output === undefined ? 'String' : 'Path'}> response = client.send(request, HttpResponse.BodyHandlers.${handler});`,
    'System.out.println(response.statusCode() + " " + response.body());',
  ];
}

/** `java.net.URI` refuses characters that RFC 3986 does not allow in a path or query, which curl sends as they are. */
function escapeIllegal(url: string): string {
  const start = /^[a-z]+:\/\/[^/?]*/iu.exec(url)?.[0].length ?? 0;
  const escaped = url.slice(start).replaceAll(/[[\]{}|\\^`"<> ]|%(?![\da-f]{2})/giu, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return url.slice(0, start) + escaped;
}

function duration(seconds: string, imports: Set<string>): string {
  imports.add('java.time.Duration');
  return `Duration.ofMillis(${toMilliseconds(seconds)})`;
}

function publisherOf(left: Remainder, boundary: string, imports: Set<string>): string {
  const { body } = left.request;
  const ofPiece = (piece: { readonly text: string } | { readonly path: string }): string => {
    if ('text' in piece) return `${BODIES}.ofString(${java(piece.text)})`;
    imports.add('java.nio.file.Path');
    return `${BODIES}.ofFile(Path.of(${java(piece.path)}))`;
  };
  if (body.kind === 'form') {
    const [first, ...rest] = multipartPieces(body.parts, boundary).map(ofPiece);
    return rest.length === 0 ? (first ?? '') : `${BODIES}.concat(\n                ${[first, ...rest].join(',\n                ')})`;
  }
  const data = left.takeData();
  if (!data) return `${BODIES}.noBody()`;
  return ofPiece(data.kind === 'text' ? { text: data.text } : { path: data.path });
}

function clientLines(left: Remainder, imports: Set<string>): readonly string[] {
  const calls: string[] = [];
  if (left.take('follow-redirects') !== undefined) calls.push('.followRedirects(HttpClient.Redirect.NORMAL)');
  const connect = left.take('connect-timeout');
  if (connect !== undefined) calls.push(`.connectTimeout(${duration(connect, imports)})`);
  const version = left.versionOf('1.1', '2');
  if (version !== undefined) calls.push(`.version(HttpClient.Version.${version === '2' ? 'HTTP_2' : 'HTTP_1_1'})`);
  const proxy = /^http:\/\/([^:/@]+)(?::(\d+))?\/?$/u.exec(left.request.settings.find(({ name }) => name === 'proxy')?.value ?? '');
  if (proxy) {
    left.take('proxy');
    imports.add('java.net.InetSocketAddress').add('java.net.ProxySelector');
    calls.push(`.proxy(ProxySelector.of(new InetSocketAddress(${java(proxy[1] ?? '')}, ${proxy[2] ?? '1080'})))`);
  }
  if (calls.length === 0) return ['HttpClient client = HttpClient.newHttpClient();'];
  return ['HttpClient client = HttpClient.newBuilder()', ...indented(calls, '    '), '    .build();'];
}
