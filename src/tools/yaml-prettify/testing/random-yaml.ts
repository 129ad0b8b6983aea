import fc from 'fast-check';

// YAML texts for tests, with everything that a formatter must keep: comments, blank lines, properties, all styles.

/** A node in block style: the rest of its first line, and the lines below with their indentation. */
interface Block {
  readonly head: string;
  readonly lines: readonly string[];
}
/** Formats itself in a collection at this column. */
type Render = (column: number) => Block;

const indented = (column: number, text: string): string => (text === '' ? '' : ' '.repeat(column) + text);

const plain = fc.constantFrom('a', 'b c', '1', '0x1F', 'no', '~', 'x:y', '-1', 'a[b', "it's", '?q', ':c', 'x#y', 'http://h/?a=b,c', 'a\\b', '1.10', '<<');
const quoted = fc.constantFrom("'a'", "''", "'it''s'", "'a\"b'", '"a\\nb"', '"x\\"y"', '"c\\\\d"', '""', "'#'", '": "', "'- a'");
const comment = fc.constantFrom('# one', '#two', '#  three: x', '# [', '#');
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> => fc.option(arbitrary, { nil: undefined, freq: 3 });

const lineEnd = maybe(comment).map((text) => (text === undefined ? '' : ` ${text}`));
const between = (column: number, parts: readonly string[]): string[] => parts.map((part) => indented(column, part));
const lead = fc.array(fc.oneof(comment, fc.constant('')), { maxLength: 2 });
const space = fc.constantFrom(' ', '  ');
const properties = fc.oneof({ weight: 6, arbitrary: fc.constant('') }, { weight: 1, arbitrary: fc.constantFrom('&x ', '!t ', '!!str ', '&y !t ', '! ') });

const flow = fc.letrec<{ node: string; sequence: string; mapping: string; entry: string }>((tie) => ({
  node: fc
    .tuple(
      properties,
      fc.oneof(
        { maxDepth: 3 },
        plain.filter((text) => !/[,[\]{}]/u.test(text)),
        quoted,
        tie('sequence'),
        tie('mapping'),
      ),
    )
    .map(([props, text]) => props + text),
  sequence: fc
    .tuple(fc.array(fc.oneof({ weight: 4, arbitrary: tie('node') }, { weight: 1, arbitrary: tie('entry') }), { maxLength: 3 }), separator())
    .map(([items, separate]) => `[${items.map((item, index) => separate(index) + item).join(',')}${separate(9)}]`),
  mapping: fc
    .tuple(fc.array(fc.oneof(tie('entry'), fc.constantFrom('k', '? k', '? [k] : v', '"k"', "'k'")), { maxLength: 3 }), separator())
    .map(([items, separate]) => `{${items.map((item, index) => separate(index) + item.replace('k', `k${index}`)).join(',')}${separate(9)}}`),
  entry: fc.tuple(fc.constantFrom('k', 'l k', '"k"', '', '[k]'), fc.oneof(tie('node'), fc.constant(''))).map(([key, value]) => `${key}: ${value}`),
}));

/** The content before the items of a flow collection. */
function separator(): fc.Arbitrary<(index: number) => string> {
  return fc.array(fc.constantFrom('', ' ', '  ', '\n', ' # c\n', '\n\n # d\n'), { maxLength: 3 }).map((parts) => (index) => parts[index % 3] ?? '');
}

/** Deep indentation of a flow collection's lines after the first. */
const fromFlow =
  (text: string, end: string): Render =>
  (column) => {
    const [head = '', ...lines] = text.split('\n');
    const rest = lines.map((line) => indented(column + 5, line));
    const all = [head, ...rest];
    all[all.length - 1] += end;
    return { head: all[0] ?? '', lines: all.slice(1) };
  };

