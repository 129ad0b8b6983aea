import { decodeHTML, decodeHTMLAttribute } from 'entities/decode';

const MAX_PASSES = 10;

const decoders = { text: (html: string) => decodeHTML(html), attribute: decodeHTMLAttribute } as const;

interface Unescaping {
  /** In attributes, a name without a semicolon is not a reference before `=`, a letter or a digit. */
  readonly context: keyof typeof decoders;
  /** Decodes until nothing changes, at most ten times. */
  readonly repeat: boolean;
}

/** Decodes character references as browsers do (HTML Standard, section 13.2.5.72). Other text is unchanged. */
export function unescapeHtml(html: string, { context, repeat }: Unescaping): string {
  const decode = decoders[context];
  let text = decode(html);
  if (!repeat) return text;
  for (let passes = 1; passes < MAX_PASSES; passes++) {
    const next = decode(text);
    if (next === text) break;
    text = next;
  }
  return text;
}
