import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { readJson } from '../../lib/document/json.ts';
import { writeXml } from '../../lib/document/xml.ts';
import { createContext } from '../../runtime/platform/context.ts';

const context = createContext();
const writing = { rootName: 'root', itemName: 'item', indentWith: 'space', invalidNames: 'replace' } as const;

/** Throws where another reader of XML finds a fault. */
function readWithSaxes(xml: string): string {
  let text = '';
  const parser = new SaxesParser();
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return text;
}

const printable = fc.string({ unit: fc.constantFrom(...'ab1 <>&"\']-_@#:\t', 'é', '😀') });
const json = fc.json({ maxDepth: 3, stringUnit: fc.constantFrom(...'ab1 <>&"\']_@#:', 'é', '😀') });

test('another reader finds any JSON well-formed', async () => {
  const styles = fc.record({
    convention: fc.constantFrom('plain' as const, 'prefixed' as const),
    declaration: fc.boolean(),
    emptyElements: fc.constantFrom('self-close' as const, 'expand' as const),
    indent: fc.integer({ min: 0, max: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(json, styles, async (value, style) => {
      const document = await readJson(value, 'input', { syntax: 'json', duplicateKeys: 'keep' }, context);
      const { output } = await writeXml(document, { ...writing, ...style }, context);
      expect(() => readWithSaxes(output)).not.toThrow();
    }),
  );
});

test('another reader reads the text that was written', async () => {
  await fc.assert(
    fc.asyncProperty(printable, async (text) => {
      const document = await readJson(JSON.stringify({ a: text }), 'input', { syntax: 'json', duplicateKeys: 'keep' }, context);
      const style = { convention: 'plain', declaration: false, emptyElements: 'expand', indent: 2 } as const;
      expect(readWithSaxes((await writeXml(document, { ...writing, ...style }, context)).output)).toBe(text);
    }),
  );
});
