import format from '../../../formats/toml.ts';
import { parseTomlDocument } from '../../../lib/document/toml/reader.ts';
import { readTomlString, tomlTokenEnd } from '../../../lib/document/toml/scalar.ts';
import { quoteToml, quoteTomlLines } from '../../../lib/document/toml/string.ts';
import type { DocumentValue } from '../../../lib/document/value.ts';
import type { Layer } from '../layer.ts';
import type { Path } from '../names.ts';
import { isTimeName, prescriptionsOf } from '../names.ts';
import type { Slot } from '../slots.ts';
import { headOf, readDocument, unlessRejected } from './documents.ts';
import { formatPath, writeNumber } from './json.ts';

/** TOML 1.0.0. */
export const toml: Layer = {
  id: 'toml',
  async read(content, scope) {
    if (content.kind !== 'text' || !/^\uFEFF?\s*["'\w#[-]/u.test(content.text) || !content.text.includes('=')) return undefined;
    const { text } = content;
    const { head, isCut } = headOf(text);
    const isExpected = scope.expects === 'toml';
    if (!isExpected && !isCut && format.looksLike(head, isCut) === 'no') return undefined;
    const document = await unlessRejected(parseTomlDocument(text, 'text', false), scope);
    if (!document) return undefined;
    const slots = slotsOf(text, document.root);
    // Without tables, assignments in source code are TOML too.
    const hasTables = /^[ \t]*\[{1,2}[\w."' -]+\]{1,2}[ \t]*(?:#.*)?\r?$/mu.test(text);
    return slots.length === 0 && !isExpected ? undefined : readDocument('toml', text, slots, hasTables ? 'certain' : 'likely', scope);
  },
};

interface Placed {
  readonly path: Path;
  readonly value: string;
  readonly at: number;
  readonly isString: boolean;
}

function slotsOf(text: string, root: DocumentValue): readonly Slot[] {
  const found = [...scalarsIn(root)].toSorted((a, b) => a.at - b.at);
  const prescribed = prescriptionsOf(found);
  return found.map(({ path, value, at, isString }) => {
    const end = isString ? endOfString(text, at) : tomlTokenEnd(text, at);
    const raw = text.slice(at, end);
    return {
      name: { text: formatPath(path) },
      start: at,
      end,
      value: isString ? value : raw,
      write: isString ? (changed) => quoteLike(changed, raw) : writeNumber,
      isTime: !isString && isTimeName(String(path.at(-1))),
      ...prescribed(path),
    };
  });
}

function endOfString(text: string, at: number): number {
  const read = readTomlString(text, at, true);
  return read.ok ? read.end : at;
}

/** The strings and numbers of a document, without recursion: documents may be nested deeply. */
function* scalarsIn(root: DocumentValue): Generator<Placed> {
  const open: { readonly value: DocumentValue; readonly path: Path }[] = [{ value: root, path: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (value.kind === 'mapping') for (const member of value.members) open.push({ value: member.value, path: [...path, member.name] });
    else if (value.kind === 'sequence') for (const [index, item] of value.items.entries()) open.push({ value: item, path: [...path, index] });
    else if (value.kind === 'string') yield { path, value: value.text, at: value.at, isString: true };
    else if (value.kind === 'integer' || value.kind === 'decimal') yield { path, value: value.token, at: value.at, isString: false };
  }
}

// What a literal string cannot contain: it has no escapes.
const NOT_LITERAL = /[^\t -&(-~\x80-\u{10ffff}]/u;
const NOT_LITERAL_LINES = /[^\t\n -~\x80-\u{10ffff}]|'''|'$/u;

function quoteLike(value: string, raw: string): string {
  if (raw.startsWith('"""') || raw.startsWith("'''")) {
    const lineBreak = raw.includes('\r\n') ? '\r\n' : '\n';
    const startsLine = /^...\r?\n/u.test(raw) || value.startsWith('\n');
    const isLiteral = raw.startsWith("'") && !NOT_LITERAL_LINES.test(value);
    const lines = isLiteral ? `'''\n${value}'''` : quoteTomlLines(value);
    return (startsLine ? lines : lines.replace('\n', '')).replaceAll('\n', lineBreak);
  }
  return raw.startsWith("'") && !NOT_LITERAL.test(value) ? `'${value}'` : quoteToml(value);
}
