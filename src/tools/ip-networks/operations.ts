import { implement } from '../../contract/operations.ts';
import { combineNetworks, convertNetworks, excludeNetworks } from './combine.ts';
import { findContaining } from './contains.ts';
import { describeNetworks } from './describe.ts';
import * as fields from './fields.ts';
import { listReverseZones } from './reverse-zones.ts';
import type en from './strings/en.json';
import { planNetworks, splitNetworks } from './subnets.ts';

export default implement<typeof fields, typeof en>(fields, {
  describe: describeNetworks,
  combine: combineNetworks,
  exclude: excludeNetworks,
  contains: findContaining,
  split: splitNetworks,
  plan: planNetworks,
  convert: convertNetworks,
  reverseZones: listReverseZones,
});
