import { matches, vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

/** Published examples of tokens, in two parts, so that scanners of repositories do not report them. */
const token = (...parts: readonly string[]): string => parts.join('');

const MONGODB = 'MongoDB manual, ObjectId.getTimestamp()';

export default vectors<typeof fields>({
  inspect: [
    {
      source: 'Discord documentation, Snowflake format',
      input: { ids: '175928847299117063' },
      output: {
        kind: 'discord-snowflake',
        grade: 'likely',
        created: '2016-04-30T11:18:25.796Z',
        parts: [
          { part: 'worker', value: '1' },
          { part: 'process', value: '0' },
          { part: 'sequence', value: '7' },
        ],
        randomBits: '0',
        collisionProbability: '',
        notes: ['no-random-bits', 'several-readings'],
      },
      example: true,
    },
    {
      source: 'Wikipedia, Snowflake ID: a post of June 2022',
      input: { ids: '1541815603606036480', epoch: '2010-11-04T01:42:54.657Z' },
      output: {
        kind: 'custom-snowflake',
        created: '2022-06-28T16:07:40.105Z',
        parts: [
          { part: 'machine', value: '378' },
          { part: 'sequence', value: '0' },
        ],
      },
    },
    {
      source: MONGODB,
      input: { ids: 'ObjectId("507c7f79bcf86cd7994f6c0e")' },
      output: {
        kind: 'objectid',
        grade: 'likely',
        created: '2012-10-15T21:26:17Z',
        parts: [
          { part: 'process', value: 'bcf86cd799' },
          { part: 'counter', value: '5205006' },
        ],
        randomBits: '40',
        collisionProbability: '',
        evenOddsCount: '',
        notes: ['random-per-process', 'surroundings-removed'],
      },
      example: true,
    },
    { source: 'MongoDB Extended JSON', input: { ids: '{"$oid": "507c7f79bcf86cd7994f6c0e"}' }, output: { kind: 'objectid' } },
    {
      source: 'segmentio/ksuid, README',
      input: { ids: '0ujtsYcgvSTl8PAuAdqWYSMnLOv' },
      output: {
        kind: 'ksuid',
        created: '2017-10-10T04:00:47Z',
        hex: '0669f7efb5a1cd34b5f99d1154fb6853345c9735',
        parts: [{ part: 'random', value: 'b5a1cd34b5f99d1154fb6853345c9735' }],
        randomBits: '128',
        evenOddsCount: '2.2e19',
      },
      example: true,
    },
    {
      source: 'rs/xid, README and tests',
      input: { ids: '9m4e2mr0ui3e8a215n4g' },
      output: {
        kind: 'xid',
        created: '2011-03-22T17:50:19Z',
        hex: '4d88e15b60f486e428412dc9',
        parts: [
          { part: 'machine', value: '60f486' },
          { part: 'process', value: '58408' },
          { part: 'counter', value: '4271561' },
        ],
      },
    },
    {
      source: 'TypeID specification, valid.yml',
      input: { ids: 'prefix_01h455vb4pex5vsknk084sn02q' },
      output: {
        kind: 'typeid',
        grade: 'certain',
        uuid: '01890a5d-ac96-774b-bcce-b302099a8057',
        created: '2023-06-30T03:34:18.518Z',
        parts: [{ part: 'prefix', value: 'prefix' }],
        randomBits: '74',
      },
      example: true,
    },
    {
      source: 'TypeID specification, valid.yml',
      input: { ids: 'prefix_0123456789abcdefghjkmnpqrs' },
      output: { kind: 'typeid', uuid: '0110c853-1d09-52d8-d73e-1194e95b5f19', created: '' },
    },
    {
      source: 'ULID specification',
      input: { ids: '01ARZ3NDEKTSV4RRFFQ69G5FAV' },
      output: { kind: 'ulid', grade: 'likely', created: '2016-07-30T23:54:10.259Z', uuid: '01563e3a-b5d3-d676-4c61-efb99302bd5b', randomBits: '80' },
    },
    {
      source: 'RFC 9562, appendix A.1',
      input: { ids: 'C232AB00-9414-11EC-B3C8-9F6BDECED846' },
      output: {
        kind: 'uuid-v1',
        grade: 'certain',
        created: '2022-02-22T19:22:22.0000000Z',
        parts: [
          { part: 'node', value: '9f:6b:de:ce:d8:46' },
          { part: 'clock-sequence', value: '13256' },
        ],
        notes: ['random-node', 'same-time-only'],
      },
    },
    { source: 'RFC 9562, appendix A.2', input: { ids: '5df41881-3aed-3515-88a7-2f4a814cf09e' }, output: { kind: 'uuid-v3', grade: 'certain', randomBits: '' } },
    {
      source: 'RFC 9562, appendix A.3; Wikipedia, UUID, Collisions: one in a billion for 103 trillion',
      input: { ids: '919108f7-52d1-4320-9bac-f847db4148a8', idCount: 103_000_000_000_000 },
      output: { kind: 'uuid-v4', randomBits: '122', collisionProbability: '1e-9', evenOddsCount: '2.7e18', created: '' },
      example: true,
    },
    {
      source: 'the birthday bound: 14 random bits of a UUID, and a thousand IDs',
      input: { ids: 'C232AB00-9414-11EC-B3C8-9F6BDECED846', idCount: 1000 },
      output: { randomBits: '14', collisionProbability: '>0.99' },
    },
    { source: 'RFC 9562, appendix A.4', input: { ids: '2ed6657d-e927-568b-95e1-2665a8aea6a2' }, output: { kind: 'uuid-v5' } },
    {
      source: 'RFC 9562, appendix A.5',
      input: { ids: '1EC9414C-232A-6B00-B3C8-9F6BDECED846' },
      output: { kind: 'uuid-v6', created: '2022-02-22T19:22:22.0000000Z' },
    },
    {
      source: 'RFC 9562, appendix A.6',
      input: { ids: '017F22E2-79B0-7CC3-98C4-DC0C0C07398F' },
      output: { kind: 'uuid-v7', created: '2022-02-22T19:22:22.000Z' },
    },
    { source: 'RFC 9562, appendix B.1', input: { ids: '2489E9AD-2EE2-8E00-8EC9-32D5F69181C0' }, output: { kind: 'uuid-v8' } },
    { source: 'RFC 9562, section 5.9', input: { ids: '{00000000-0000-0000-0000-000000000000}' }, output: { kind: 'uuid-nil', grade: 'certain' } },
    {
      source: 'cuid, README',
      input: { ids: 'ch72gsb320000udocl363eofy' },
      output: {
        kind: 'cuid',
        grade: 'likely',
        parts: [
          { part: 'counter', value: '0' },
          { part: 'fingerprint', value: 'udoc' },
          { part: 'random', value: 'l363eofy' },
        ],
        notes: ['outdated', 'same-time-only'],
      },
    },
    { source: 'cuid2, README', input: { ids: 'tz4a98xxat96iws9zmbrgj3a' }, output: { kind: 'cuid2', grade: 'likely', created: '', randomBits: '123.6' } },
    { source: 'Nano ID, README', input: { ids: 'V1StGXR8_Z5jdHi6B-myT' }, output: { kind: 'nanoid', grade: 'likely', randomBits: '126' } },
    {
      source: 'Firebase blog, The 2^120 ways to ensure unique identifiers; time computed with Python',
      input: { ids: '-JhLeOlGIEjaIOFHR0xd' },
      output: { kind: 'push-id', created: '2015-02-04T22:15:31.153Z', randomBits: '72' },
    },
    {
      source: 'AWS documentation, ARN formats',
      input: { ids: 'arn:aws:sns:us-east-1:123456789012:example-sns-topic-name' },
      output: {
        kind: 'arn',
        grade: 'certain',
        parts: [
          { part: 'partition', value: 'aws' },
          { part: 'service', value: 'sns' },
          { part: 'region', value: 'us-east-1' },
          { part: 'account', value: '123456789012' },
          { part: 'resource', value: 'example-sns-topic-name' },
        ],
      },
    },
    {
      source: 'Aidan Steele, AWS Access Key ID formats',
      input: { ids: token('ASIAY34F', 'ZKBOKMUTVV7A') },
      output: {
        kind: 'credential',
        secrecy: 'sensitive',
        secretType: 'access-key-id',
        parts: [
          { part: 'issuer', value: 'AWS' },
          { part: 'account', value: '609629065308' },
        ],
        notes: ['sensitive'],
      },
    },
    {
      source: 'AWS documentation, access keys; trufflesecurity/trufflehog, pkg/detectors/aws: keys with I or J at this place contain no account',
      input: { ids: token('AKIAIOSF', 'ODNN7EXAMPLE') },
      output: { kind: 'credential', secretType: 'access-key-id', parts: [{ part: 'issuer', value: 'AWS' }] },
    },
    {
      source: 'base62-token, README: a token with the checksum of GitHub',
      input: { ids: token('ghp_zQWBuTSOoRi4A9sp', 'HcVY5ncnsDkxkJ0mLq17') },
      output: {
        kind: 'credential',
        grade: 'certain',
        secrecy: 'secret',
        secretType: 'personal-access-token',
        parts: [{ part: 'issuer', value: 'GitHub' }],
        notes: ['secret'],
        entries: [{ line: 1, id: 'ghp_…Lq17', kind: 'credential', grade: 'certain', created: '' }],
      },
    },
    {
      source: 'the same token with another last digit',
      input: { ids: token('ghp_zQWBuTSOoRi4A9sp', 'HcVY5ncnsDkxkJ0mLq18') },
      output: { kind: 'credential', notes: ['secret', 'wrong-checksum'] },
    },
    {
      source: 'Stripe documentation, API keys',
      input: { ids: token('pk_test_', 'TYooMQauvdEDq54NiTphI7jx') },
      output: { secrecy: 'public', secretType: 'publishable-key', notes: [] },
    },
    {
      source: 'AWS documentation, resource IDs',
      input: { ids: 'vol-049df61146c4d7901' },
      output: {
        kind: 'aws-id',
        parts: [
          { part: 'issuer', value: 'AWS' },
          { part: 'prefix', value: 'vol-' },
        ],
      },
    },
    { source: 'sha1sum of nothing', input: { ids: 'da39a3ee5e6b4b0d3255bfef95601890afd80709' }, output: { kind: 'digest', grade: 'likely' } },
    {
      source: 'a list with an error and a duplicate',
      input: { ids: '507f1f77bcf86cd799439011\n\nnot an id!\n507f1f77bcf86cd799439011' },
      output: {
        entries: [
          { line: 1, id: '507f1f77bcf86cd799439011', kind: 'objectid', grade: 'likely', created: '2012-10-17T21:13:27Z' },
          { line: 3, id: 'not an id!', kind: '', grade: '', created: '' },
          { line: 4, id: '507f1f77bcf86cd799439011', kind: 'objectid', grade: 'likely', created: '2012-10-17T21:13:27Z' },
        ],
        duplicates: ['507f1f77bcf86cd799439011'],
        notes: ['random-per-process', 'first-of-several'],
      },
    },
    { source: 'nothing', input: { ids: ' \n' }, output: { kind: '', entries: [] } },
    { source: 'a sentence', input: { ids: '\nHello, world' }, error: 'unknown-id', field: 'ids', position: { line: 2, column: 1 } },
  ],
  generate: [
    {
      source: 'RFC 9562, section 5.4',
      input: { count: 1 },
      output: { ids: matches(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u) },
      example: true,
    },
    {
      source: 'RFC 9562, appendix A.6',
      input: { kind: 'uuid-v7', count: 1, timestamp: '2022-02-22T19:22:22Z' },
      output: { ids: matches(/^017f22e2-79b0-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u) },
    },
    { source: 'RFC 9562, section 5.1', input: { kind: 'uuid-v1', count: 1 }, output: { ids: matches(/^[\da-f]{8}-[\da-f]{4}-1[\da-f]{3}-[\da-f-]{17}$/u) } },
    {
      source: 'Discord documentation, Snowflake format: machine 32 is worker 1, process 0',
      input: { kind: 'discord-snowflake', count: 2, machine: 32, timestamp: '2016-04-30T11:18:25.796Z' },
      output: { ids: '175928847299117056\n175928847299117057' },
      example: true,
    },
    {
      source: 'Wikipedia, Snowflake ID',
      input: { kind: 'x-snowflake', count: 1, machine: 378, timestamp: '2022-06-28T16:07:40.105Z' },
      output: { ids: '1541815603606036480' },
    },
    {
      source: 'time zero',
      input: { kind: 'custom-snowflake', count: 1, machine: 0, timestamp: '2020-01-01T00:00:00.001Z', epoch: '2020-01-01T00:00:00Z' },
      output: { ids: '4194304' },
    },
    {
      source: 'sony/sonyflake: 24 bits after the time, in units of 10 ms',
      input: { kind: 'sonyflake', count: 2, machine: 5, timestamp: '2014-09-01T00:00:00.010Z' },
      output: { ids: '16777221\n16842757' },
    },
    {
      source: 'Mastodon: 16 bits after the milliseconds',
      input: { kind: 'mastodon-id', count: 1, timestamp: '1970-01-01T00:00:00.002Z' },
      output: { ids: '131072' },
    },
    {
      source: 'MongoDB manual: the first 4 bytes are seconds',
      input: { kind: 'objectid', count: 1, timestamp: '2012-10-15T21:26:17Z' },
      output: { ids: matches(/^507c7f79[\da-f]{16}$/u) },
    },
    {
      source: 'rs/xid: the time in the first digits',
      input: { kind: 'xid', count: 1, timestamp: '2011-03-22T17:50:19Z' },
      output: { ids: matches(/^9m4e2m[\da-v]{13}[0g]$/u) },
    },
    { source: 'segmentio/ksuid', input: { kind: 'ksuid', count: 1, timestamp: '2017-10-10T04:00:47Z' }, output: { ids: matches(/^0ujts[\dA-Za-z]{22}$/u) } },
    { source: 'TypeID specification', input: { kind: 'typeid', count: 1, prefix: 'user' }, output: { ids: matches(/^user_0[\da-hjkmnp-tv-z]{25}$/u) } },
    { source: 'TypeID specification, valid.yml', input: { kind: 'typeid', count: 1, prefix: '' }, output: { ids: matches(/^0[\da-hjkmnp-tv-z]{25}$/u) } },
    { source: 'TypeID specification, invalid.yml', input: { kind: 'typeid', prefix: 'PREFIX' }, error: 'invalid-prefix', field: 'prefix' },
    {
      source: 'ULID specification',
      input: { kind: 'ulid', count: 1, timestamp: '2016-07-30T23:54:10.259Z' },
      output: { ids: matches(/^01ARZ3NDEK[\dA-HJKMNP-TV-Z]{16}$/u) },
    },
    { source: 'Nano ID', input: { kind: 'nanoid', count: 1, length: 10 }, output: { ids: matches(/^[\w-]{10}$/u) } },
    { source: 'CUID2', input: { kind: 'cuid2', count: 1 }, output: { ids: matches(/^[a-z][\da-z]{23}$/u) } },
    { source: 'CUID2 has at most 32 characters', input: { kind: 'cuid2', length: 33 }, error: 'too-long', field: 'length' },
    { source: '10 bits', input: { kind: 'x-snowflake', machine: 1024 }, error: 'machine-too-large', field: 'machine' },
    { source: 'KSUID: 32 bits of seconds', input: { kind: 'ksuid', timestamp: '2150-07-01T00:00:00Z' }, error: 'out-of-range', field: 'timestamp' },
    { source: 'before the epoch', input: { kind: 'discord-snowflake', timestamp: '2014-12-31T00:00:00Z' }, error: 'out-of-range', field: 'timestamp' },
  ],
});
