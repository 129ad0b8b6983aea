import type { Target } from './definitions.ts';

/** Visible text. */
export interface Text {
  readonly kind: 'text';
  text: string;
}

/** Generated HTML. It is not visible text, except for breaks. */
export interface Markup {
  readonly kind: 'markup';
  readonly html: string;
  readonly text?: string;
}

/** Raw HTML in the Markdown. */
export interface Raw {
  readonly kind: 'raw';
  readonly text: string;
}

export interface Image {
  readonly kind: 'image';
  readonly target: Target;
  readonly alt: string;
}

/** The start of a link, or its end if the target is missing. */
export interface Link {
  readonly kind: 'link';
  readonly target: Target | undefined;
}

/** A run of emphasis delimiters: its unused part is between the ends and starts that it was used for. */
export interface Delimiter {
  readonly kind: 'delimiter';
  readonly mark: string;
  readonly length: number;
  /** Its number among those of its paragraph. */
  order: number;
  readonly canOpen: boolean;
  readonly canClose: boolean;
  left: number;
  ends: string;
  starts: string;
  previous: Delimiter | undefined;
  next: Delimiter | undefined;
}

export type Inline = Text | Markup | Raw | Image | Link | Delimiter;

/** Returns the visible text of inlines. */
export function textOf(inlines: readonly Inline[], withImages: boolean): string {
  let text = '';
  for (const inline of inlines) {
    if (inline.kind === 'text' || inline.kind === 'raw') text += inline.text;
    else if (inline.kind === 'markup') text += inline.text ?? '';
    else if (inline.kind === 'delimiter') text += inline.mark.repeat(inline.left);
    else if (inline.kind === 'image' && withImages) text += inline.alt;
  }
  return text;
}
