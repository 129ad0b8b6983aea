import type { FormPart, Request } from '../request.ts';
import type { Remainder } from './remainder.ts';
import { mergeHeaders, toMilliseconds } from './remainder.ts';
import { formatGroups, styles } from './shells.ts';

type Groups = readonly (readonly string[])[];

/** Commands of HTTPie 3. */
export const writeHttpie = (remainders: readonly Remainder[]): string =>
  `${remainders.map((left) => formatGroups(httpieGroups(left), styles.bash)).join('\n')}\n`;

function httpieGroups(left: Remainder): Groups {
  const { request } = left;
  const auth = left.takeCredentials('basic', 'digest');
  const options: string[][] = [];
  if (auth) options.push(['-a', `${auth.username}:${auth.password}`, ...(auth.scheme === 'digest' ? ['-A', 'digest'] : [])]);
  const take = (name: Parameters<Remainder['take']>[0], write: (value: string) => readonly string[]): void => {
    const value = left.take(name);
    if (value !== undefined) options.push([...write(value)]);
  };
  take('follow-redirects', () => ['-F']);
  take('max-redirects', (value) => [`--max-redirects=${value}`]);
  const ca = left.take('ca');
  if (left.take('insecure') !== undefined) options.push(['--verify=no']);
  else if (ca !== undefined) options.push([`--verify=${ca}`]);
  if (left.has('max-time')) left.notes.add('timeout-per-read');
  take('max-time', (value) => [`--timeout=${value}`]);
  take('certificate', (value) => [`--cert=${value}`]);
  take('key', (value) => [`--cert-key=${value}`]);
  take('output', (value) => ['-o', value]);
  const proxy = left.take('proxy');
  if (proxy !== undefined) options.push([`--proxy=http:${proxy}`, `--proxy=https:${proxy}`]);
  left.take('compressed');
  const headers = left
    .takeHeadersExcept('set-by-library', /^content-length$/iu)
    .map(({ name, value }) => [value === '' ? `${escapeName(name)};` : `${escapeName(name)}:${escapeStart(value)}`]);
  if (left.isUntyped) headers.push(['Content-Type:']);
  if (request.body.kind === 'form') options.unshift(['--multipart']);
  const parts = request.body.kind === 'form' ? request.body.parts.map((part) => [itemOf(part, left)]) : [];
  const data = left.takeData();
  // Without this, HTTPie waits for standard input in scripts, and refuses it if there is other data.
  options.push(['--ignore-stdin']);
  if (data?.kind === 'text') options.push([`--raw=${data.text}`]);
  const file = data?.kind === 'file' ? [[`@${data.path}`]] : [];
  return [['http'], ...options, [request.method, request.url], ...headers, ...parts, ...file];
}

/** Colons, equals signs and backslashes in a name are separators unless escaped. */
const escapeName = (name: string): string => name.replaceAll(/[\\:=@;]/gu, String.raw`\$&`);

/** At the start of a value, these would make another separator, which reads a file or sends a parameter. */
const escapeStart = (value: string): string => value.replace(/^[@=]/u, String.raw`\$&`);

function itemOf({ name, text, path, fileName, contentType }: FormPart, left: Remainder): string {
  if (path === undefined) {
    if (contentType !== undefined) left.omit('-F', `;type=${contentType}`, 'no-equivalent');
    return `${escapeName(name)}=${escapeStart(text)}`;
  }
  if (fileName === undefined) return `${escapeName(name)}=@${path}`;
  if (path.split(/[/\\]/u).at(-1) !== fileName) left.omit('-F', `;filename=${fileName}`, 'no-equivalent');
  return `${escapeName(name)}@${path}${contentType === undefined ? '' : `;type=${contentType}`}`;
}

/** Commands of GNU Wget 1.21. */
export const writeWget = (remainders: readonly Remainder[]): string => `${remainders.map((left) => formatGroups(wgetGroups(left), styles.bash)).join('\n')}\n`;

function wgetGroups(left: Remainder): Groups {
  const { request } = left;
  const options: string[][] = [];
  const output = left.take('output');
  options.push(['-O', output ?? '-']);
  const credentials = left.takeCredentials('basic', 'digest', 'any');
  if (credentials) {
    options.push([`--user=${credentials.username}`, `--password=${credentials.password}`]);
    if (credentials.scheme === 'basic') options.push(['--auth-no-challenge']);
  }
  const take = (name: Parameters<Remainder['take']>[0], option: string, hasValue: boolean): void => {
    const value = left.take(name);
    if (value !== undefined) options.push([hasValue ? `${option}=${value}` : option]);
  };
  take('max-redirects', '--max-redirect', true);
  left.noteRedirects();
  take('insecure', '--no-check-certificate', false);
  take('connect-timeout', '--connect-timeout', true);
  take('certificate', '--certificate', true);
  take('key', '--private-key', true);
  take('ca', '--ca-certificate', true);
  if (left.take('compressed') !== undefined) options.push(['--compression=auto']);
  const proxy = left.take('proxy');
  if (proxy !== undefined) options.push(['-e', 'use_proxy=yes', '-e', `http_proxy=${proxy}`, '-e', `https_proxy=${proxy}`]);
  const headers = left.takeHeadersExcept('set-by-library', /^content-length$/iu).map(({ name, value }) => [`--header=${name}: ${value}`]);
  if (request.body.kind === 'form')
    for (const { name, path } of request.body.parts) left.omit('-F', path === undefined ? name : `${name}=@${path}`, 'no-equivalent');
  left.omitType();
  const data = left.takeData();
  const body = data ? [[data.kind === 'text' ? `--body-data=${data.text}` : `--body-file=${data.path}`]] : [];
  const isPlain = request.method === 'GET' && body.length === 0;
  return [['wget'], ...(isPlain ? [] : [[`--method=${request.method}`]]), ...options, ...headers, ...body, [request.url]];
}

