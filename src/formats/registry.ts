import type { Format } from './format.ts';

const modules = import.meta.glob<Format>(['./*.ts', '!./format.ts', '!./registry.ts', '!./*.test.ts'], { eager: true, import: 'default' });

/** Every format by its id, in the table's order. */
export const formats: ReadonlyMap<string, Format> = new Map(
  Object.entries(modules)
    .map(([path, format]) => [path.slice('./'.length, -'.ts'.length), format] as const)
    .toSorted(([, a], [, b]) => a.order - b.order),
);

/** Returns a format and its ancestors, the format itself first. */
export function ancestorsOf(id: string): readonly string[] {
  const chain: string[] = [];
  for (let at: string | null | undefined = id; at; at = formats.get(at)?.parent) chain.push(at);
  return chain;
}

export interface Detection {
  readonly format: string;
  readonly confidence: 'confident' | 'plausible';
}

const MAX_LENGTH = 65_536;

/** Detects the formats of a text, in the table's order. The text is trimmed, and a long one judged by its beginning up to a line end. */
export function detect(text: string): readonly Detection[] {
  const trimmed = text.slice(0, 2 * MAX_LENGTH).trim();
  const head = beginningOf(trimmed);
  const isCut = head.length < trimmed.length;
  return [...formats].flatMap(([format, { looksLike }]) => {
    const confidence = looksLike(head, isCut);
    return confidence === 'no' ? [] : [{ format, confidence }];
  });
}

function beginningOf(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const cut = text.slice(0, MAX_LENGTH);
  const end = cut.lastIndexOf('\n');
  return end > 0 ? cut.slice(0, end) : cut;
}
