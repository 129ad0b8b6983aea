import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson, writeJson } from '../../lib/document/json/json.ts';
import { readXml, writeXml } from '../../lib/document/xml/xml.ts';
import { createContext } from '../../runtime/platform/context.ts';

const context = createContext();
const reading = { parseValues: false, arrayElements: '', keepWhitespace: true } as const;
const layout = { indent: 2, indentWith: 'space' } as const;
const writing = { ...layout, rootName: 'root', itemName: 'item', declaration: false, emptyElements: 'self-close', invalidNames: 'error' } as const;

const toJson = async (xml: string, convention: 'compact' | 'ordered'): Promise<string> =>
  (await writeJson(await readXml(xml, 'input', { ...reading, convention }, context), layout, context)).output;

async function toXml(json: string, convention: 'compact' | 'ordered'): Promise<string> {
  const document = await readJson(json, 'input', { syntax: 'json', duplicateKeys: 'error' }, context);
  return (await writeXml(document, { ...writing, convention, indent: 0 }, context)).output;
}

const escaped = fc.string({ unit: fc.constantFrom('a', ' ', '7', '&amp;', '&lt;', "'", 'é', '😀'), minLength: 1, maxLength: 5 });
const xml = (isMixed: boolean) =>
  fc.letrec<{ element: string; content: string }>((tie) => ({
    element: fc.tuple(fc.constantFrom('a', 'b', 'x:y', '__proto__'), fc.option(escaped), tie('content')).map(([name, value, content]) => {
      const start = `<${name}${value === null ? '' : ` k="${value}"`}`;
      return content === '' ? `${start}/>` : `${start}>${content}</${name}>`;
    }),
    content: fc.oneof(
      { maxDepth: 3 },
      fc.constant(''),
      escaped,
      isMixed ? fc.array(fc.oneof(tie('element'), escaped, fc.constant('<!--c-->')), { maxLength: 4 }).map((parts) => parts.join('')) : tie('element'),
    ),
  })).element;

test('round-trips a document through ordered JSON', async () => {
  await fc.assert(
    fc.asyncProperty(xml(true), async (document) => {
      expect(await toXml(await toJson(document, 'ordered'), 'ordered')).toBe(document);
    }),
  );
});

test('round-trips a document without mixed content through compact JSON', async () => {
  await fc.assert(
    fc.asyncProperty(xml(false), async (document) => {
      expect(await toXml(await toJson(document, 'compact'), 'compact')).toBe(document);
    }),
  );
});

test('round-trips texts through XML, including whitespace', async () => {
  const text = fc.string({ unit: fc.constantFrom(' ', '\n', '\t', '\r', 'a', '&', 'é'), minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { minLength: 1, maxLength: 4 }),
      text,
      fc.constantFrom(0, 2),
      fc.constantFrom('auto', 'prefixed'),
      async (texts, value, indent, convention) => {
        const json = JSON.stringify({
          r: { '@k': value, ...Object.fromEntries(texts.map((each, index) => [`e${index}`, each])), z: { '@k': value, '#text': value } },
        });
        const document = await readJson(json, 'input', { syntax: 'json', duplicateKeys: 'error' }, context);
        const { output } = await writeXml(document, { ...writing, convention, indent }, context);
        const back = await readXml(output, 'input', { ...reading, keepWhitespace: false, convention: 'prefixed' }, context);
        expect((await writeJson(back, { ...layout, indent: 0 }, context)).output).toBe(json);
      },
    ),
  );
});
