import type { DocumentValue } from '../../lib/document/value.ts';
import { isCollection } from '../../lib/document/value.ts';
import type { Live } from './live.ts';
import { isLive } from './live.ts';
import { scalarKey } from './scalar-key.ts';

/** Whether two values are equal as defined in RFC 6902, section 4.6: numbers by value, keys in any order. */
export function isEqual(left: Live, right: DocumentValue): boolean {
  const pairs: [Live, DocumentValue][] = [[left, right]];
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const [one, other] = pair;
    if (!isLive(one) && !isCollection(one)) {
      if (isCollection(other) || scalarKey(one, true) !== scalarKey(other, true)) return false;
      continue;
    }
    const inside = pairChildren(one, other);
    if (!inside) return false;
    for (const next of inside) pairs.push(next);
  }
  return true;
}

/** Returns the pairs that must be equal for two collections to be equal; `undefined` if they cannot be equal. */
function pairChildren(one: Live, other: DocumentValue): [Live, DocumentValue][] | undefined {
  if (other.kind === 'sequence') {
    if (one.kind !== 'live-array' && one.kind !== 'sequence') return undefined;
    return one.items.length === other.items.length ? other.items.map((item, index) => [one.items[index] ?? item, item]) : undefined;
  }
  if (other.kind !== 'mapping' || (one.kind !== 'live-object' && one.kind !== 'mapping')) return undefined;
  const size = one.kind === 'mapping' ? one.members.length : one.members.size;
  if (size !== other.members.length) return undefined;
  const members = one.kind === 'mapping' ? new Map(one.members.map((member): [string, Live] => [member.name, member.value])) : one.members;
  const pairs: [Live, DocumentValue][] = [];
  for (const { name, value } of other.members) {
    const member = members.get(name);
    if (!member) return undefined;
    pairs.push([member, value]);
  }
  return pairs;
}
