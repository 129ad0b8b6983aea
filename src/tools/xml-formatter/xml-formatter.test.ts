import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { createContext } from '../../runtime/platform/context.ts';
import type { Layout } from './lay-out.ts';
import { layOutXml } from './lay-out.ts';

const context = createContext();
const layout: Layout = { indentation: '  ', collapseContent: true, attributeLayout: 'inline', emptyElements: 'keep', keepComments: true };
const minified: Layout = { ...layout, indentation: undefined };

const layOut = async (xml: string, style: Partial<Layout> = {}): Promise<string> => (await layOutXml(xml, 'input', { ...layout, ...style }, context)).output;

/** Parses a document with another parser, ignoring whitespace-only text and whitespace around text. */
function eventsOf(xml: string): readonly string[] {
  const events: string[] = [];
  let text = '';
  const add = (event: string): void => {
    if (text.trim() !== '') events.push(text.trim());
    text = '';
    events.push(event);
  };
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('opentag', ({ name, attributes }) => add(`<${name} ${JSON.stringify(attributes)}`));
  parser.on('closetag', ({ name }) => add(`>${name}`));
  parser.on('comment', (comment) => add(`!${comment}`));
  parser.on('cdata', (cdata) => add(`[${cdata}`));
  parser.on('processinginstruction', ({ target, body }) => add(`?${target} ${body}`));
  parser.write(xml).close();
  return events;
}

const text = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '&amp;', '&#10;', 'é', "'"), minLength: 1, maxLength: 5 });
const { document } = fc.letrec<{ document: string; node: string }>((tie) => ({
  document: fc
    .tuple(fc.constantFrom('a', 'b:c'), fc.constantFrom('', ' x="1"', '\n x = \'1\' y="2"', ' xml:space="preserve"'), fc.array(tie('node'), { maxLength: 4 }))
    .map(([name, attributes, children]) => `<${name}${attributes}>${children.join('')}</${name}\n>`),
  node: fc.oneof({ maxDepth: 4 }, text, fc.constantFrom('\n  ', '<e/>', '<e></e>', '<!-- c -->', '<?go there ?>', '<![CDATA[ < ]]>'), tie('document')),
}));
const style = fc.record({
  indentation: fc.constantFrom('', '  ', '\t', undefined),
  collapseContent: fc.boolean(),
  attributeLayout: fc.constantFrom('inline' as const, 'one-per-line' as const),
  emptyElements: fc.constantFrom('keep' as const, 'self-close' as const, 'expand' as const),
});

test('preserves the document for another parser', async () => {
  await fc.assert(
    fc.asyncProperty(document, style, async (xml, chosen) => {
      expect(eventsOf(await layOut(xml, chosen))).toEqual(eventsOf(xml));
    }),
  );
});

test('is idempotent', async () => {
  await fc.assert(
    fc.asyncProperty(document, style, fc.boolean(), async (xml, chosen, keepComments) => {
      const once = await layOut(xml, { ...chosen, keepComments });
      expect(await layOut(once, { ...chosen, keepComments })).toBe(once);
    }),
  );
});

test('formats minified XML like the original', async () => {
  const tidy = '<r>\n  <!-- c -->\n  <a x="1">text</a>\n  <p>Hello <b>you</b></p>\n  <e/>\n</r>';
  expect(await layOut(await layOut(tidy, minified))).toBe(tidy);
});

/** Returns the text of each text-only element, by another parser. */
function leavesOf(xml: string): readonly string[] {
  const leaves: string[] = [];
  const open: { text: string; isLeaf: boolean }[] = [];
  const parser = new SaxesParser();
  const spoil = (): void => {
    const top = open.at(-1);
    if (top) top.isLeaf = false;
  };
  parser.on('opentag', () => {
    spoil();
    open.push({ text: '', isLeaf: true });
  });
  for (const event of ['comment', 'processinginstruction'] as const) parser.on(event, spoil);
  parser.on('text', (part) => {
    const top = open.at(-1);
    if (top) top.text += part;
  });
  parser.on('closetag', () => {
    const top = open.pop();
    if (top?.isLeaf === true) leaves.push(top.text);
  });
  parser.write(xml).close();
  return leaves;
}

test('keeps whitespace on one line that is the only content of an element', async () => {
  const leaf = fc.string({ unit: fc.constantFrom(' ', '\t', '&#32;', '&#10;', '\u00a0', 'a'), maxLength: 3 }).map((content) => `<b x=" ">${content}</b>`);
  const nodes = fc.array(fc.oneof(leaf, fc.constantFrom('\n', ' ', '<c/>', '<!-- d -->')), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(nodes, style, async (children, chosen) => {
      const xml = `<a>${children.join('')}<e/></a>`;
      expect(leavesOf(await layOut(xml, { ...chosen, collapseContent: true }))).toEqual(leavesOf(xml));
    }),
  );
});
