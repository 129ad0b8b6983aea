/** Every kind of identifier, by its id in results. */
export const idKinds = [
  'uuid-v1',
  'uuid-v2',
  'uuid-v3',
  'uuid-v4',
  'uuid-v5',
  'uuid-v6',
  'uuid-v7',
  'uuid-v8',
  'uuid-nil',
  'uuid-max',
  'uuid-other',
  'ulid',
  'typeid',
  'objectid',
  'ksuid',
  'xid',
  'cuid',
  'cuid2',
  'nanoid',
  'push-id',
  'discord-snowflake',
  'x-snowflake',
  'instagram-id',
  'mastodon-id',
  'sonyflake',
  'custom-snowflake',
  'unix-time',
  'arn',
  'credential',
  'aws-id',
  'resource-id',
  'digest',
] as const;
export type IdKind = (typeof idKinds)[number];

/** How sure a reading is: the prefix or form is unique, the content is plausible, or only the characters are allowed. */
export const grades = ['certain', 'likely', 'possible'] as const;
export type Grade = (typeof grades)[number];

/** The parts of an identifier besides its time. */
export const partNames = [
  'issuer',
  'prefix',
  'partition',
  'service',
  'region',
  'account',
  'resource',
  'node',
  'clock-sequence',
  'datacenter',
  'machine',
  'worker',
  'process',
  'shard',
  'fingerprint',
  'counter',
  'sequence',
  'random',
] as const;
export type PartName = (typeof partNames)[number];

export const notes = [
  'secret',
  'sensitive',
  'wrong-checksum',
  'contains-mac-address',
  'random-node',
  'no-random-bits',
  'random-per-process',
  'same-time-only',
  'outdated',
  'time-in-future',
  'several-readings',
  'surroundings-removed',
  'first-of-several',
] as const;
export type Note = (typeof notes)[number];

/** Kinds that can be generated. */
export const generatedKinds = [
  'uuid-v4',
  'uuid-v7',
  'ulid',
  'nanoid',
  'typeid',
  'ksuid',
  'objectid',
  'xid',
  'cuid2',
  'discord-snowflake',
  'x-snowflake',
  'instagram-id',
  'mastodon-id',
  'sonyflake',
  'custom-snowflake',
  'push-id',
  'uuid-v1',
  'uuid-v6',
] as const;
export type GeneratedKind = (typeof generatedKinds)[number];

export const snowflakeKinds = ['discord-snowflake', 'x-snowflake', 'instagram-id', 'mastodon-id', 'sonyflake', 'custom-snowflake'] as const;
export type SnowflakeKind = (typeof snowflakeKinds)[number];
