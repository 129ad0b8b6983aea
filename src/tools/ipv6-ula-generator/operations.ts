import { implement } from '../../contract/operations.ts';
import { encodeHex } from '../../lib/hex/hex.ts';
import type macStrings from '../../lib/mac/strings/en.json';
import { parseMac } from '../../lib/mac/mac.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';
import { describeGlobalId, formatPrefix, GLOBAL_ID_BYTES, hashGlobalId, inspectAddress, SUBNET_COUNT, subnetOf } from './unique-local.ts';

export default implement<typeof fields, typeof en & typeof macStrings>(fields, {
  generate: ({ count }, { randomBytes }) => {
    const globalIds = Array.from({ length: count }, () => encodeHex(randomBytes(GLOBAL_ID_BYTES)));
    return { prefixes: globalIds.map(formatPrefix).join('\n'), ...describeGlobalId(globalIds[0] ?? ''), subnetCount: SUBNET_COUNT };
  },
  fromMac: ({ macAddress, time }, { now }) => hashGlobalId(parseMac(macAddress, 'macAddress'), time ?? now()),
  subnet: ({ prefix, subnetId }) => subnetOf(prefix, subnetId),
  inspect: ({ address }) => inspectAddress(address),
});
