import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { readJson } from '../../lib/document/json/json.ts';
import { writeXml } from '../../lib/document/xml/xml.ts';
import { createContext } from '../../runtime/platform/context.ts';

const context = createContext();
const writing = { rootName: 'root', itemName: 'item', indentWith: 'space', invalidNames: 'replace' } as const;

/** Returns the element names and the text of a document, using another parser, which throws on errors. */
function readWithSaxes(xml: string): { names: string[]; text: string } {
  const names: string[] = [];
  let text = '';
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    names.push(name);
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return { names, text };
}

const printable = fc.string({ unit: fc.constantFrom(...'ab1 <>&"\']-_@#:\t', 'é', '😀') });
const json = fc.json({ maxDepth: 3, stringUnit: fc.constantFrom(...'ab1 <>&"\']_@#:', 'é', '😀') });

test('another parser accepts any JSON as well-formed XML', async () => {
  const styles = fc.record({
    convention: fc.constantFrom('plain' as const, 'prefixed' as const),
    declaration: fc.boolean(),
    emptyElements: fc.constantFrom('self-close' as const, 'expand' as const),
    indent: fc.integer({ min: 0, max: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(json, styles, async (value, style) => {
      const xmlOf = async (text: string) => {
        const document = await readJson(text, 'input', { syntax: 'json', duplicateKeys: 'keep' }, context);
        return (await writeXml(document, { ...writing, ...style }, context)).output;
      };
      expect(readWithSaxes(await xmlOf(value)).names.length).toBeGreaterThan(0);
      expect(readWithSaxes(await xmlOf(`[1, ${value}]`)).names.slice(0, 2)).toEqual(['root', 'item']);
    }),
  );
});

test('another parser reads the text that was written', async () => {
  await fc.assert(
    fc.asyncProperty(printable, async (text) => {
      const document = await readJson(JSON.stringify({ a: text }), 'input', { syntax: 'json', duplicateKeys: 'keep' }, context);
      const style = { convention: 'plain', declaration: false, emptyElements: 'expand', indent: 2 } as const;
      const { output } = await writeXml(document, { ...writing, ...style }, context);
      expect(readWithSaxes(output)).toEqual({ names: ['a'], text });
    }),
  );
});
