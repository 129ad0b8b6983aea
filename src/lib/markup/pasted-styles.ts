/** The attributes that pasted elements keep. */
export const pastedAttributes: ReadonlySet<string> = new Set('href target rel title src alt width height colspan rowspan start type checked'.split(' '));

/** The 1-based level of a list item that Word wrote as a paragraph with a style and a marker, and the list element for it. */
export const readWordItem = (style: string, mark: string) => ({
  depth: Number(/mso-list:[^;]*level(\d)/u.exec(style)?.[1] ?? 1),
  list: /^[\da-z]+[.)]/iu.test(mark.trim()) ? ('ol' as const) : ('ul' as const),
});

interface RunStyle {
  readonly fontWeight: string;
  readonly fontStyle: string;
  readonly textDecoration: string;
  readonly verticalAlign: string;
}

/** The elements equivalent to the style of a `span`, `font`, `b` or `strong`. Google Docs wraps all copied content in a `b` that is not bold. */
export function elementsFor(name: string, { fontWeight, fontStyle, textDecoration, verticalAlign }: RunStyle, isInLink: boolean): readonly string[] {
  const isBold = /^(?:bold|bolder|[6-9]\d\d)$/u.test(fontWeight) || (fontWeight === '' && /^(?:b|strong)$/u.test(name));
  return [
    isBold ? 'strong' : '',
    fontStyle === 'italic' ? 'em' : '',
    textDecoration.includes('underline') && !isInLink ? 'u' : '',
    textDecoration.includes('line-through') ? 's' : '',
    verticalAlign === 'sub' ? 'sub' : verticalAlign === 'super' ? 'sup' : '',
  ].filter((element) => element !== '');
}
