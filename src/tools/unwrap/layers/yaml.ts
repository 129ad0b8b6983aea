import format from '../../../formats/yaml.ts';
import { doubleQuote, formatFlowString } from '../../../lib/document/yaml/scalar.ts';
import type { YamlMapping, YamlNode, YamlScalar, YamlSyntax } from '../../../lib/document/yaml/node.ts';
import { resolvePlain } from '../../../lib/document/yaml/schema.ts';
import { parseYamlSyntax } from '../../../lib/document/yaml/syntax.ts';
import { InputError } from '../../../contract/errors.ts';
import type { Content } from '../content.ts';
import { textOf } from '../content.ts';
import type { Grade, Layer, Scope, Wrapped } from '../layer.ts';
import type { Located, Path } from '../names.ts';
import { isTimeName, prescriptionsOf } from '../names.ts';
import type { Slot } from '../slots.ts';
import { headOf, readDocument, unlessRejected } from './documents.ts';
import { formatPath, writeNumber } from './json.ts';
import { writeBlock } from './yaml-block.ts';

/** YAML 1.2 in block style; in flow style it looks like JSON. */
export const yaml: Layer = {
  id: 'yaml',
  async read(content, scope) {
    const isExpected = scope.expects === 'yaml';
    if (content.kind !== 'text' || (!isExpected && !/:[ \t\r\n]/u.test(content.text)) || !content.text.includes('\n')) return undefined;
    const { text } = content;
    const { head, isCut } = headOf(text);
    if (!isExpected && format.looksLike(head, isCut) !== 'confident') return undefined;
    const documents = await documentsIn(text, scope);
    if (!documents || documents.length === 0) return undefined;
    const slots = slotsOf(text, documents);
    const reading = readDocument('yaml', text, slots, gradeOf(text, documents), scope);
    return {
      ...reading,
      async wrap(part, changed, keys) {
        const wrapped = await reading.wrap(part, changed, keys);
        await refuseUnlessSame(wrapped, part, slots, changed, scope);
        return wrapped;
      },
    };
  },
};

const documentsIn = async (text: string, scope: Scope): Promise<readonly YamlSyntax[] | undefined> =>
  (await unlessRejected(parseYamlSyntax(text, 'text', false), scope))?.documents;

/**
 * Where a value is written decides what it may be in YAML: refuses what is not read back as the same.
 * @throws InputError `no-way-back`
 */
async function refuseUnlessSame({ content }: Wrapped, part: number, before: readonly Slot[], changed: Content, scope: Scope): Promise<void> {
  const text = content.kind === 'text' ? content.text : '';
  const after = slotsOf(text, (await documentsIn(text, scope)) ?? []);
  const isSame = after.length === before.length && after.every(({ value }, index) => value === (index === part ? textOf(changed) : before[index]?.value));
  if (!isSame) throw new InputError('no-way-back', { params: { layer: 'yaml' } });
}

/** Names of settings, but not the words before a colon in sentences, which start with an uppercase letter or contain spaces. */
const SETTING = /^[a-z_][\w.$/@-]*$/u;
const NAME = /^[\w.$/@-]+$/u;

/** Prose with colons is YAML too: a file of settings has a nested collection, a mark at its start, or short values of lower-case names. */
function gradeOf(text: string, [first]: readonly YamlSyntax[]): Grade {
  const root = first?.root;
  if (root?.kind === 'mapping' && root.pairs.length > 0) return isSettings(root, text) ? 'certain' : 'likely';
  const [item] = root?.kind === 'sequence' ? root.items : [];
  return item?.kind === 'mapping' && item.pairs.length > 1 && item.pairs.every(({ key }) => key.kind === 'scalar' && SETTING.test(key.text))
    ? 'certain'
    : 'likely';
}

function isSettings({ pairs }: YamlMapping, text: string): boolean {
  const names = pairs.map(({ key }) => (key.kind === 'scalar' ? key.text : ''));
  if (/^(?:---|%YAML)\s/u.test(text)) return true;
  if (names.every((name) => NAME.test(name)) && pairs.some(({ value }) => isNested(value))) return true;
  return pairs.length > 1 && names.every((name) => SETTING.test(name)) && pairs.every(({ value }) => value.kind !== 'scalar' || isShort(value));
}

const isNested = (node: YamlNode): boolean =>
  ((node.kind === 'mapping' || node.kind === 'sequence') && !node.isFlow) || (node.kind === 'scalar' && (node.style === 'literal' || node.style === 'folded'));

const isShort = ({ style, text }: YamlScalar): boolean => style !== 'plain' || text.split(' ').length < 4;

interface Placed extends Located {
  readonly node: YamlScalar;
  readonly isInFlow: boolean;
}

function slotsOf(text: string, documents: readonly YamlSyntax[]): readonly Slot[] {
  const found = documents.flatMap(({ root }, index) => scalarsIn(root, documents.length > 1 ? [index] : []));
  const prescribed = prescriptionsOf(found);
  return found
    .filter(({ node }) => node.style !== 'empty')
    .toSorted((a, b) => a.node.at - b.node.at)
    .map((placed) => ({
      ...slotOf(text, placed),
      ...prescribed(placed.path),
      ...(placed.node.properties?.tag?.text === BINARY && { expects: 'base64' as const }),
    }));
}

/** https://yaml.org/type/binary.html */
const BINARY = '!!binary';

function slotOf(text: string, { path, node, isInFlow }: Placed): Slot {
  const raw = text.slice(node.at, node.end);
  const kind = node.style === 'plain' ? resolvePlain(node.text, '1.2').kind : 'string';
  const isNumber = kind === 'integer' || kind === 'decimal';
  return {
    name: { text: formatPath(path) },
    start: node.at,
    end: node.end,
    value: node.text,
    write: isNumber ? writeNumber : (value) => writeString(value, node.style, raw, isInFlow),
    isTime: isNumber && isTimeName(String(path.at(-1))),
  };
}

function writeString(value: string, style: YamlScalar['style'], raw: string, isInFlow: boolean): string | undefined {
  if (style === 'literal' || style === 'folded') return writeBlock(value, raw);
  if (style === 'double' || (isInFlow && /[,[\]{}]/u.test(value))) return doubleQuote(value);
  if (style === 'plain') return formatFlowString(value, { quoteStyle: 'double', yaml11Safe: true }, true);
  return /[^\x20-\x7e\xa0-\ud7ff\ue000-\ufefe]/u.test(value) ? doubleQuote(value) : `'${value.replaceAll("'", "''")}'`;
}

/** The scalars of a document except its keys, without recursion: documents may be nested deeply. */
function scalarsIn(root: YamlNode, prefix: Path): readonly Placed[] {
  const found: Placed[] = [];
  const open: { readonly node: YamlNode; readonly path: Path; readonly isInFlow: boolean }[] = [{ node: root, path: prefix, isInFlow: false }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, path, isInFlow } = next;
    if (node.kind === 'scalar') found.push({ node, path, value: node.text, isInFlow });
    else if (node.kind === 'mapping') {
      for (const { key, value } of node.pairs)
        open.push({ node: value, path: [...path, key.kind === 'scalar' ? key.text : ''], isInFlow: isInFlow || node.isFlow });
    } else if (node.kind === 'sequence') {
      for (const [index, item] of node.items.entries()) open.push({ node: item, path: [...path, index], isInFlow: isInFlow || node.isFlow });
    }
  }
  return found;
}
