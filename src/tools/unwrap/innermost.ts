interface Nested<Node> {
  /** UTF-16 code units of text, or bytes. */
  readonly size: number;
  readonly children: readonly Node[];
}

interface Questions<Node> {
  readonly isOpened: (node: Node) => boolean;
  /** Whether a node is all that its layer contains, without a name in the data: the content of an encoding, not a value of a document. */
  readonly isContent: (node: Node) => boolean;
  /** Whether a node is more useful than its content: a certificate, not its extensions. */
  readonly isEnd: (node: Node) => boolean;
}

/** The innermost node: always into the largest part that is opened further, such as the payload of a token, at last into the content of an encoding. */
export function innermost<Node extends Nested<Node>>(node: Node, questions: Questions<Node>): Node {
  if (questions.isEnd(node)) return node;
  const { children } = node;
  const [largest] = children.filter(questions.isOpened).toSorted((a, b) => b.size - a.size);
  const [only, ...others] = children;
  const next = largest ?? (only && others.length === 0 && questions.isContent(only) ? only : undefined);
  return next ? innermost(next, questions) : node;
}
