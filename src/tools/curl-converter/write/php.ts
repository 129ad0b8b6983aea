import type { FormPart, Header } from '../request.ts';
import { php } from './literals.ts';
import { boundaryFor, multipartPieces } from './multipart.ts';
import type { Remainder } from './remainder.ts';
import { toMilliseconds } from './remainder.ts';

const AUTH: Readonly<Record<string, string>> = {
  basic: 'CURLAUTH_BASIC',
  digest: 'CURLAUTH_DIGEST',
  ntlm: 'CURLAUTH_NTLM',
  negotiate: 'CURLAUTH_NEGOTIATE',
  any: 'CURLAUTH_ANY',
};
const VERSIONS: Readonly<Record<string, string>> = {
  '1.0': 'CURL_HTTP_VERSION_1_0',
  '1.1': 'CURL_HTTP_VERSION_1_1',
  '2': 'CURL_HTTP_VERSION_2',
  '3': 'CURL_HTTP_VERSION_3',
};

/** Code for the curl extension of PHP 8.1. */
export const writePhp = (remainders: readonly Remainder[]): string => `<?php\n\n${remainders.map((left) => linesOf(left).join('\n')).join('\n\n')}\n`;

function linesOf(left: Remainder): readonly string[] {
  const options = [...requestOptions(left), ...settingOptions(left)];
  const output = left.take('output');
  return [
    `$curl = curl_init(${php(left.request.url)});`,
    'curl_setopt_array($curl, [',
    '    CURLOPT_RETURNTRANSFER => true,',
    ...options.map(([name, value]) => `    CURLOPT_${name} => ${value},`),
    ']);',
    '$response = curl_exec($curl);',
    'if ($response === false) {',
    '    throw new RuntimeException(curl_error($curl));',
    '}',
    output === undefined ? "echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), ' ', $response;" : `file_put_contents(${php(output)}, $response);`,
  ];
}

type Option = readonly [name: string, value: string];

function requestOptions(left: Remainder): readonly Option[] {
  const { request } = left;
  const options: Option[] = [];
  const hasBody = request.body.kind !== 'none';
  if (request.method === 'HEAD') options.push(['NOBODY', 'true']);
  else if (request.method === 'POST' && hasBody) options.push(['POST', 'true']);
  else if (request.method !== 'GET' || hasBody) options.push(['CUSTOMREQUEST', php(request.method)]);
  const auth = left.takeCredentials(...Object.keys(AUTH));
  const form = request.body.kind === 'form' ? formOf(request.body.parts) : undefined;
  const headers = [...left.takeHeaders(), ...(form?.headers ?? [])].map(({ name, value }) => php(value === '' ? `${name};` : `${name}: ${value}`));
  if (left.isUntyped) headers.push(php('Content-Type:'));
  if (headers.length > 0) options.push(['HTTPHEADER', `[\n${headers.map((header) => `        ${header},\n`).join('')}    ]`]);
  if (auth) {
    if (auth.scheme !== 'basic') options.push(['HTTPAUTH', AUTH[auth.scheme] ?? '']);
    options.push(['USERPWD', php(`${auth.username}:${auth.password}`)]);
  }
  if (form) options.push(['POSTFIELDS', form.fields]);
  const data = left.takeData();
  if (data) options.push(['POSTFIELDS', data.kind === 'text' ? php(data.text) : `file_get_contents(${php(data.path)})`]);
  return options;
}

/** An array has no key twice, and only files have a type: other bodies are written as they are sent. */
function formOf(parts: readonly FormPart[]): { readonly headers: readonly Header[]; readonly fields: string } {
  if (
    new Set(parts.map(({ name }) => name)).size === parts.length &&
    parts.every(({ fileName, contentType }) => fileName !== undefined || contentType === undefined)
  )
    return { headers: [], fields: `[\n${parts.map((part) => `        ${partOf(part)},\n`).join('')}    ]` };
  const boundary = boundaryFor(parts);
  const pieces = multipartPieces(parts, boundary).map((piece) => ('text' in piece ? withLineBreaks(piece.text) : `file_get_contents(${php(piece.path)})`));
  return { headers: [{ name: 'Content-Type', value: `multipart/form-data; boundary=${boundary}` }], fields: pieces.join('\n        . ') };
}

/** Line breaks of CR and LF are escapes, because an editor may change them. */
const withLineBreaks = (text: string): string => text.split('\r\n').map(php).join(String.raw` . "\r\n" . `);

function partOf({ name, text, path, fileName, contentType }: FormPart): string {
  if (fileName === undefined) return `${php(name)} => ${path === undefined ? php(text) : `file_get_contents(${php(path)})`}`;
  if (path === undefined) return `${php(name)} => new CURLStringFile(${php(text)}, ${php(fileName)}, ${php(contentType ?? 'application/octet-stream')})`;
  return `${php(name)} => new CURLFile(${[php(path), contentType === undefined ? 'null' : php(contentType), php(fileName)].join(', ')})`;
}

function settingOptions(left: Remainder): readonly Option[] {
  const options: Option[] = [];
  const add = (name: Parameters<Remainder['take']>[0], option: string, format: (value: string) => string): void => {
    const value = left.take(name);
    if (value !== undefined) options.push([option, format(value)]);
  };
  add('request-target', 'REQUEST_TARGET', php);
  add('follow-redirects', 'FOLLOWLOCATION', () => 'true');
  add('max-redirects', 'MAXREDIRS', String);
  add('compressed', 'ENCODING', () => "''");
  if (left.has('insecure')) options.push(['SSL_VERIFYHOST', '0']);
  add('insecure', 'SSL_VERIFYPEER', () => 'false');
  add('max-time', 'TIMEOUT_MS', toMilliseconds);
  add('connect-timeout', 'CONNECTTIMEOUT_MS', toMilliseconds);
  add('proxy', 'PROXY', php);
  add('certificate', 'SSLCERT', php);
  add('key', 'SSLKEY', php);
  add('ca', 'CAINFO', php);
  const version = left.versionOf(...Object.keys(VERSIONS));
  if (version !== undefined) options.push(['HTTP_VERSION', VERSIONS[version] ?? '']);
  return options;
}
