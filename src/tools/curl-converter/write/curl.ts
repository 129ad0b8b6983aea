import type { CommandLine, Request, SettingName } from '../request.ts';
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

/** Settings that a message or a call of `fetch` can have. */
const OPTIONS: Readonly<Partial<Record<SettingName, (value: string) => readonly string[]>>> = {
  'follow-redirects': () => ['-L'],
  'http-version': (value) => [`--http${value}`],
  'request-target': (value) => ['--request-target', value],
};

/** Writes messages and calls of `fetch` as command lines of curl. They have no credentials, forms and files. */
export const writeCurl = (remainders: readonly Remainder[], style: ShellStyle, program: string): string =>
  `${remainders.map((left) => formatGroups([[program], ...groupsOf(left)], style)).join('\n')}\n`;

function groupsOf(left: Remainder): readonly (readonly string[])[] {
  const { request } = left;
  const url = /[[\]{}]/u.test(request.url) ? [['-g'], [request.url]] : [[request.url]];
  const headers = left.takeHeaders().map(({ name, value }) => ['-H', value === '' ? `${name};` : `${name}: ${value}`]);
  // curl adds a type that the request does not have.
  const type = left.isUntyped ? [['-H', 'Content-Type:']] : [];
  const data = left.takeData();
  const body = data?.kind === 'text' ? [[data.text.startsWith('@') ? '--data-raw' : '-d', data.text]] : [];
  const settings = request.settings.flatMap(({ name }) => {
    const option = OPTIONS[name];
    const value = option && left.take(name);
    return option && value !== undefined ? [option(value)] : [];
  });
  return [...url, ...methodGroups(request), ...headers, ...type, ...body, ...settings];
}

function methodGroups({ method, body }: Request): readonly (readonly string[])[] {
  if (method === 'HEAD' && body.kind === 'none') return [['-I']];
  const usual = body.kind === 'none' ? 'GET' : 'POST';
  return method === usual ? [] : [['-X', method]];
}