const multiline = fc.constantFrom('a b\nc', 'a\n\nb\nc', '"a \\\n b\n\n c\\ \nd"', "'a\n''b''\n\nc'", '"\n a\n"');
const blockScalar = fc
  .tuple(
    fc.constantFrom('|', '>'),
    fc.constantFrom('', '-', '+'),
    fc.boolean(),
    fc.array(fc.constantFrom('a', 'b c', '', ' d', '# e', '\tf', '- g', '   '), { maxLength: 4 }),
    lineEnd,
    fc.nat({ max: 2 }),
  )
  .map(
    ([style, chomping, isExplicit, lines, end, more]): Render =>
      (column) => {
        const width = (column < 0 ? 0 : column) + 1 + more;
        const startsWithSpace = /^\s/u.test(lines.find((line) => line !== '') ?? '');
        const digit = isExplicit || startsWithSpace ? String(1 + more) : '';
        return { head: style + digit + chomping + end, lines: lines.map((line) => indented(width, line)) };
      },
  );

const scalar: fc.Arbitrary<Render> = fc.oneof(
  fc.tuple(fc.oneof(plain, quoted), lineEnd).map(
    ([text, end]): Render =>
      () => ({ head: text + end, lines: [] }),
  ),
  fc.tuple(multiline, lineEnd).map(([text, end]) => fromFlow(text, end)),
  fc.tuple(flow.node, lineEnd).map(([text, end]) => fromFlow(text, end)),
  blockScalar,
);

const { node, mapping, sequence } = fc.letrec<{ node: Render; mapping: Render; sequence: Render }>((tie) => ({
  node: fc.oneof({ maxDepth: 4 }, scalar, scalar, tie('mapping'), tie('sequence')),
  sequence: fc.tuple(fc.array(fc.tuple(lead, space, properties, tie('node'), lineEnd), { minLength: 1, maxLength: 3 }), lead).map(
    ([items, tail]): Render =>
      (column) => ({
        head: '',
        lines: [
          ...items.flatMap(([before, gap, props, item, end]) => [
            ...between(column, before),
            ...member(`${' '.repeat(column)}-`, gap, props, item, end, column),
          ]),
          ...between(column, tail),
        ],
      }),
  ),
  mapping: fc
    .tuple(
      fc.array(fc.tuple(lead, space, properties, tie('node'), lineEnd, fc.nat({ max: 9 })), { minLength: 1, maxLength: 3 }),
      lead,
      fc.array(fc.oneof(plain, quoted), { minLength: 3, maxLength: 3 }),
    )
    .map(
      ([members, tail, names]): Render =>
        (column) => ({
          head: '',
          lines: [
            ...members.flatMap(([before, gap, props, value, end, kind], index) => {
              const name = names[index] ?? '';
              const pad = ' '.repeat(column);
              if (kind === 0) return [...between(column, before), `${pad}? ${name}${index}${end}`, ...member(`${pad}:`, gap, props, value, end, column)];
              if (kind === 1) return [...between(column, before), `${pad}? ${name}${index}`];
              return [...between(column, before), ...member(`${pad}${keyOf(name, index)}:`, gap, props, value, end, column)];
            }),
            ...between(column, tail),
          ],
        }),
    ),
}));

const keyOf = (name: string, index: number): string => (/^['"]/u.test(name) ? `${name.slice(0, -1)}${index}${name.slice(-1)}` : `${name}${index}`);

function member(opening: string, gap: string, props: string, value: Render, end: string, column: number): string[] {
  const { head, lines } = value(column + 3);
  if (head === '') return [opening + (props === '' ? '' : gap + props.trimEnd()) + end, ...lines];
  return [opening + gap + props + value(column).head, ...value(column).lines];
}

const document = fc
  .tuple(lead, fc.oneof(node, mapping, sequence), fc.constantFrom('', '---\n', '--- # d\n', '%YAML 1.2\n---\n'), fc.constantFrom('', '', '...\n', '... # e\n'))
  .map(([before, root, start, end]) => {
    const { head, lines } = root(0);
    return `${start}${[...before, ...(head === '' ? [] : [head]), ...lines].join('\n')}\n${end}`;
  });

/** Most of these texts are valid. */
export const anyYaml = fc
  .tuple(fc.array(document, { minLength: 1, maxLength: 2 }), fc.constantFrom('\n', '\n', '\r\n'), fc.boolean())
  .map(([documents, lineBreak, hasMark]) => (hasMark ? '\ufeff' : '') + documents.join('---\n').replaceAll('\n', lineBreak));
