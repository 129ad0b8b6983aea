import { encodeHtml } from './characters.ts';
import { encodeAddress } from './escapes.ts';
import { normalizeLabel, readDestination, readLabel, skipSpace, TitleReader } from './link-parts.ts';

/** The destination of a link, as it appears in HTML. */
export interface Target {
  readonly address: string;
  /** The attribute preceded by a space; empty if there is no title. */
  readonly title: string;
}

export const toTarget = (address: string, title: string | undefined): Target => ({
  address: encodeHtml(encodeAddress(address)),
  title: title === undefined || title === '' ? '' : ` title="${encodeHtml(title)}"`,
});

/** Targets of links and footnotes, by normalized label. */
export interface References {
  readonly targets: Map<string, Target>;
  readonly notes: Set<string>;
}

/** Moves the link reference definitions at the start of a paragraph to `targets`, where the first of a label is used. Returns the rest. */
export function takeDefinitions(text: string, targets: Map<string, Target>): string {
  if (!text.startsWith('[')) return text;
  const titles = new TitleReader(text);
  let at = 0;
  for (let next = readDefinition(titles, at, targets); next !== undefined; next = readDefinition(titles, at, targets)) at = next;
  return text.slice(at);
}

/** Returns the end of the definition that starts here, and of its line. */
function readDefinition(titles: TitleReader, start: number, targets: Map<string, Target>): number | undefined {
  const { text } = titles;
  const label = readLabel(text, start);
  if (!label || text[label.end] !== ':') return undefined;
  const key = normalizeLabel(label.value);
  const addressStart = skipSpace(text, label.end + 1);
  const address = readDestination(text, addressStart);
  if (key === '' || !address || address.end === addressStart) return undefined;
  const titleStart = skipSpace(text, address.end);
  const title = titleStart > address.end ? titles.read(titleStart) : undefined;
  const endWithTitle = title && endOfLine(text, title.end);
  const end = endWithTitle ?? endOfLine(text, address.end);
  if (end === undefined) return undefined;
  if (!targets.has(key)) targets.set(key, toTarget(address.value, endWithTitle === undefined ? undefined : title?.value));
  return end;
}

const REST_OF_LINE = /[ \t]*(?:\n|$)/y;

function endOfLine(text: string, at: number): number | undefined {
  REST_OF_LINE.lastIndex = at;
  const rest = REST_OF_LINE.exec(text)?.[0];
  return rest === undefined ? undefined : at + rest.length;
}
