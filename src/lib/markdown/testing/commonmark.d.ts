// The part of the reference implementation that tests use; it has no types of its own.
declare module 'commonmark' {
  interface Node {
    readonly type: string;
  }

  export class Parser {
    parse(markdown: string): Node;
  }

  export class HtmlRenderer {
    render(node: Node): string;
  }
}
