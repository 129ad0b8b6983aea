import type { Alignment } from '../../lib/markdown/write-table.ts';

/** Inline formatting. Marks nest: each names the one around it. */
export interface Mark {
  readonly kind: 'strong' | 'em' | 'del' | 'link' | 'html';
  /** Markdown's delimiters cannot contain it: tags of HTML. */
  readonly tags?: readonly [start: string, end: string];
  readonly href?: string;
  readonly title?: string;
  readonly outer: Mark | undefined;
  readonly depth: number;
}

/** A part of a paragraph, within its marks. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string; readonly mark: Mark | undefined }
  | { readonly kind: 'code'; readonly text: string; readonly mark: Mark | undefined }
  | { readonly kind: 'image'; readonly src: string; readonly alt: string; readonly title: string; readonly mark: Mark | undefined }
  | { readonly kind: 'html'; readonly html: string; readonly mark: Mark | undefined }
  | { readonly kind: 'break'; readonly mark: Mark | undefined };

export interface Item {
  readonly task: boolean | undefined;
  readonly blocks: readonly Block[];
}

export interface Cell {
  readonly inlines: readonly Inline[];
}

export type Block =
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: number; readonly inlines: readonly Inline[] }
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'list'; readonly start: number | undefined; readonly items: readonly Item[]; readonly isTight: boolean }
  | { readonly kind: 'table'; readonly alignments: readonly Alignment[]; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'rule' };
