import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { availablePorts, drawPorts } from './draw.ts';
import { generate } from './fields.ts';
import { readPorts, servicesNamed, servicesOn } from './lookup.ts';
import { blockedPorts, rangeOf } from './ports.ts';
import { services } from './services.ts';

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const all = { minimum: 1, maximum: 65_535, excludeCommon: false, excludeBlocked: false, excludedPorts: '' };

test('draws no well-known port by default', () => {
  const { minimum, maximum } = generate.input;
  expect([minimum.default, maximum.default]).toEqual([1_024, 65_535]);
  const ports = availablePorts({ ...all, minimum: minimum.default, maximum: maximum.default });
  expect([Math.min(...ports), ports.length]).toEqual([1_024, 65_535 - 1_023]);
});

test('lists every service once, sorted by port', () => {
  const ports = services.map(({ port }) => port);
  expect(ports).toHaveLength(104);
  expect(ports).toEqual([...new Set(ports)].toSorted((a, b) => a - b));
  expect(services.every(({ protocol }) => protocol === 'tcp' || protocol === 'udp')).toBe(true);
});

// Fetch, "port blocking", except 0, which is never drawn.
const BAD_PORTS = `1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123 135 137 139 143 161 179 389
  427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 993 995 1719 1720 1723 2049 3659 4045 4190 5060 5061 6000 6566 6665 6666 6667
  6668 6669 6679 6697 10080`;

test('blocks the ports of the Fetch standard', () => {
  expect([...blockedPorts]).toEqual(BAD_PORTS.split(/\s+/u).map(Number));
});

test.each([
  [1_023, 'system'],
  [1_024, 'user'],
  [49_151, 'user'],
  [49_152, 'dynamic'],
])('%i is a %s port', (port, range) => {
  expect(rangeOf(port)).toBe(range);
});

test('draws any port that is not excluded, including both ends', () => {
  expect(availablePorts(all)).toHaveLength(65_535);
  const left = availablePorts({ ...all, excludeCommon: true, excludeBlocked: true, excludedPorts: '2000-65535;5\t1024' });
  expect(left.filter((port) => blockedPorts.has(port) || services.some((service) => service.port === port))).toEqual([]);
  expect(left.at(-1)).toBe(1_999);
  expect(left).not.toContain(1_024);
});

test('draws different ports, all about equally often', { tags: ['slow'] }, () => {
  const available = availablePorts({ ...all, minimum: 50_001, maximum: 50_010 });
  const counts = new Map<number, number>();
  for (let round = 0; round < 5_000; round++) {
    const drawn = drawPorts(available, 2, randomBytes);
    expect(new Set(drawn).size).toBe(2);
    for (const port of drawn) counts.set(port, (counts.get(port) ?? 0) + 1);
  }
  const chiSquare = available.reduce((sum, port) => sum + ((counts.get(port) ?? 0) - 1_000) ** 2 / 1_000, 0);
  // Nine degrees of freedom: beyond 60 less than once in 10^8 runs.
  expect(chiSquare).toBeLessThan(60);
  expect(drawPorts(available, 10, randomBytes).toSorted((a, b) => a - b)).toEqual(available);
});

test.each([
  ['80a', 1],
  ['80, 0', 5],
  ['80 65536', 4],
  ['1;;9-5', 4],
  ['8080-', 1],
  ['-5', 1],
  ['123456', 1],
])('rejects the port list %j at character %i', (excludedPorts, character) => {
  expect(() => availablePorts({ ...all, excludedPorts })).toThrow(expect.objectContaining({ code: 'invalid-port-list', position: { character } }));
});

test('parses or rejects arbitrary text', () => {
  const text = fc.oneof(fc.string({ unit: anyCharacter }), fc.string({ unit: fc.constantFrom(...'0159-,; x') }));
  fc.assert(
    fc.property(text, (excludedPorts) => {
      try {
        expect(availablePorts({ ...all, excludedPorts }).length).toBeGreaterThan(0);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        expect(['invalid-port-list', 'no-port-left']).toContain(error.code);
      }
    }),
    { numRuns: runs(50) },
  );
});

const found = (query: string): readonly number[] => {
  const ports = readPorts(query);
  return (ports ? servicesOn(ports) : servicesNamed(query)).map(({ port }) => port);
};

test.each<[string, readonly number[]]>([
  ['443', [443]],
  ['443/tcp', [443]],
  ['tcp/443', [443]],
  ['tcp 443', [443]],
  ['443 tcp', [443]],
  ['53/tcp', [53]],
  [':443', [443]],
  ['port 443', [443]],
  ['port: 443', [443]],
  ['localhost:5432', [5432]],
  ['0.0.0.0:8080->80/tcp', [80, 8080]],
  ['80, 443', [80, 443]],
  ['80,443/tcp', [80, 443]],
  ['5670-5680', [5671, 5672]],
  ['5670–5680/tcp', [5671, 5672]],
  ['rdp', [3389]],
  ['remote desktop', [3389]],
  ['dns', [53, 853, 5353]],
  ['smb', [139, 445]],
  ['mssql', [1433, 1434]],
  ['sql server', [1433, 1434]],
  ['mongo', [27017]],
  ['postgres', [5432]],
  ['postgresql port', [5432]],
  ['port for mysql', [3306]],
  ['k8s', [6443, 10250]],
  ['mariadb', [3306]],
  ['sftp', [22]],
  ['dhcp', [67, 68, 546, 547]],
  ['winbox', []],
])('%j finds the services on %j', (query, ports) => {
  expect(found(query)).toEqual(ports);
});
