import { InputError } from '../../contract/errors.ts';
import { MAX_PORT } from './ports.ts';
import type { Service } from './services.ts';
import { services } from './services.ts';

/** A port range, both ends inclusive. Default protocol: any. */
export interface PortQuery {
  readonly first: number;
  readonly last: number;
  readonly protocol: string | undefined;
}

const PROTOCOL = '(?:tcp|udp|sctp)';
const PORTS = new RegExp(String.raw`^(?:(${PROTOCOL})[/: ]*)?(?:ports?\b[ :=]*)?(?:\S*:)?(\d+)(?:\s*[-–—−]\s*(\d+))?(?:\s*/?\s*(${PROTOCOL})6?)?$`, 'u');

/**
 * Parses ports in the notations of people and programs: `443`, `443/tcp`, `port 443`, `:443`, `8000-8100`, `80, 443`, `0.0.0.0:8080->80/tcp`.
 * @throws InputError `out-of-range`
 */
export function readPorts(text: string): readonly PortQuery[] | undefined {
  const read = text
    .split(/\s*(?:[,;]|->)\s*/u)
    .filter(Boolean)
    .map(readPort);
  return read.length > 0 && read.every((port) => port !== undefined) ? read : undefined;
}

function readPort(text: string): PortQuery | undefined {
  const [, before, from, to, after] = PORTS.exec(text) ?? [];
  if (from === undefined) return undefined;
  const [first, last] = [Number(from), Number(to ?? from)];
  if (Math.max(first, last) > MAX_PORT) throw new InputError('out-of-range', { field: 'query', params: { min: 0, max: MAX_PORT, step: 1 } });
  return { first: Math.min(first, last), last: Math.max(first, last), protocol: after ?? before };
}

/** Returns the services on ports. A protocol without a separate service is ignored: most names are registered for TCP and UDP. */
export function servicesOn(ports: readonly PortQuery[]): readonly Service[] {
  const found = new Set(
    ports.flatMap(({ first, last, protocol }) => {
      const all = services.filter(({ port }) => first <= port && port <= last);
      const own = all.filter((service) => service.protocol === protocol);
      return own.length > 0 ? own : all;
    }),
  );
  return services.filter((service) => found.has(service));
}

/** Common names and their ports. */
const NAMES = `
active directory 88 389 445 636, ad 88 389 445 636, amqp 5671 5672, cifs 445 139, cups 631, dhcp 67 68 546 547, django 8000, dns 53 853 5353, dot 853
e-mail 25 110 143 465 587 993 995, email 25 110 143 465 587 993 995, mail 25 110 143 465 587 993 995, elastic 9200, flask 5000, grafana 3000, imap 143 993
imap4 143, jenkins 8080, k8s 6443 10250, kubernetes 6443 10250, mongo 27017, mariadb 3306, mssql 1433 1434, ms sql 1433 1434, netbios 139, next.js 3000
node 3000 9229, oracle 1521, pop 110 995, postgres 5432, pg 5432, psql 5432, rabbitmq 5672 15672, radius 1812 1813, rails 3000, rdp 3389, react 3000
remote desktop 3389, rpc 111 135, rsyslog 514, samba 445 139, scp 22, secure shell 22, sftp 22, smb 445 139, sql server 1433 1434, ssl 443, subversion 3690
tls 443, terminal services 3389, tomcat 8080, vue 5173, web 80 443, wg 51820, windows remote desktop 3389, windows share 445, xmpp 5222, jabber 5222, zeroconf 5353, bonjour 5353
`;

const namedPorts = new Map(
  Array.from(NAMES.matchAll(/([a-z][^\n,]*?)((?: \d+)+)(?=,|\n)/gu), ([, name = '', ports = '']) => [name, new Set(ports.trim().split(' ').map(Number))]),
);

/** Finds the services whose name contains a text, or whose common name it is. */
export function servicesNamed(text: string): readonly Service[] {
  const name = text.replaceAll(/^(?:port (?:for|of) )|\s+(?:port|server|service)s?$|^port\s+/gu, '').trim();
  const own = namedPorts.get(text);
  const ports = own ?? namedPorts.get(name);
  const sought = own || name === '' ? text : name;
  return services.filter(({ port, service }) => service.includes(sought) || service.includes(sought.replaceAll(' ', '-')) || ports?.has(port));
}
