export type Status = 'unchanged' | 'added' | 'removed' | 'changed' | 'children-changed';

/**
 * A place in both documents. It has children where something below it changed; else its values say all. An object or
 * array whose children changed has no values, unless it lies too deep for its children to be listed.
 */
// A type and not an interface: only a type is a JsonValue.
export type TreeNode = {
  /** The member's name or the element's index; empty at the root. */
  readonly key: string;
  /** In the modified document; of what was removed, in the original. */
  readonly path: string;
  readonly type: 'object' | 'array' | 'value';
  readonly status: Status;
  /** Compact JSON; empty where there is none. */
  readonly oldValue: string;
  readonly newValue: string;
  readonly children: readonly TreeNode[];
};
