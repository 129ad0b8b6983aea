import type { Work } from '../../lib/work/slices.ts';
import type { DocumentValue, MappingValue } from '../../lib/document/value.ts';
import { isCollection } from '../../lib/document/value.ts';
import type { Live, LiveObject } from './live.ts';
import { closeValue, isLive, openCollection } from './live.ts';

const SLICE_OBJECTS = 2 ** 13;

/** Applies a JSON Merge Patch (RFC 7396, section 2). */
export function* applyMergePatch(root: DocumentValue, patch: DocumentValue): Work<DocumentValue> {
  if (patch.kind !== 'mapping') return patch;
  const target = toObject(root);
  const left: { readonly target: LiveObject; readonly patch: MappingValue }[] = [{ target, patch }];
  let count = 0;
  for (let merge = left.pop(); merge; merge = left.pop()) {
    const { members } = merge.target;
    for (const { name, value } of merge.patch.members) {
      if (value.kind === 'null') members.delete(name);
      else if (value.kind === 'mapping') {
        const child = toObject(members.get(name));
        members.set(name, child);
        left.push({ target: child, patch: value });
      } else members.set(name, value);
    }
    if (++count % SLICE_OBJECTS === 0) yield 0.5;
  }
  return closeValue(target);
}

/** The target object; anything else is replaced by an empty object. */
function toObject(value: Live | undefined): LiveObject {
  if (value && isLive(value)) return value.kind === 'live-object' ? value : { kind: 'live-object', members: new Map() };
  const open = value && isCollection(value) ? openCollection(value) : undefined;
  return open?.kind === 'live-object' ? open : { kind: 'live-object', members: new Map() };
}
