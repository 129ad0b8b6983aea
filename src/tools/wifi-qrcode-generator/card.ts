import { escapeAttribute, escapeText } from '../../lib/html-text/escape.ts';

/** The content of a printable card. */
export interface Card {
  /** BCP 47 tag. */
  readonly language: string;
  readonly invitation: string;
  readonly svg: string;
  /** Label → value, such as the network's name. */
  readonly lines: readonly (readonly [label: string, value: string])[];
}

const STYLE =
  'body{margin:0;font:16pt sans-serif;text-align:center}' +
  'main{display:inline-block;margin:8mm;padding:8mm;border:1px solid #888;border-radius:4mm;max-width:120mm}' +
  'h1{font-size:22pt;margin:0 0 4mm}svg{width:80mm;height:80mm}dl{margin:4mm 0 0}dt{font-size:10pt;color:#555}' +
  'dd{margin:0 0 3mm;font-weight:bold;overflow-wrap:anywhere;white-space:pre-wrap}';

/** Renders a card as a complete HTML document for printing. */
export function formatCard({ language, invitation, svg, lines }: Card): string {
  const described = lines.map(([label, value]) => `<dt>${escapeText(label)}</dt><dd>${escapeText(value)}</dd>`);
  return [
    `<!doctype html><html lang="${escapeAttribute(language)}"><head><meta charset="utf-8"><title>${escapeText(invitation)}</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${escapeText(invitation)}</h1>${svg}<dl>${described.join('')}</dl></main></body></html>`,
  ].join('');
}
