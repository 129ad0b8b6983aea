interface Placed {
  /** 1-based. */
  readonly startLine: number;
  endLine: number;
}

interface Parent extends Placed {
  readonly children: Block[];
}

export interface Document extends Parent {
  readonly type: 'document';
}

export interface Quote extends Parent {
  readonly type: 'quote';
}

/** The content of a footnote. */
export interface Note extends Parent {
  readonly type: 'note';
  readonly label: string;
}

export interface List extends Parent {
  readonly type: 'list';
  /** The character that items of a list share: the bullet, or the delimiter after the number. */
  readonly mark: string;
  /** The start of an ordered list. */
  readonly start: number | undefined;
  isTight: boolean;
}

export interface Item extends Parent {
  readonly type: 'item';
  /** Minimum indentation of a line in it. */
  readonly indent: number;
}

export interface Paragraph extends Placed {
  readonly type: 'paragraph';
  readonly lines: string[];
  /** The rest of the lines after the link reference definitions at their start; empty until the paragraph is closed. */
  text: string;
}

export interface Heading extends Placed {
  readonly type: 'heading';
  readonly level: number;
  readonly text: string;
}

export interface Fence {
  readonly character: string;
  readonly length: number;
  readonly indent: number;
  readonly info: string;
}

export interface Code extends Placed {
  readonly type: 'code';
  /** Undefined if it is indented. */
  readonly fence: Fence | undefined;
  readonly lines: string[];
}

export interface Html extends Placed {
  readonly type: 'html';
  /** Ends the block with the line that matches; without it, a blank line ends it. */
  readonly end: RegExp | undefined;
  readonly lines: string[];
}

export interface ThematicBreak extends Placed {
  readonly type: 'break';
}

export type Alignment = 'left' | 'right' | 'center' | undefined;

export interface Table extends Placed {
  readonly type: 'table';
  readonly alignments: readonly Alignment[];
  readonly header: readonly string[];
  readonly rows: (readonly string[])[];
}

export type Container = Document | Quote | Note | List | Item;
export type Block = Container | Paragraph | Heading | Code | Html | ThematicBreak | Table;

export const isContainer = (block: Block): block is Container => 'children' in block;
