import { choice, dateTime, flag, integer, list, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { uuidVariants, uuidVersions } from '../../lib/uuid/kinds.ts';

const INSTANT_NAMES = 2 ** 16;

const nameBased = { version: ['v3', 'v5', 'v8'] } as const;
const withNode = { version: ['v1', 'v6'] } as const;

export const generate = declare({
  input: {
    version: choice(['v4', 'v7', 'v1', 'v3', 'v5', 'v6', 'v8', 'nil', 'max']),
    count: integer({ primary: true, default: 1, min: 1, max: 10_000, usedWhen: { version: ['v4', 'v7', 'v1', 'v6', 'nil', 'max'] } }),
    namespace: text({ default: 'url', usedWhen: nameBased }),
    name: text({ multiline: true, default: 'https://example.com', usedWhen: nameBased }),
    timestamp: dateTime({ optional: true, usedWhen: { version: ['v1', 'v6', 'v7'] } }),
    clockSequence: integer({ optional: true, min: 0, max: 16_383, usedWhen: withNode }),
    node: text({ usedWhen: withNode }),
    format: choice(['hyphenated', 'plain', 'braces', 'urn', 'base64', 'base64url', 'integer', 'oid']),
    uppercase: flag({ default: false, usedWhen: { format: ['hyphenated', 'plain', 'braces', 'urn'] } }),
  },
  output: { uuids: text({ primary: true, multiline: true, format: 'uuid' }) },
  errors: ['invalid-uuid', 'invalid-node', 'out-of-range', 'unpaired-surrogate'],
  cost: ({ name }) => (name.length > INSTANT_NAMES ? 'slow' : 'instant'),
  isDefault: true,
  answers: [
    { search: String.raw`(?:(?:new|random|generate) )?(?:uuid|guid)(?: ?v?4)?` },
    { search: String.raw`(?:(?:new|generate) )?uuid ?v?7`, values: { version: 'v7' } },
    { search: String.raw`(?:(?:new|generate) )?uuid ?v?1`, values: { version: 'v1' } },
    { search: String.raw`(?:(?:new|generate) )?uuid ?v?6`, values: { version: 'v6' } },
  ],
});

export const inspect = declare({
  input: { uuid: text({ primary: true, format: 'uuid', sample: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f' }) },
  output: {
    canonical: text({ primary: true, format: 'uuid' }),
    version: text({ codes: uuidVersions }),
    variant: text({ codes: uuidVariants }),
    timestamp: text({ format: 'date-time' }),
    unixMilliseconds: text(),
    clockSequence: text(),
    node: text(),
    nodeKind: text({ codes: ['random', 'mac'] }),
    integer: text(),
    oid: text(),
    urn: text(),
    base64url: text(),
    guidBytes: text(),
    notes: list({ codes: ['surroundings-removed'] }),
  },
  errors: ['invalid-uuid'],
  blankIsNothing: true,
});
