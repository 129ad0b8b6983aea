export type Status = 'unchanged' | 'added' | 'removed' | 'changed' | 'children-changed';

/**
 * A position in both documents. It has children if something below it changed; otherwise it only has values. An object or array whose children changed
 * has no values, unless it is too deeply nested to list its children.
 */
// A type rather than an interface: only a type is assignable to JsonValue.
export type TreeNode = {
  /** The key or the index; empty at the root. */
  readonly key: string;
  /** In the modified document; for removed values, in the original. */
  readonly path: string;
  readonly type: 'object' | 'array' | 'value';
  readonly status: Status;
  /** Compact JSON; empty if there is none. */
  readonly oldValue: string;
  readonly newValue: string;
  readonly children: readonly TreeNode[];
};
