import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const none = { vendor: '', country: '', postalAddress: '', registry: '', prefix: '' };
const iana = {
  vendor: 'ICANN, IANA Department',
  country: 'US',
  postalAddress: "INTERNET ASS'NED NOS.AUTHORITY\nLos Angeles CA 90094-2536",
  registry: 'MA-L',
  prefix: '00005E',
};
const card = { administration: 'universal', cast: 'unicast', notes: [] };

export default vectors<typeof fields>({
  lookup: [
    {
      source: 'oui-data 2.1.9; IEEE MA-L',
      input: { addresses: '20:37:06:12:34:56' },
      output: {
        vendors: 'Cisco Systems, Inc',
        results: [
          {
            input: '20:37:06:12:34:56',
            address: '20:37:06:12:34:56',
            vendor: 'Cisco Systems, Inc',
            country: 'US',
            postalAddress: '80 West Tasman Drive\nSan Jose CA 94568',
            registry: 'MA-L',
            prefix: '203706',
            ...card,
          },
        ],
      },
      example: true,
    },
    {
      source: 'MA-M and MA-S: the longest prefix wins',
      input: { addresses: 'C8:5C:E2:7A:BC:DE\n70B3D5001000' },
      output: {
        vendors: 'SYNERGY SYSTEMS AND SOLUTIONS\nSOREDI touch systems GmbH',
        results: [
          {
            input: 'C8:5C:E2:7A:BC:DE',
            address: 'c8:5c:e2:7a:bc:de',
            vendor: 'SYNERGY SYSTEMS AND SOLUTIONS',
            country: 'IN',
            postalAddress: 'A1526, GREEN FIELDS COLONY\nFaridabad HARYANA 121001',
            registry: 'MA-M',
            prefix: 'C85CE27',
            ...card,
          },
          {
            input: '70B3D5001000',
            address: '70:b3:d5:00:10:00',
            vendor: 'SOREDI touch systems GmbH',
            country: 'DE',
            postalAddress: 'Werner-von-Siemens-Str. 13\nOlching Bavaria 82140',
            registry: 'MA-S',
            prefix: '70B3D5001',
            ...card,
          },
        ],
      },
      example: true,
    },
    { source: 'Cisco format', input: { addresses: '0000.0c12.3456' }, output: { vendors: 'Cisco Systems, Inc' } },
    {
      source: 'RFC 1112, RFC 2464; random',
      input: { addresses: 'ff:ff:ff:ff:ff:ff\n01:00:5e:00:00:fb\n33:33:00:00:00:01\nda:a1:19:00:00:01' },
      output: {
        results: [
          { input: 'ff:ff:ff:ff:ff:ff', address: 'ff:ff:ff:ff:ff:ff', ...none, administration: 'local', cast: 'multicast', notes: ['broadcast'] },
          { input: '01:00:5e:00:00:fb', address: '01:00:5e:00:00:fb', ...iana, administration: 'universal', cast: 'multicast', notes: ['ipv4-multicast'] },
          { input: '33:33:00:00:00:01', address: '33:33:00:00:00:01', ...none, administration: 'local', cast: 'multicast', notes: ['ipv6-multicast'] },
          { input: 'da:a1:19:00:00:01', address: 'da:a1:19:00:00:01', ...none, administration: 'local', cast: 'unicast', notes: ['randomized-or-local'] },
        ],
      },
    },
    {
      source: 'VRRP, RFC 5798',
      input: { addresses: '00:00:5e:00:01:0a' },
      output: { results: [{ input: '00:00:5e:00:01:0a', address: '00:00:5e:00:01:0a', ...iana, ...card, notes: ['vrrp-ipv4'] }] },
    },
    {
      source: 'QEMU',
      input: { addresses: '52:54:00:12:34:56' },
      output: {
        results: [{ input: '52:54:00:12:34:56', address: '52:54:00:12:34:56', ...none, administration: 'local', cast: 'unicast', notes: ['qemu'] }],
      },
      example: true,
    },
    {
      source: 'only an OUI',
      input: { addresses: '08002b' },
      output: {
        results: [
          {
            input: '08002b',
            address: '08:00:2b',
            vendor: 'DIGITAL EQUIPMENT CORPORATION',
            country: 'US',
            postalAddress: 'LKG 1-2/A19\nLITTLETON MA 01460-1289',
            registry: 'MA-L',
            prefix: '08002B',
            ...card,
          },
        ],
      },
    },
    {
      source: 'blocks of 28 and 36 bits; blank lines are skipped',
      input: { addresses: 'C8-5C-E2-7\n\n 70b3d5001 ' },
      output: { vendors: 'SYNERGY SYSTEMS AND SOLUTIONS\nSOREDI touch systems GmbH' },
    },
    { source: 'an old assignment with the local bit; IEEE MA-L', input: { addresses: '02:60:8c:00:00:01' }, output: { vendors: '3COM' } },
    { source: 'one with a vendor and one without', input: { addresses: 'ff-ff-ff-ff-ff-ff\n0x203706123456' }, output: { vendors: '\nCisco Systems, Inc' } },
    { source: 'only whitespace gives an empty result', input: { addresses: ' \n' }, output: { vendors: '', results: [] } },
    {
      source: 'not hex digits',
      input: { addresses: 'zz:zz:zz:zz:zz:zz' },
      error: 'invalid-mac-address',
      field: 'addresses',
      position: { line: 1, column: 1 },
    },
    {
      source: 'eleven digits',
      input: { addresses: '08002b\n\n20370612345' },
      error: 'invalid-mac-address',
      field: 'addresses',
      position: { line: 3, column: 1 },
    },
    {
      source: 'ifconfig (net-tools 1)',
      input: { addresses: 'b8:27:eb:12:34:56\neth0 HWaddr dc:a6:32:00:00:01 inet' },
      output: { vendors: 'Raspberry Pi Foundation\nRaspberry Pi Trading Ltd' },
    },
    {
      source: 'an error in a list of addresses',
      input: { addresses: 'eth0 HWaddr dc:a6:32:00:00:01\ndc:a6:32:00:00:0x' },
      error: 'invalid-mac-address',
      field: 'addresses',
      position: { line: 2, column: 1 },
    },
  ],
  convert: [
    {
      source: 'RFC 4291, appendix A; python3 netaddr',
      input: { address: '34:56:78:9A:BC:DE' },
      output: {
        colon: '34:56:78:9a:bc:de',
        hyphen: '34-56-78-9A-BC-DE',
        cisco: '3456.789a.bcde',
        bare: '3456789abcde',
        bits: '00110100 01010110 01111000 10011010 10111100 11011110',
        decimal: '57545995238622',
        eui64: '34-56-78-FF-FE-9A-BC-DE',
        interfaceIdentifier: '3656:78ff:fe9a:bcde',
        linkLocalAddress: 'fe80::3656:78ff:fe9a:bcde',
      },
      example: true,
    },
    { source: 'python3 netaddr', input: { address: '02:00:00:00:00:01' }, output: { linkLocalAddress: 'fe80::ff:fe00:1' } },
    {
      source: 'an EUI-64 is only inverted',
      input: { address: '0:c:29:ff:fe:1:2:3' },
      output: { colon: '00:0c:29:ff:fe:01:02:03', eui64: '00-0C-29-FF-FE-01-02-03', interfaceIdentifier: '20c:29ff:fe01:203' },
    },
    { source: 'two sixes', input: { address: '000c29-010203' }, output: { cisco: '000c.2901.0203' }, example: true },
    { source: 'too short', input: { address: '1234' }, error: 'invalid-mac-address', field: 'address' },
    { source: 'a prefix is not an address', input: { address: '08:00:2b' }, error: 'invalid-mac-address', field: 'address' },
    { source: 'ip link (iproute2)', input: { address: 'link/ether 00:1a:2b:3c:4d:5e brd' }, output: { colon: '00:1a:2b:3c:4d:5e' } },
  ],
});
