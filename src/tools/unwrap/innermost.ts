interface Nested<Node> {
  /** UTF-16 code units of text, or bytes. */
  readonly size: number;
  readonly children: readonly Node[];
}

/** The innermost node: always into the largest part that is opened further, or the largest of all. The payload of a token is larger than its header. */
export function innermost<Node extends Nested<Node>>(node: Node, isOpened: (node: Node) => boolean): Node {
  const { children } = node;
  const opened = children.filter(isOpened);
  const [next] = (opened.length > 0 ? opened : children).toSorted((a, b) => b.size - a.size);
  return next ? innermost(next, isOpened) : node;
}
