import { isSpecial } from '../../lib/domain/host.ts';

/** An address that is not a URL by the URL Standard, or that the standard parses differently from its programs. */
export interface Notation {
  readonly kind: 'hosts' | 'jdbc' | 'scp' | 'windows';
  /** A URL with the same parts, and with the first of several hosts. */
  readonly url: string;
  /** Multiple hosts with their ports; empty for a single host. */
  readonly hosts: readonly string[];
  /** What precedes the scheme: `jdbc:`. */
  readonly prefix: string;
  /** Driver properties, separated by semicolons. */
  readonly properties: string;
}

const SINGLE = { hosts: [], prefix: '', properties: '' };

/** Recognizes database URLs with multiple hosts, JDBC URLs, scp-style and Git addresses, and Windows paths. */
export function readNotation(text: string): Notation | undefined {
  return readWindowsPath(text) ?? readScpAddress(text) ?? readJdbc(text) ?? readHosts(text);
}

/** `C:\\a` and `\\\\server\\share` (URL Standard, section 4.1: browsers treat a scheme of one letter as a drive). */
function readWindowsPath(text: string): Notation | undefined {
  const [, drive, server] = /^(?:([a-z]:)[\\/]|\\\\([^\\/?.][^\\/]*)[\\/])/iu.exec(text) ?? [];
  const start = drive === undefined ? server : `/${drive}`;
  if (start === undefined) return undefined;
  const path = text.slice(drive === undefined ? start.length + 2 : 2).replaceAll('\\', '/');
  return { ...SINGLE, kind: 'windows', url: `file://${start}${path.replaceAll(/[%?#]/gu, encodeURIComponent)}` };
}

/** `user@host:path` (git-clone, “GIT URLS”); without a user only if the path ends in `.git`, because a scheme can contain dots. */
function readScpAddress(text: string): Notation | undefined {
  if (text.length > MAX_SCP_LENGTH) return undefined;
  const [, user = '', host = '', path = ''] = /^(?:([\w.+-]+)@)?(\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)*):(?!\/\/|\d+(?:\/|$))([^\s:@][^\s@]*)$/iu.exec(text) ?? [];
  if (path === '' || (user === '' && !/^[^:]*\..*:[^/].*\.git\/?$/u.test(text))) return undefined;
  return { ...SINGLE, kind: 'scp', url: `ssh://${user === '' ? '' : `${user}@`}${host}/${path.replace(/^\//u, '').replaceAll(/[%?#]/gu, encodeURIComponent)}` };
}

const MAX_SCP_LENGTH = 2000;

/** `jdbc:mysql://…`; URLs of drivers without an authority, such as H2 and SQLite, are unchanged. */
function readJdbc(text: string): Notation | undefined {
  const [prefix = ''] = /^jdbc:(?=(?:[\w+.-]+:){1,2}\/\/)/iu.exec(text) ?? [];
  // `jdbc:mysql:replication://`: the second name is the connection mode.
  const [, mode = ''] = /^jdbc:([\w+.-]+:)[\w+.-]+:\/\//iu.exec(text) ?? [];
  if (prefix === '') return undefined;
  const rest = text.slice(prefix.length + mode.length);
  const semicolon = /^[^?#]*?;/u.exec(rest)?.[0].length ?? rest.length + 1;
  const inner = rest.slice(0, semicolon - 1);
  return { ...(readHosts(inner) ?? { ...SINGLE, url: inner }), kind: 'jdbc', prefix: (prefix + mode).toLowerCase(), properties: rest.slice(semicolon) };
}

/** `postgresql://h1:5432,h2/db` (PostgreSQL, section 32.1.1.2; MongoDB, “Connection Strings”). */
function readHosts(text: string): Notation | undefined {
  // A search for a longer scheme could overflow the stack on megabytes of letters.
  const [start = '', scheme = ''] = /^([a-z][a-z\d+.-]{0,99}:)\/\//iu.exec(text) ?? [];
  if (scheme === '' || isSpecial(scheme.toLowerCase())) return undefined;
  const end = start.length + text.slice(start.length).search(/[/?#]|$/u);
  const hostStart = Math.max(start.length, text.lastIndexOf('@', end - 1) + 1);
  const hosts = text.slice(hostStart, end).split(',');
  if (hosts.length < 2) return undefined;
  return { ...SINGLE, kind: 'hosts', url: `${text.slice(0, hostStart)}${hosts[0] ?? ''}${text.slice(end)}`, hosts };
}
