import { matches, vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  generate: [
    {
      source: '65535 is possible (it-tools never draws it)',
      input: { minimum: 65535, maximum: 65535 },
      output: { ports: '65535', details: [{ port: 65535, range: 'dynamic' }], availableCount: 1 },
    },
    { source: '3000 is excluded as common', input: { minimum: 3000, maximum: 3001 }, output: { ports: '3001' } },
    { source: 'browsers block 6665-6669 (Fetch standard)', input: { minimum: 6665, maximum: 6670, count: 1 }, output: { ports: '6670', availableCount: 1 } },
    {
      source: 'unique; sorted',
      input: { minimum: 1024, maximum: 1030, count: 7, sorted: true },
      output: { ports: '1024\n1025\n1026\n1027\n1028\n1029\n1030' },
      example: true,
    },
    {
      source: 'list of ports and ranges',
      input: { minimum: 40000, maximum: 40009, excludedPorts: '40000-40007, 40009' },
      output: { ports: '40008' },
      example: true,
    },
    {
      source: 'default: one port, 1024-65535',
      input: {},
      output: {
        ports: matches(/^(?:102[4-9]|10[3-9]\d|1[1-9]\d\d|[2-9]\d{3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5])$/),
        availableCount: 64433,
      },
    },
    { source: 'min above max', input: { minimum: 5000, maximum: 4000 }, error: 'minimum-above-maximum', field: 'minimum' },
    { source: 'nothing left', input: { minimum: 3000, maximum: 3000 }, error: 'no-port-left', field: 'maximum' },
    { source: 'more than the available ports', input: { minimum: 50000, maximum: 50001, count: 3 }, error: 'count-too-large', field: 'count' },
    { source: 'bad list', input: { excludedPorts: '80a' }, error: 'invalid-port-list', field: 'excludedPorts' },
  ],
  lookup: [
    { source: 'Fetch, port blocking: 87 is blocked', input: { query: '87' }, output: { services: [], range: 'system', blockedByBrowsers: true } },
    { source: 'Fetch, port blocking: 49151 is not', input: { query: '49151' }, output: { services: [], range: 'user', blockedByBrowsers: false } },
    {
      source: 'table',
      input: { query: '5432' },
      output: { services: [{ port: 5432, protocol: 'tcp', service: 'postgresql', range: 'user', blockedByBrowsers: false }], range: 'user' },
      example: true,
    },
    { source: 'Fetch bad port', input: { query: '6000' }, output: { blockedByBrowsers: true, range: 'user' } },
    {
      source: 'nmap and /etc/services: port and protocol',
      input: { query: '443/tcp' },
      output: { services: [{ port: 443, protocol: 'tcp', service: 'https', range: 'system', blockedByBrowsers: false }], range: 'system' },
    },
    {
      source: 'Microsoft: Remote Desktop Protocol',
      input: { query: 'rdp' },
      output: { services: [{ port: 3389, protocol: 'tcp', service: 'ms-wbt-server', range: 'user', blockedByBrowsers: false }] },
    },
    { source: 'above 65535, with a protocol', input: { query: '70000/udp' }, error: 'out-of-range', field: 'query' },
    { source: 'above 65535', input: { query: '70000' }, error: 'out-of-range', field: 'query' },
  ],
});
