import { InputError } from '../../contract/errors.ts';
import { randomBelow } from '../../lib/random/random.ts';
import { blockedPorts, MAX_PORT } from './ports.ts';
import { services } from './services.ts';

interface Limits {
  readonly minimum: number;
  readonly maximum: number;
  readonly excludeCommon: boolean;
  readonly excludeBlocked: boolean;
  readonly excludedPorts: string;
}

/**
 * Returns the ports to choose from, ascending.
 * @throws InputError `minimum-above-maximum`, `invalid-port-list` or `no-port-left`.
 */
export function availablePorts({ minimum, maximum, excludeCommon, excludeBlocked, excludedPorts }: Limits): readonly number[] {
  if (minimum > maximum) throw new InputError('minimum-above-maximum', { field: 'minimum', params: { maximum: String(maximum) } });
  const excluded = parsePortList(excludedPorts);
  if (excludeCommon) for (const { port } of services) excluded.add(port);
  if (excludeBlocked) for (const port of blockedPorts) excluded.add(port);
  const ports = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index).filter((port) => !excluded.has(port));
  if (ports.length === 0) throw new InputError('no-port-left', { field: 'maximum' });
  return ports;
}

/** Parses ports and port ranges, separated by whitespace, commas or semicolons. */
function parsePortList(text: string): Set<number> {
  const ports = new Set<number>();
  for (const { 0: entry, index } of text.matchAll(/[^\s,;]+/gu)) {
    const [, from, to = from] = /^(\d{1,5})(?:-(\d{1,5}))?$/u.exec(entry) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (from === undefined || first < 1 || last > MAX_PORT || first > last) {
      throw new InputError('invalid-port-list', {
        field: 'excludedPorts',
        position: { character: Array.from(text.slice(0, index)).length + 1 },
        params: { entry: entry.slice(0, MAX_SHOWN) },
      });
    }
    for (let port = first; port <= last; port++) ports.add(port);
  }
  return ports;
}

const MAX_SHOWN = 40;

/** Draws `count` different ports, all equally likely. @throws InputError `count-too-large`. */
export function drawPorts(available: readonly number[], count: number, randomBytes: (length: number) => Uint8Array): readonly number[] {
  if (count > available.length) throw new InputError('count-too-large', { field: 'count', params: { available: available.length } });
  const rest = [...available];
  const drawn: number[] = [];
  while (drawn.length < count) {
    const place = randomBelow(rest.length, randomBytes);
    const port = rest[place];
    const last = rest.pop();
    if (port === undefined || last === undefined) break;
    if (place < rest.length) rest[place] = last;
    drawn.push(port);
  }
  return drawn;
}
