import { expect, test } from 'vitest';
import { pastedFile, pastedText } from './pasted.ts';

const COOKIE = '%7B%22user%22%3A%22ada%22%2C%22id%22%3A7%7D';

test('a text is offered to tools, and to the recipes that start with it, with the text', async () => {
  const { text, isFile, offers, recipes } = await pastedText(COOKIE, 'en');
  expect([text, isFile]).toEqual([COOKIE, false]);
  expect(offers[0]?.tool).toBe('url-encoder');
  expect(recipes.map((recipe) => [recipe.name, recipe.text])).toContainEqual(['Cookie to JSON', COOKIE]);
});

test.each([
  ['a link', 'https://gchq.github.io/CyberChef/#recipe=MD5()&input=YQ'],
  ['JSON', '[{"op":"MD5","args":[]}]'],
])('%s of CyberChef can be imported', async (_form, chef) => {
  const { recipes } = await pastedText(chef, 'en');
  expect(recipes[0]).toEqual({ id: 'cyberchef', name: 'CyberChef recipe', description: 'Convert and preview', tools: [], text: chef });
});

test.each(['MD5()', '[{"op":"replace","path":"/a","value":1}]', 'https://example.com/?recipe=pasta'])(
  '%s is not offered as a recipe of CyberChef',
  async (text) => {
    const { recipes } = await pastedText(text, 'en');
    expect(recipes.filter(({ id }) => id === 'cyberchef')).toEqual([]);
  },
);

test('a text file offers them too, by its name', async () => {
  const { text, isFile, offers, recipes } = await pastedFile(new File([COOKIE], 'cookie.txt', { type: 'text/plain' }), 'en');
  expect([text, isFile]).toEqual(['cookie.txt', true]);
  expect(offers.length).toBeGreaterThan(0);
  expect(recipes.map((recipe) => [recipe.name, recipe.text])).toContainEqual(['Cookie to JSON', COOKIE]);
});

test.each([
  ['a binary file', new File(['\0\0\0\0'], 'zeros.bin')],
  ['a text above the limit', new File([COOKIE + ' '.repeat(300_001 - COOKIE.length)], 'long.txt')],
])('offers no recipe for %s', async (_what, file) => {
  const { offers, recipes } = await pastedFile(file, 'en');
  expect(recipes).toEqual([]);
  expect(offers.length).toBeGreaterThan(0);
});

test('reads a file that is just short enough', async () => {
  const [start, end] = ['%7B%22user%22%3A%22', '%22%7D'];
  const { recipes } = await pastedFile(new File([start + 'a'.repeat(300_000 - start.length - end.length) + end], 'long.txt'), 'en');
  expect(recipes).not.toEqual([]);
});

const offered = async (file: File): Promise<readonly string[]> => (await pastedFile(file, 'en')).offers.map(({ tool, operation }) => `${tool} ${operation}`);

test.each([
  ['data.csv', 'text/csv', 'id,name\n1,Ada\n2,Grace\n3,Alan\n', 'json-to-csv parse'],
  ['data', '', 'id,name\n1,Ada\n2,Grace\n3,Alan\n', 'json-to-csv parse'],
  ['package.json', 'application/json', '{"name": "demo"}', 'json-prettify format'],
  ['feed.xml', 'text/xml', '<rss version="2.0"><channel/></rss>', 'xml-formatter format'],
  ['config.yaml', '', 'name: Penknife\nblades:\n  - large\n', 'yaml-prettify format'],
])('the text file %s is detected by its content, then as a file', async (name, type, content, first) => {
  const offers = await offered(new File([content], name, { type }));
  expect(offers[0]).toBe(first);
  expect(offers).toContain('hash-text hash');
});

test('a binary file and an image are detected by their types', async () => {
  expect(await offered(new File(['\0\0\0\0'], 'zeros.bin'))).not.toContain('json-to-csv parse');
  expect((await offered(new File(['a,b\n1,2\n3,4\n5,6'], 'dot.png', { type: 'image/png' })))[0]).toMatch(/^qrcode-generator/u);
});

test('of a long file only the beginning is read, up to the end of a line', async () => {
  const content = `id,name\n${'1,Zoë\n'.repeat(60_000)}`;
  const file = new File([content], 'long.csv');
  const { offers, cut, recipes } = await pastedFile(file, 'en');
  expect([offers[0]?.tool, offers[0]?.operation]).toEqual(['json-to-csv', 'parse']);
  expect(recipes).toEqual([]);
  expect(cut?.file).toBe(file);
  expect(cut?.text).toMatch(/^id,name\n.*1,Zoë$/su);
  expect(cut?.text.length).toBeLessThan(65_536);
  expect(Object.values(offers[0]?.values ?? {})).toContain(cut?.text);
});
