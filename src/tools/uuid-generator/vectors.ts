import { matches, vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const RFC_TIME = '2022-02-22T19:22:22Z';

export default vectors<typeof fields>({
  generate: [
    { source: 'RFC 9562, section 5.4', input: {}, output: { uuids: matches(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/) } },
    {
      source: 'RFC 9562, appendix A.2',
      input: { version: 'v3', namespace: 'dns', name: 'www.example.com' },
      output: { uuids: '5df41881-3aed-3515-88a7-2f4a814cf09e' },
    },
    {
      source: 'RFC 9562, appendix A.4',
      input: { version: 'v5', namespace: 'dns', name: 'www.example.com' },
      output: { uuids: '2ed6657d-e927-568b-95e1-2665a8aea6a2' },
      example: true,
    },
    {
      source: 'RFC 9562, appendix B.2',
      input: { version: 'v8', namespace: 'dns', name: 'www.example.com' },
      output: { uuids: '5c146b14-3c52-8afd-938a-375d0df1fbf6' },
    },
    { source: 'python uuid', input: { version: 'v5' }, output: { uuids: '4fd35a71-71ef-5a55-a9d9-aa75c889a6d0' } },
    {
      source: 'python uuid',
      input: { version: 'v3', namespace: 'url', name: 'https://example.com' },
      output: { uuids: '68794df6-5e20-385f-ab08-bb73f8a433cb' },
    },
    {
      source: 'RFC 9562, appendix A.4, the namespace written out',
      input: { version: 'v5', namespace: '{6BA7B810-9DAD-11D1-80B4-00C04FD430C8}', name: 'www.example.com\n' },
      output: { uuids: '2ed6657d-e927-568b-95e1-2665a8aea6a2' },
    },
    {
      source: 'two names, two UUIDs; python uuid',
      input: { version: 'v5', namespace: 'URL', name: 'https://example.com\r\nhttps://example.com' },
      output: { uuids: '4fd35a71-71ef-5a55-a9d9-aa75c889a6d0\n4fd35a71-71ef-5a55-a9d9-aa75c889a6d0' },
    },
    {
      source: 'RFC 9562, appendix A.1',
      input: { version: 'v1', timestamp: RFC_TIME, clockSequence: 13256, node: '9f:6b:de:ce:d8:46' },
      output: { uuids: 'c232ab00-9414-11ec-b3c8-9f6bdeced846' },
      example: true,
    },
    {
      source: 'RFC 9562, appendix A.5',
      input: { version: 'v6', timestamp: RFC_TIME, clockSequence: 13256, node: '9f6b.dece.d846' },
      output: { uuids: '1ec9414c-232a-6b00-b3c8-9f6bdeced846' },
    },
    {
      source: 'one tick later',
      input: { version: 'v1', count: 2, timestamp: RFC_TIME, clockSequence: 13256, node: '9F-6B-DE-CE-D8-46' },
      output: { uuids: 'c232ab00-9414-11ec-b3c8-9f6bdeced846\nc232ab01-9414-11ec-b3c8-9f6bdeced846' },
    },
    {
      source: 'RFC 9562, appendix A.6',
      input: { version: 'v7', timestamp: RFC_TIME },
      output: { uuids: matches(/^017f22e2-79b0-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/) },
    },
    {
      source: 'the last millisecond that 48 bits can count',
      input: { version: 'v7', timestamp: '+010889-08-02T05:31:50.655Z' },
      output: { uuids: matches(/^ffffffff-ffff-7/) },
    },
    { source: 'RFC 9562, section 5.10', input: { version: 'max' }, output: { uuids: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } },
    {
      source: 'RFC 9562, section 5.9',
      input: { version: 'nil', count: 2 },
      output: { uuids: '00000000-0000-0000-0000-000000000000\n00000000-0000-0000-0000-000000000000' },
    },
    {
      source: 'formats of the UUID of A.4',
      input: { version: 'v5', namespace: 'dns', name: 'www.example.com', format: 'plain', uppercase: true },
      output: { uuids: '2ED6657DE927568B95E12665A8AEA6A2' },
    },
    {
      source: 'formats of the UUID of A.4',
      input: { version: 'v5', namespace: 'dns', name: 'www.example.com', format: 'urn', uppercase: true },
      output: { uuids: 'urn:uuid:2ED6657D-E927-568B-95E1-2665A8AEA6A2' },
      example: true,
    },
    {
      source: 'formats of the UUID of A.4',
      input: { version: 'v5', namespace: 'dns', name: 'www.example.com', format: 'braces' },
      output: { uuids: '{2ed6657d-e927-568b-95e1-2665a8aea6a2}' },
    },
    {
      source: 'formats of the UUID of A.4; python base64',
      input: { version: 'v5', namespace: 'dns', name: 'www.example.com', format: 'base64' },
      output: { uuids: 'LtZlfeknVouV4SZlqK6mog==' },
    },
    {
      source: 'formats of the UUID of A.1; python base64',
      input: { version: 'v1', timestamp: RFC_TIME, clockSequence: 13256, node: '9f6bdeced846', format: 'base64url' },
      output: { uuids: 'wjKrAJQUEeyzyJ9r3s7YRg' },
    },
    {
      source: 'formats of the UUID of A.1; python uuid',
      input: { version: 'v1', timestamp: RFC_TIME, clockSequence: 13256, node: '9f6bdeced846', format: 'integer' },
      output: { uuids: '258133314363070689776975542038781941830' },
    },
    {
      source: 'formats of the UUID of A.1; python uuid',
      input: { version: 'v1', timestamp: RFC_TIME, clockSequence: 13256, node: '9f6bdeced846', format: 'oid' },
      output: { uuids: '2.25.258133314363070689776975542038781941830' },
    },
    {
      source: 'neither a namespace nor a UUID',
      input: { version: 'v5', namespace: 'nope' },
      error: 'invalid-uuid',
      field: 'namespace',
      position: { character: 1 },
    },
    { source: 'not 6 octets', input: { version: 'v1', node: 'xyz' }, error: 'invalid-node', field: 'node' },
    { source: 'before 1970', input: { version: 'v7', timestamp: '1969-12-31T23:59:59.999Z' }, error: 'out-of-range', field: 'timestamp' },
    { source: 'before the Gregorian calendar', input: { version: 'v1', timestamp: '1582-10-14T23:59:59.999Z' }, error: 'out-of-range', field: 'timestamp' },
    { source: 'more than 60 bits', input: { version: 'v6', timestamp: '+005237-01-01T00:00:00Z' }, error: 'out-of-range', field: 'timestamp' },
  ],
  inspect: [
    {
      source: 'SQL Server',
      input: { uuid: '0x01904D06E4B37417BFF91B78398425B0' },
      output: { canonical: '01904d06-e4b3-7417-bff9-1b78398425b0', version: 'v7', notes: ['surroundings-removed'] },
    },
    {
      source: 'MySQL, SQLite',
      input: { uuid: "X'01904d06e4b37417bff91b78398425b0'" },
      output: { canonical: '01904d06-e4b3-7417-bff9-1b78398425b0', version: 'v7', notes: ['surroundings-removed'] },
    },
    {
      source: 'MySQL',
      input: { uuid: "UNHEX('01904d06e4b37417bff91b78398425b0')" },
      output: { canonical: '01904d06-e4b3-7417-bff9-1b78398425b0', version: 'v7', notes: ['surroundings-removed'] },
    },
    {
      source: 'MySQL',
      input: { uuid: "UUID_TO_BIN('01904d06-e4b3-7417-bff9-1b78398425b0', 1)" },
      output: { canonical: '01904d06-e4b3-7417-bff9-1b78398425b0', version: 'v7', notes: ['surroundings-removed'] },
    },
    {
      source: 'PostgreSQL',
      input: { uuid: "'01904d06-e4b3-7417-bff9-1b78398425b0'::uuid" },
      output: { canonical: '01904d06-e4b3-7417-bff9-1b78398425b0', version: 'v7', notes: ['surroundings-removed'] },
    },
    {
      source: 'PostgreSQL',
      input: { uuid: "uuid '01904d06-e4b3-7417-bff9-1b78398425b0'" },
      output: { canonical: '01904d06-e4b3-7417-bff9-1b78398425b0', version: 'v7', notes: ['surroundings-removed'] },
    },
    {
      source: 'MongoDB',
      input: { uuid: 'UUID("01904d06-e4b3-7417-bff9-1b78398425b0")' },
      output: { canonical: '01904d06-e4b3-7417-bff9-1b78398425b0', version: 'v7', notes: ['surroundings-removed'] },
    },
    {
      source: 'python3',
      input: { uuid: "UUID('01904d06-e4b3-7417-bff9-1b78398425b0')" },
      output: { canonical: '01904d06-e4b3-7417-bff9-1b78398425b0', version: 'v7', notes: ['surroundings-removed'] },
    },
    {
      source: 'C#',
      input: { uuid: 'Guid.Parse("01904d06-e4b3-7417-bff9-1b78398425b0")' },
      output: { canonical: '01904d06-e4b3-7417-bff9-1b78398425b0', version: 'v7', notes: ['surroundings-removed'] },
    },
    {
      source: 'Java',
      input: { uuid: 'UUID.fromString("01904d06-e4b3-7417-bff9-1b78398425b0");' },
      output: { canonical: '01904d06-e4b3-7417-bff9-1b78398425b0', version: 'v7', notes: ['surroundings-removed'] },
    },
    {
      source: 'JSON',
      input: { uuid: '"id": "01904d06-e4b3-7417-bff9-1b78398425b0",' },
      output: { canonical: '01904d06-e4b3-7417-bff9-1b78398425b0', version: 'v7', notes: ['surroundings-removed'] },
    },
    {
      source: 'a shell',
      input: { uuid: 'ID=01904d06-e4b3-7417-bff9-1b78398425b0' },
      output: { canonical: '01904d06-e4b3-7417-bff9-1b78398425b0', version: 'v7', notes: ['surroundings-removed'] },
    },
    {
      source: 'a string',
      input: { uuid: '“01904d06-e4b3-7417-bff9-1b78398425b0”' },
      output: { canonical: '01904d06-e4b3-7417-bff9-1b78398425b0', version: 'v7', notes: ['surroundings-removed'] },
    },
    {
      source: 'the Windows registry',
      input: { uuid: '{01904D06-E4B3-7417-BFF9-1B78398425B0}' },
      output: { canonical: '01904d06-e4b3-7417-bff9-1b78398425b0', version: 'v7' },
    },
    {
      source: 'RFC 9562, section 4',
      input: { uuid: 'urn:uuid:01904d06-e4b3-7417-bff9-1b78398425b0' },
      output: { canonical: '01904d06-e4b3-7417-bff9-1b78398425b0', version: 'v7' },
    },
    {
      source: 'Markdown',
      input: { uuid: '`01904d06-e4b3-7417-bff9-1b78398425b0`' },
      output: { canonical: '01904d06-e4b3-7417-bff9-1b78398425b0', version: 'v7' },
    },
    {
      source: 'a list',
      input: { uuid: '[01904d06-e4b3-7417-bff9-1b78398425b0]' },
      output: { canonical: '01904d06-e4b3-7417-bff9-1b78398425b0', version: 'v7' },
    },
    {
      source: 'copied with a zero-width space',
      input: { uuid: '\u200B01904d06-e4b3-7417-bff9-1b78398425b0' },
      output: { canonical: '01904d06-e4b3-7417-bff9-1b78398425b0', version: 'v7' },
    },
    {
      source: 'two UUIDs',
      input: { uuid: '"01904d06-e4b3-7417-bff9-1b78398425b0", "01904d06-e4b3-7417-bff9-1b78398425b0"' },
      error: 'invalid-uuid',
      field: 'uuid',
      position: { character: 1 },
    },
    {
      source: 'RFC 9562, appendix A.1; python uuid',
      input: { uuid: 'C232AB00-9414-11EC-B3C8-9F6BDECED846' },
      output: {
        canonical: 'c232ab00-9414-11ec-b3c8-9f6bdeced846',
        version: 'v1',
        variant: 'rfc9562',
        timestamp: '2022-02-22T19:22:22.0000000Z',
        unixMilliseconds: '1645557742000',
        clockSequence: '13256',
        node: '9f:6b:de:ce:d8:46',
        nodeKind: 'random',
        integer: '258133314363070689776975542038781941830',
        oid: '2.25.258133314363070689776975542038781941830',
        urn: 'urn:uuid:c232ab00-9414-11ec-b3c8-9f6bdeced846',
        base64url: 'wjKrAJQUEeyzyJ9r3s7YRg',
        guidBytes: '00ab32c21494ec11b3c89f6bdeced846',
      },
      example: true,
    },
    {
      source: 'RFC 9562, appendix A.5',
      input: { uuid: '1ec9414c232a6b00b3c89f6bdeced846' },
      output: { version: 'v6', timestamp: '2022-02-22T19:22:22.0000000Z', clockSequence: '13256', nodeKind: 'random' },
    },
    {
      source: 'RFC 9562, appendix A.6',
      input: { uuid: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f' },
      output: {
        version: 'v7',
        variant: 'rfc9562',
        timestamp: '2022-02-22T19:22:22.000Z',
        unixMilliseconds: '1645557742000',
        clockSequence: '',
        node: '',
        nodeKind: '',
      },
      example: true,
    },
    {
      source: 'RFC 9562, appendix A.3',
      input: { uuid: '919108f7-52d1-4320-9bac-f847db4148a8' },
      output: { version: 'v4', variant: 'rfc9562', timestamp: '', unixMilliseconds: '', clockSequence: '', node: '', nodeKind: '' },
    },
    {
      source: 'RFC 9562, section 5.9',
      input: { uuid: '00000000-0000-0000-0000-000000000000' },
      output: { version: 'nil', variant: '', integer: '0', oid: '2.25.0' },
    },
    { source: 'RFC 9562, section 5.10', input: { uuid: '{FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF}' }, output: { version: 'max', variant: '', timestamp: '' } },
    {
      source: 'the namespace dns of RFC 9562, section 6.6: a real network card',
      input: { uuid: '6ba7b810-9dad-11d1-80b4-00c04fd430c8' },
      output: { version: 'v1', node: '00:c0:4f:d4:30:c8', nodeKind: 'mac' },
    },
    {
      source: 'year after 9999',
      input: { uuid: 'ffffffff-ffff-7000-8000-000000000000' },
      output: { timestamp: '+010889-08-02T05:31:50.655Z', unixMilliseconds: '281474976710655' },
    },
    {
      source: 'one tick before 1970',
      input: { uuid: '13813fff-1dd2-11b2-8000-000000000000' },
      output: { timestamp: '1969-12-31T23:59:59.9999999Z', unixMilliseconds: '-1', nodeKind: 'mac' },
    },
    {
      source: 'DCE security has a node, but no separate clock',
      input: { uuid: '000003e8-9dad-21d1-b200-325096b39f47' },
      output: { version: 'v2', node: '32:50:96:b3:9f:47', clockSequence: '', timestamp: '' },
    },
    {
      source: 'a version that RFC 9562 does not define',
      input: { uuid: '00000000-0000-9000-8000-000000000000' },
      output: { version: 'unknown', variant: 'rfc9562' },
    },
    {
      source: 'the COM variant, IUnknown',
      input: { uuid: '00000000-0000-0000-C000-000000000046' },
      output: { version: '', variant: 'microsoft', timestamp: '' },
    },
    { source: 'python base64', input: { uuid: ' wjKrAJQUEeyzyJ9r3s7YRg== ' }, output: { canonical: 'c232ab00-9414-11ec-b3c8-9f6bdeced846' } },
    { source: 'python uuid', input: { uuid: '2.25.258133314363070689776975542038781941830' }, output: { canonical: 'c232ab00-9414-11ec-b3c8-9f6bdeced846' } },
    {
      source: 'RFC 9562, section 4',
      input: { uuid: 'urn:uuid:C232AB00-9414-11EC-B3C8-9F6BDECED846' },
      output: { canonical: 'c232ab00-9414-11ec-b3c8-9f6bdeced846' },
    },
    { source: 'only whitespace gives an empty result', input: { uuid: ' \n' }, output: { canonical: '', version: '', integer: '' } },
    { source: 'one digit short', input: { uuid: 'c232ab00-9414-11ec-b3c8-9f6bdeced84' }, error: 'invalid-uuid', field: 'uuid', position: { character: 36 } },
    { source: '2^128', input: { uuid: '2.25.340282366920938463463374607431768211456' }, error: 'invalid-uuid', field: 'uuid', position: { character: 6 } },
  ],
});