const quotePowershell = (text: string): string => `'${text.replaceAll(/['‘’‚‛]/gu, '$&$&')}'`;

/** Commands of PowerShell 7. */
export const writePowershell = (remainders: readonly Remainder[]): string => `${remainders.map(powershellLines).join('\n\n')}\n`;

function powershellLines(left: Remainder): string {
  const { request } = left;
  const settings: (readonly [name: string, value: string])[] = [['Uri', quotePowershell(request.url)], methodOf(request)];
  const isOwn = /^(?:content-type|user-agent|content-length)$/iu;
  const headers = left.takeHeaders();
  const plain = headers.filter(({ name }) => !isOwn.test(name));
  if (plain.length > 0)
    settings.push([
      'Headers',
      `@{\n${mergeHeaders(plain)
        .map(({ name, value }) => `    ${quotePowershell(name)} = ${quotePowershell(value)}\n`)
        .join('')}  }`,
    ]);
  for (const [header, parameter] of [
    ['Content-Type', 'ContentType'],
    ['User-Agent', 'UserAgent'],
  ] as const) {
    const value = headers.find(({ name }) => name.toLowerCase() === header.toLowerCase())?.value;
    if (value !== undefined) settings.push([parameter, quotePowershell(value)]);
  }
  settings.push(...bodySettings(left), ...clientSettings(left));
  const lines = settings.map(([name, value]) => (value === '' ? `-${name}` : `-${name} ${value}`));
  return ['$response = Invoke-WebRequest', ...lines].join(' `\n  ') + (left.has('output') ? '' : '\n$response.Content');
}

function methodOf({ method }: Request): readonly [string, string] {
  const isKnown = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE|MERGE)$/u.test(method);
  return isKnown ? ['Method', method.charAt(0) + method.slice(1).toLowerCase()] : ['CustomMethod', quotePowershell(method)];
}

const listOf = (items: readonly string[]): string =>
  items.length === 1 ? items.join('') : `@(${items.map((item) => (item.startsWith("'") ? item : `(${item})`)).join(', ')})`;

function bodySettings(left: Remainder): (readonly [string, string])[] {
  const { body } = left.request;
  if (body.kind === 'form') {
    // Keys of a hash table ignore case and are unique; a list as value sends a part for each of its items.
    const values = new Map<string, { readonly name: string; readonly items: string[] }>();
    for (const { name, text, path, fileName, contentType } of body.parts) {
      const known = values.get(name.toLowerCase()) ?? { name, items: [] };
      values.set(name.toLowerCase(), known);
      if (known.name !== name) {
        left.omit('-F', path === undefined ? `${name}=${text}` : `${name}=@${path}`, 'no-equivalent');
        continue;
      }
      const isUsual = contentType === undefined && (fileName === undefined || path?.split(/[/\\]/u).at(-1) === fileName);
      if (!isUsual) left.omit('-F', [contentType, fileName].filter((value) => value !== undefined).join(', '), 'no-equivalent');
      known.items.push(path === undefined ? quotePowershell(text) : `${fileName === undefined ? 'Get-Content -Raw' : 'Get-Item'} ${quotePowershell(path)}`);
    }
    const parts = [...values.values()].map(({ name, items }) => `    ${quotePowershell(name)} = ${listOf(items)}\n`);
    return [['Form', `@{\n${parts.join('')}  }`]];
  }
  // PowerShell adds a type to these methods only.
  if (/^(?:POST|PUT)$/u.test(left.request.method)) left.omitType();
  const data = left.takeData();
  if (!data) return [];
  return [data.kind === 'text' ? ['Body', quotePowershell(data.text)] : ['InFile', quotePowershell(data.path)]];
}

function clientSettings(left: Remainder): (readonly [string, string])[] {
  const settings: (readonly [string, string])[] = [];
  const take = (name: Parameters<Remainder['take']>[0], parameter: string, write: (value: string) => string): void => {
    const value = left.take(name);
    if (value !== undefined) settings.push([parameter, write(value)]);
  };
  take('max-redirects', 'MaximumRedirection', String);
  left.noteRedirects();
  take('insecure', 'SkipCertificateCheck', () => '');
  take('max-time', 'TimeoutSec', (value) => String(Math.ceil(Number(toMilliseconds(value)) / 1000)));
  take('output', 'OutFile', quotePowershell);
  const proxy = left.request.settings.find(({ name }) => name === 'proxy')?.value ?? '';
  if (/^https?:\/\/[^@]+$/u.test(proxy)) take('proxy', 'Proxy', quotePowershell);
  const version = left.versionOf('1.0', '1.1', '2', '3');
  if (version !== undefined) settings.push(['HttpVersion', version.includes('.') ? version : `${version}.0`]);
  left.take('compressed');
  return settings;
}
