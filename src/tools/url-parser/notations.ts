import { isSpecial } from '../../lib/domain/host.ts';

/** An address that is not a URL by the URL Standard, or that the standard reads in another way than its programs do. */
export interface Notation {
  readonly kind: 'hosts' | 'jdbc' | 'scp' | 'windows';
  /** A URL with the same parts, and with the first of several hosts. */
  readonly url: string;
  /** Several hosts with their ports; none for one host. */
  readonly hosts: readonly string[];
  /** What precedes the scheme: `jdbc:`. */
  readonly prefix: string;
  /** Properties of a driver, separated by semicolons. */
  readonly properties: string;
}

const SINGLE = { hosts: [], prefix: '', properties: '' };

/** Recognizes addresses of databases with several hosts, of JDBC, of scp and Git, and paths of Windows. */
export function readNotation(text: string): Notation | undefined {
  return readWindowsPath(text) ?? readScpAddress(text) ?? readJdbc(text) ?? readHosts(text);
}

/** `C:\\a` and `\\\\server\\share` (URL Standard, 4.1: browsers treat a scheme of one letter as a drive). */
function readWindowsPath(text: string): Notation | undefined {
  const [, drive, server] = /^(?:([a-z]:)[\\/]|\\\\([^\\/?.][^\\/]*)[\\/])/iu.exec(text) ?? [];
  const start = drive === undefined ? server : `/${drive}`;
  if (start === undefined) return undefined;
  const path = text.slice(drive === undefined ? start.length + 2 : 2).replaceAll('\\', '/');
  return { ...SINGLE, kind: 'windows', url: `file://${start}${path.replaceAll(/[%?#]/gu, encodeURIComponent)}` };
}

/** `user@host:path` (git-clone, “GIT URLS”); without a user only where the path ends in `.git`, because a scheme may hold dots. */
function readScpAddress(text: string): Notation | undefined {
  if (text.length > MAX_SCP_LENGTH) return undefined;
  const [, user = '', host = '', path = ''] = /^(?:([\w.+-]+)@)?(\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)*):(?!\/\/|\d+(?:\/|$))([^\s:@][^\s@]*)$/iu.exec(text) ?? [];
  if (path === '' || (user === '' && !/^[^:]*\..*:[^/].*\.git\/?$/u.test(text))) return undefined;
  return { ...SINGLE, kind: 'scp', url: `ssh://${user === '' ? '' : `${user}@`}${host}/${path.replace(/^\//u, '').replaceAll(/[%?#]/gu, encodeURIComponent)}` };
}

const MAX_SCP_LENGTH = 2000;

/** `jdbc:mysql://…`; drivers whose addresses have no authority, such as H2 and SQLite, stay as they are. */
function readJdbc(text: string): Notation | undefined {
  const [prefix = ''] = /^jdbc:(?=(?:[\w+.-]+:){1,2}\/\/)/iu.exec(text) ?? [];
  // `jdbc:mysql:replication://`: the second name chooses the way to connect.
  const [, mode = ''] = /^jdbc:([\w+.-]+:)[\w+.-]+:\/\//iu.exec(text) ?? [];
  if (prefix === '') return undefined;
  const rest = text.slice(prefix.length + mode.length);
  const semicolon = /^[^?#]*?;/u.exec(rest)?.[0].length ?? rest.length + 1;
  const inner = rest.slice(0, semicolon - 1);
  return { ...(readHosts(inner) ?? { ...SINGLE, url: inner }), kind: 'jdbc', prefix: (prefix + mode).toLowerCase(), properties: rest.slice(semicolon) };
}

/** `postgresql://h1:5432,h2/db` (PostgreSQL, 32.1.1.2; MongoDB, “Connection Strings”). */
function readHosts(text: string): Notation | undefined {
  // Searching for a longer scheme could overflow the stack, because a text can be megabytes of letters.
  const [start = '', scheme = ''] = /^([a-z][a-z\d+.-]{0,99}:)\/\//iu.exec(text) ?? [];
  if (scheme === '' || isSpecial(scheme.toLowerCase())) return undefined;
  const end = start.length + text.slice(start.length).search(/[/?#]|$/u);
  const hostStart = Math.max(start.length, text.lastIndexOf('@', end - 1) + 1);
  const hosts = text.slice(hostStart, end).split(',');
  if (hosts.length < 2) return undefined;
  return { ...SINGLE, kind: 'hosts', url: `${text.slice(0, hostStart)}${hosts[0] ?? ''}${text.slice(end)}`, hosts };
}
