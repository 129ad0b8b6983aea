import type { CommandLine, FormPart, Request, SettingName } from '../request.ts';
import type { Remainder } from './remainder.ts';
import type { ShellStyle } from './shells.ts';
import { formatGroups } from './shells.ts';

/** Formats command lines that were read: each option as it was typed, quoted for another shell. */
export const rewriteCommands = (commandLines: readonly CommandLine[], style: ShellStyle, program: string): string =>
  `${commandLines.map((groups) => formatGroups([[program], ...urlFirst(groups)], style)).join('\n')}\n`;

/** The URL comes first if it is the only one. */
function urlFirst(groups: CommandLine): CommandLine {
  const urls = groups.filter((group) => group.length === 1 && !group[0]?.startsWith('-'));
  return urls.length === 1 ? [...urls, ...groups.filter((group) => group !== urls[0])] : groups;
}

const OPTIONS: Readonly<Record<SettingName, (value: string) => readonly string[]>> = {
  'follow-redirects': () => ['-L'],
  'max-redirects': (value) => ['--max-redirs', value],
  insecure: () => ['-k'],
  'max-time': (value) => ['--max-time', value],
  'connect-timeout': (value) => ['--connect-timeout', value],
  proxy: (value) => ['-x', value],
  certificate: (value) => ['--cert', value],
  key: (value) => ['--key', value],
  ca: (value) => ['--cacert', value],
  compressed: () => ['--compressed'],
  'http-version': (value) => [`--http${value}`],
  'request-target': (value) => ['--request-target', value],
  output: (value) => ['-o', value],
};

/** Writes requests as command lines of curl. */
export const writeCurl = (remainders: readonly Remainder[], style: ShellStyle, program: string): string =>
  `${remainders.map((left) => formatGroups([[program], ...groupsOf(left)], style)).join('\n')}\n`;

function groupsOf(left: Remainder): readonly (readonly string[])[] {
  const { request } = left;
  const url = /[[\]{}]/u.test(request.url) ? [['-g'], [request.url]] : [[request.url]];
  const basic = left.takeCredentials('basic');
  const data = dataGroups(left);
  const method = methodGroups(request);
  const headers = left.takeHeaders().map(({ name, value }) => ['-H', value === '' ? `${name};` : `${name}: ${value}`]);
  // curl adds a type that the request does not have.
  const type = left.isUntyped ? [['-H', 'Content-Type:']] : [];
  const settings = request.settings.flatMap(({ name }) => {
    const value = left.take(name);
    return value === undefined ? [] : [OPTIONS[name](value)];
  });
  return [...url, ...method, ...(basic ? [['-u', `${basic.username}:${basic.password}`]] : []), ...headers, ...type, ...data, ...settings];
}

function methodGroups({ method, body }: Request): readonly (readonly string[])[] {
  if (method === 'HEAD' && body.kind === 'none') return [['-I']];
  const usual = body.kind === 'none' ? 'GET' : 'POST';
  return method === usual ? [] : [['-X', method]];
}

function dataGroups(left: Remainder): readonly (readonly string[])[] {
  const { body } = left.request;
  if (body.kind === 'form') return body.parts.map(formGroup);
  const data = left.takeData();
  if (!data) return [];
  if (data.kind === 'file') return [['--data-binary', `@${data.path}`]];
  return [[data.text.startsWith('@') ? '--data-raw' : '-d', data.text]];
}

function formGroup({ name, text, path, fileName, contentType }: FormPart): readonly string[] {
  if (path === undefined && fileName === undefined && contentType === undefined) return ['--form-string', `${name}=${text}`];
  const content = path === undefined ? `"${text.replaceAll(/["\\]/gu, String.raw`\$&`)}"` : `${fileName === undefined ? '<' : '@'}${path}`;
  const isUsualName = path?.split(/[/\\]/u).at(-1) === fileName;
  return [
    '-F',
    `${name}=${content}${contentType === undefined ? '' : `;type=${contentType}`}${fileName === undefined || isUsualName ? '' : `;filename="${fileName.replaceAll(/["\\]/gu, String.raw`\$&`)}"`}`,
  ];
}
