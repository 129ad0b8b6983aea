import type { DocumentValue, MappingValue, ScalarValue } from '../value.ts';
import { isCollection } from '../value.ts';

/** How to convert unknown tags: CloudFormation short forms are expanded, all become keys, or they are dropped. */
export type LocalTags = 'cloudformation' | 'keep' | 'drop';

// AWS CloudFormation User Guide, intrinsic functions and rule functions.
const FUNCTIONS =
  'And Base64 Cidr Contains EachMemberEquals EachMemberIn Equals FindInMap GetAtt GetAZs If ImportValue Join Length Not Or RefAll Select Split Sub ToJsonString Transform ValueOf ValueOfAll';
const KEYS: ReadonlyMap<string, string> = new Map([
  ['!Ref', 'Ref'],
  ['!Condition', 'Condition'],
  ...FUNCTIONS.split(' ').map((name): [string, string] => [`!${name}`, `Fn::${name}`]),
]);
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(Array.from(KEYS, ([tag, key]) => [key, tag]));
const GET_ATT = 'Fn::GetAtt';

/** Returns the key for a tag; `undefined` if it is dropped. */
export function keyOfTag(tag: string, tags: LocalTags): string | undefined {
  if (tags === 'drop') return undefined;
  return tags === 'keep' ? tag : KEYS.get(tag);
}

/** Wraps a value in the key for its tag. */
export const taggedValue = (key: string, value: DocumentValue): MappingValue => ({
  kind: 'mapping',
  members: [{ name: key, at: value.at, value }],
  at: value.at,
});

/** In CloudFormation a tagged scalar is a string, and `A.B` of `!GetAtt` the two names in it. */
export function taggedScalar(key: string, text: string, value: ScalarValue, tags: LocalTags): MappingValue {
  if (tags !== 'cloudformation') return taggedValue(key, value);
  const string = (part: string): DocumentValue => ({ kind: 'string', text: part, at: value.at });
  const dot = key === GET_ATT ? text.indexOf('.') : -1;
  return taggedValue(key, dot < 0 ? string(text) : { kind: 'sequence', items: [string(text.slice(0, dot)), string(text.slice(dot + 1))], at: value.at });
}

// A local tag, or another program's tag under the YAML prefix, which needs no handle.
const LOCAL_TAG = /^!(?:!\w+\/)?[\w#;/?:@&=+$.~*'()%-]+$/u;

const tagOfKey = (key: string, tags: LocalTags): string | undefined => (tags === 'keep' ? (LOCAL_TAG.test(key) ? key : undefined) : SHORT_FORMS.get(key));

/** Returns the tag of a mapping that represents a tagged value, and that value; a node can have only one tag, and comments need the long form. */
export function readTagged(value: DocumentValue, tags: LocalTags): { readonly tag: string; readonly value: DocumentValue } | undefined {
  const [member] = value.kind === 'mapping' && tags !== 'drop' ? value.members : [];
  if (!member || value.kind !== 'mapping' || value.members.length !== 1) return undefined;
  const tag = tagOfKey(member.name, tags);
  const inner = member.value;
  const isTagged = inner.kind === 'mapping' && inner.members.length === 1 && tagOfKey(inner.members[0]?.name ?? '', tags) !== undefined;
  const hasComments = value.comments?.lineEnd !== undefined || (value.comments?.after.length ?? 0) > 0 || (inner.comments?.before.length ?? 0) > 0;
  if (tag === undefined || isTagged || hasComments) return undefined;
  if (tags === 'keep') return { tag, value: inner };
  if (inner.kind !== 'string' && !isCollection(inner)) return undefined;
  return { tag, value: member.name === GET_ATT ? withDot(inner) : inner };
}

function withDot(value: DocumentValue): DocumentValue {
  const [first, second, third] = value.kind === 'sequence' ? value.items : [];
  const isPath =
    first?.kind === 'string' && second?.kind === 'string' && !third && first.text !== '' && !first.text.includes('.') && !first.comments && !second.comments;
  return isPath && !value.comments ? { kind: 'string', text: `${first.text}.${second.text}`, at: value.at } : value;
}
